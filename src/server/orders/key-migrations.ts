import { sql } from 'kysely'
import { integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { sortByKey } from '#server/database/sort-by-key.ts'

/** Fewer pages are written with each order. */
export const orderKeyMigrations: Migration[] = [
  {
    name: '2027-01-20-a-timelines-by-order',
    async up(database) {
      await sortByKey(
        database,
        {
          name: 'order_events',
          columns: { website_id: text, id: text, order_id: text, kind: text, at: integer, by_name: text, text },
          primaryKey: ['website_id', 'order_id', 'at', 'id'],
          references: [
            { columns: ['website_id', 'order_id'], table: 'orders', to: ['website_id', 'id'], onDelete: 'cascade' },
          ],
        },
        'order_events_by_order_id_at',
      )
      // SQLite has dropped it with the former table. Requests for reviews ask what was shipped or opened some days ago.
      await database.schema
        .createIndex('order_events_given')
        .ifNotExists()
        .on('order_events')
        .columns(['website_id', 'at', 'order_id'])
        .where(sql<boolean>`kind in ('fulfilled', 'downloads-opened')`)
        .execute()
      // Whether a customer has ordered before is asked by the customer, who may have several addresses.
      await database.schema.dropIndex('orders_by_email').execute()
    },
  },
]
