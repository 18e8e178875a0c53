import { sql } from 'kysely'
import {
  addColumn,
  defineTable,
  dropNotNull,
  integer,
  nullable,
  text,
  withDefault,
} from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { spellSearchKeys } from '#server/database/plain-search-keys.ts'
import { indexWords } from '#server/database/word-index.ts'
import { addItemsToSearchKeys } from './search-key.ts'

/** The steps of the tables of orders until 2026; the types are in `tables.ts`, the later steps in `list-migrations.ts`. */
export const orderMigrations: Migration[] = [
  {
    name: '2026-11-20-m-orders',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      const order = {
        columns: ['website_id', 'order_id'],
        table: 'orders',
        to: ['website_id', 'id'],
        onDelete: 'cascade',
      } as const
      await defineTable(database, {
        name: 'orders',
        columns: {
          website_id: text,
          id: text,
          number: integer,
          cart_id: text,
          placed_at: integer,
          state: text,
          payment_state: text,
          payment_method: text,
          test_mode: integer,
          email: text,
          buyer_name: text,
          search_key: text,
          total_quantity: integer,
          currency: text,
          subtotal_cents: integer,
          discount_cents: integer,
          shipping_cost_cents: integer,
          tax_cents: integer,
          grand_total_cents: integer,
          details: text,
        },
        primaryKey: ['website_id', 'id'],
        unique: [
          ['website_id', 'number'],
          ['website_id', 'cart_id'],
        ],
        references: [website],
        indexes: [
          ['website_id', 'placed_at', 'id'],
          ['website_id', 'state', 'placed_at'],
        ],
      })
      await defineTable(database, {
        name: 'order_lines',
        columns: {
          website_id: text,
          id: text,
          order_id: text,
          position: integer,
          product_id: text,
          variant_id: text,
          sku: text,
          quantity: integer,
          fulfilled_quantity: integer,
          unit_price_cents: integer,
          total_cents: integer,
          details: text,
        },
        primaryKey: ['website_id', 'id'],
        references: [order],
        indexes: [
          ['website_id', 'order_id', 'position'],
          ['website_id', 'product_id'],
        ],
      })
      await defineTable(database, {
        name: 'order_events',
        columns: { website_id: text, id: text, order_id: text, kind: text, at: integer, by_name: text, text },
        primaryKey: ['website_id', 'id'],
        references: [order],
        indexes: [['website_id', 'order_id', 'at']],
      })
      await defineTable(database, {
        name: 'fulfilments',
        columns: {
          website_id: text,
          id: text,
          order_id: text,
          at: integer,
          carrier: text,
          tracking_number: text,
          tracking_url: text,
          lines: text,
        },
        primaryKey: ['website_id', 'id'],
        references: [order],
        indexes: [['website_id', 'order_id']],
      })
    },
  },
  {
    name: '2026-11-20-r-order-refunds',
    async up(database) {
      await addColumn(database, 'orders', 'refunded_cents', withDefault(integer, 0))
    },
  },
  {
    name: '2026-11-22-m2-orders-without-tests',
    async up(database) {
      const columns = ['website_id', 'test_mode', 'state', 'payment_state']
      await database.schema.createIndex('orders_by_test_mode_state').on('orders').columns(columns).execute()
    },
  },
  {
    name: '2026-11-22-m4-orders-by-delivery-and-items',
    async up(database) {
      await addColumn(database, 'orders', 'delivery', withDefault(text, 'none'))
      const deliverAs = (delivery: string, sign: string) =>
        database.updateTable('orders').set({ delivery }).where('details', 'like', sign).execute()
      await deliverAs('pickup', '%"isPickup":true%')
      await deliverAs('parcel', '%"isPickup":false%')
      await database.schema
        .createIndex('orders_by_grand_total_cents_id')
        .on('orders')
        .columns(['website_id', 'grand_total_cents', 'id'])
        .execute()
      await addItemsToSearchKeys(database)
    },
  },
  {
    name: '2026-11-22-s1-fulfilments-by-carrier',
    async up(database) {
      await database.schema
        .createIndex('fulfilments_by_carrier')
        .on('fulfilments')
        .columns(['website_id', 'carrier', 'order_id'])
        .execute()
    },
  },
  {
    name: '2026-11-22-s2-words-of-orders',
    up: (database) => indexWords(database, 'orders'),
  },
  {
    name: '2026-11-23-o1-refunds',
    async up(database) {
      const order = {
        columns: ['website_id', 'order_id'],
        table: 'orders',
        to: ['website_id', 'id'],
        onDelete: 'cascade',
      } as const
      await defineTable(database, {
        name: 'refunds',
        columns: {
          website_id: text,
          id: text,
          order_id: text,
          at: integer,
          by_name: text,
          cents: integer,
          shipping_cents: integer,
          done_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        references: [order],
        indexes: [['website_id', 'order_id']],
      })
      const refund = { columns: ['website_id', 'refund_id'], table: 'refunds', to: ['website_id', 'id'] } as const
      const line = { columns: ['website_id', 'line_id'], table: 'order_lines', to: ['website_id', 'id'] } as const
      await defineTable(database, {
        name: 'refund_lines',
        columns: {
          website_id: text,
          refund_id: text,
          line_id: text,
          quantity: integer,
          cents: integer,
          restocked: integer,
        },
        primaryKey: ['website_id', 'refund_id', 'line_id'],
        references: [
          { ...refund, onDelete: 'cascade' },
          { ...line, onDelete: 'cascade' },
        ],
      })
      // Until now an order had one full refund, which gets its id. For canceled orders with an open refund at a
      // provider it is not done.
      await sql`insert into refunds (website_id, id, order_id, at, by_name, cents, shipping_cents, done_at)
        select website_id, id, id, placed_at, '', grand_total_cents, shipping_cost_cents,
          case when refunded_cents > 0 then placed_at end
        from orders where refunded_cents > 0 or (state = 'cancelled' and payment_state = 'paid' and grand_total_cents > 0
          and payment_method in ('test-card', 'test-afterpay', 'test-clearpay'))`.execute(database)
    },
  },
  {
    name: '2026-11-23-o2-orders-without-cart',
    up: (database) => dropNotNull(database, 'orders', 'cart_id'),
  },
  {
    name: '2026-11-24-b1-orders-filtered',
    async up(database) {
      // Lists are filtered within their order: each index contains all that filters look at, so that no row is read.
      const filters = ['state', 'payment_state', 'delivery', 'test_mode', 'placed_at']
      const { schema } = database
      await schema.dropIndex('orders_by_state_placed_at').execute()
      await schema.dropIndex('orders_by_test_mode_state').execute()
      await schema.dropIndex('orders_by_grand_total_cents_id').execute()
      await schema
        .createIndex('orders_filtered_by_number')
        .on('orders')
        .columns(['website_id', 'number', 'id', ...filters])
        .execute()
      await schema
        .createIndex('orders_filtered_by_total')
        .on('orders')
        .columns(['website_id', 'grand_total_cents', 'id', ...filters])
        .execute()
      // Where few orders are in a state, they are found by it. Those that wait are counted on the home screen too.
      const rare = {
        open: "state = 'open'",
        canceled: "state = 'cancelled'",
        awaiting: "payment_state = 'awaiting'",
        refunded: "payment_state = 'refunded'",
        test: 'test_mode = 1',
      }
      for (const [name, condition] of Object.entries(rare))
        await schema
          .createIndex(`orders_${name}`)
          .on('orders')
          .columns(['website_id', 'number', 'id', ...filters])
          .where(sql.raw<boolean>(condition))
          .execute()
      // `readSales` sums these.
      await schema
        .createIndex('orders_sales')
        .on('orders')
        .columns(['website_id', 'placed_at', 'grand_total_cents'])
        .where(sql<boolean>`payment_state = 'paid' and state <> 'cancelled' and test_mode = 0`)
        .execute()
    },
  },
  {
    name: '2026-11-24-b4-words-of-orders-in-one-tree',
    up: (database) => indexWords(database, 'orders'),
  },
  {
    name: '2026-11-24-c1-plain-letters-of-orders',
    up: (database) => spellSearchKeys(database, 'orders'),
  },
  {
    name: '2026-12-09-b-orders-by-slot',
    async up(database) {
      await addColumn(database, 'orders', 'due_date', nullable(text))
      await addColumn(database, 'orders', 'due_from', nullable(integer))
      await database.schema
        .createIndex('orders_due')
        .on('orders')
        .columns(['website_id', 'due_date', 'due_from', 'number'])
        .where(sql<boolean>`due_date is not null`)
        .execute()
    },
  },
]
