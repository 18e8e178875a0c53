import { sql } from 'kysely'
import { addColumn, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

/** The steps for refunds of parts of orders; the types are in `tables.ts`. */
export const refundMigrations: Migration[] = [
  {
    name: '2026-12-01-a-refunds-of-parts',
    async up(database) {
      await addColumn(database, 'order_lines', 'refunded_quantity', withDefault(integer, 0))
      await addColumn(database, 'order_lines', 'removed_quantity', withDefault(integer, 0))
      await addColumn(database, 'refunds', 'state', withDefault(text, 'pending'))
      await addColumn(database, 'refunds', 'by_hand', withDefault(integer, 0))
      await addColumn(database, 'refunds', 'reason', withDefault(text, ''))
      await addColumn(database, 'refunds', 'failure', withDefault(text, ''))
      await addColumn(database, 'refunds', 'notify_buyer', withDefault(integer, 0))
      await addColumn(database, 'refunds', 'request_key', nullable(text))
      await sql`update refunds set state = 'done' where done_at is not null`.execute(database)
      await sql`update refunds set by_hand = 1 where exists (select 1 from orders
        where orders.website_id = refunds.website_id and orders.id = refunds.order_id
        and orders.payment_method in ('bank-transfer', 'pay-on-pickup'))`.execute(database)
      // Until now only refunds of whole orders had lines.
      await sql`update order_lines set
        refunded_quantity = quantity, removed_quantity = quantity - fulfilled_quantity
        where (website_id, id) in (select website_id, line_id from refund_lines)`.execute(database)
      // Lines that are deleted with their website are looked for here.
      await database.schema
        .createIndex('refund_lines_by_line')
        .on('refund_lines')
        .columns(['website_id', 'line_id'])
        .execute()
      // What was refunded in the provider's dashboard had no state of its own.
      await sql`update orders set payment_state = 'partly-refunded'
        where payment_state = 'paid' and refunded_cents > 0`.execute(database)
      await database.schema
        .createIndex('refunds_by_request_key')
        .unique()
        .on('refunds')
        .columns(['website_id', 'order_id', 'request_key'])
        .where(sql<boolean>`request_key is not null`)
        .execute()
      await database.schema
        .createIndex('refunds_failed')
        .on('refunds')
        .columns(['website_id', 'order_id'])
        .where(sql<boolean>`state = 'failed'`)
        .execute()
      await database.schema
        .createIndex('orders_partly_refunded')
        .on('orders')
        .columns(['website_id', 'number', 'id', 'state', 'payment_state', 'delivery', 'test_mode', 'placed_at'])
        .where(sql<boolean>`payment_state = 'partly-refunded'`)
        .execute()
      await database.schema.dropIndex('orders_sales').execute()
      // `readSales` sums these. It contains the condition's columns too, so that SQLite reads no row.
      await database.schema
        .createIndex('orders_takings')
        .on('orders')
        .columns([
          ...['website_id', 'placed_at', 'grand_total_cents', 'refunded_cents'],
          ...['state', 'payment_state', 'test_mode'],
        ])
        .where(sql<boolean>`state <> 'cancelled' and test_mode = 0 and payment_state in ('paid', 'partly-refunded')`)
        .execute()
    },
  },
  {
    name: '2027-01-15-a-parts-of-refunds',
    async up(database) {
      await addColumn(database, 'refunds', 'parts', nullable(text))
    },
  },
  {
    name: '2027-01-21-a-fees-of-refunds',
    async up(database) {
      await addColumn(database, 'refunds', 'fee_cents', withDefault(integer, 0))
    },
  },
]
