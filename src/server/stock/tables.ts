import { sql } from 'kysely'
import { addColumn, defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { sortByKey } from '#server/database/sort-by-key.ts'
import type { StockReason } from '#shared/stock/schema.ts'

export interface StockTables {
  /** The ledger: every change of a variant's stock, its reason, and the result. */
  stock_changes: {
    website_id: string
    id: string
    variant_id: string
    at: number
    /** Pieces added (positive) or removed (negative). */
    change: number
    /** At its location. */
    left_over: number
    reason: StockReason
    /** The order, payment or import that caused it. */
    about_id: string | null
    user_id: string | null
    /** The API key that did it, which `user_id` made; null for people and jobs. */
    api_key_id: string | null
    /** Null: the main one. */
    location_id: string | null
  }
  /** Variants that have run low since the last email about it. */
  low_stock_notices: { website_id: string; variant_id: string; noted_at: number }
}

export const stockMigrations: Migration[] = [
  {
    name: '2026-11-20-i-stock',
    async up(database) {
      await defineTable(database, {
        name: 'stock_changes',
        columns: {
          website_id: text,
          id: text,
          variant_id: text,
          at: integer,
          change: integer,
          left_over: integer,
          reason: text,
          about_id: nullable(text),
          user_id: nullable(text),
        },
        primaryKey: ['website_id', 'id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [['website_id', 'variant_id', 'at']],
      })
    },
  },
  {
    name: '2026-12-21-a-low-stock',
    async up(database) {
      await addColumn(database, 'variants', 'low_stock_at', nullable(integer))
      await database.schema
        .createIndex('variants_low_stock_at')
        .on('variants')
        .columns(['website_id', 'product_id'])
        .where(sql<boolean>`low_stock_at is not null`)
        .execute()
      await defineTable(database, {
        name: 'low_stock_notices',
        columns: { website_id: text, variant_id: text, noted_at: integer },
        primaryKey: ['website_id', 'variant_id'],
        references: [
          {
            columns: ['website_id', 'variant_id'],
            table: 'variants',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
      })
    },
  },
  {
    // After the step that adds the location.
    name: '2027-01-20-a-stock-changes-by-variant',
    up: (database) =>
      sortByKey(
        database,
        {
          name: 'stock_changes',
          columns: {
            ...{ website_id: text, id: text, variant_id: text, at: integer, change: integer, left_over: integer },
            ...{ reason: text, about_id: nullable(text), user_id: nullable(text), location_id: nullable(text) },
          },
          primaryKey: ['website_id', 'variant_id', 'at', 'id'],
          references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        },
        'stock_changes_by_variant_id_at',
      ),
  },
  {
    name: '2027-01-22-c-stock-changes-of-api-keys',
    up: (database) => addColumn(database, 'stock_changes', 'api_key_id', nullable(text)),
  },
]
