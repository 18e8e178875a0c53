import { sql } from 'kysely'
import { addColumn, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

/** Columns for other currencies than the shop's own; their types are with the tables of orders and products. */
export const currencyMigrations: Migration[] = [
  {
    name: '2026-12-13-a-orders-in-currencies',
    async up(database) {
      await addColumn(database, 'orders', 'exchange_rate', nullable(text))
      const columns = ['website_id', 'placed_at', 'grand_total_cents', 'refunded_cents', 'gift_card_cents']
      const condition = ['state', 'payment_state', 'test_mode']
      await database.schema.dropIndex('orders_takings').execute()
      // As before, with the new column: `readSales` adds up the currencies one by one.
      await database.schema
        .createIndex('orders_takings')
        .on('orders')
        .columns([...columns, 'exchange_rate', ...condition])
        .where(sql<boolean>`state <> 'cancelled' and test_mode = 0 and payment_state in ('paid', 'partly-refunded')`)
        .execute()
      await database.schema
        .createIndex('orders_in_currencies')
        .on('orders')
        .columns([...columns, 'exchange_rate', ...condition])
        .where(sql<boolean>`exchange_rate is not null`)
        .execute()
    },
  },
  {
    name: '2026-12-13-b-fixed-prices',
    async up(database) {
      await addColumn(database, 'variants', 'fixed_prices', nullable(text))
      await addColumn(database, 'products', 'fixed_prices', nullable(text))
    },
  },
]
