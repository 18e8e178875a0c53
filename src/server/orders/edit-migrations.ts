import { sql } from 'kysely'
import { addColumn, integer, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

/** Columns for orders that are edited; their types are with the tables of orders. */
export const orderEditMigrations: Migration[] = [
  {
    name: '2026-12-24-b-a-order-edits',
    async up(database) {
      await addColumn(database, 'orders', 'owed_cents', withDefault(integer, 0))
      await addColumn(database, 'orders', 'revision', withDefault(integer, 0))
      await addColumn(database, 'refunds', 'of_edit', withDefault(integer, 0))
      await database.schema
        .createIndex('orders_owed')
        .on('orders')
        .columns(['website_id', 'number', 'id'])
        .where(sql<boolean>`owed_cents > 0`)
        .execute()
    },
  },
]
