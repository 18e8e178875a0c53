import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { CountState } from '#shared/stock-counts/schema.ts'

export interface CountTables {
  /** Counts of what is at a location. */
  stock_counts: {
    website_id: string
    id: string
    number: number
    state: CountState
    location_id: string
    /** Its name when the count was started, in case that it is deleted. */
    location_name: string
    is_blind: number
    /** All lines, those that were counted, and those of them with another number than expected. */
    lines: number
    counted: number
    different: number
    started_at: number
    /** The name of the person. */
    started_by: string
    closed_at: number | null
  }
  stock_count_lines: {
    website_id: string
    count_id: string
    variant_id: string
    position: number
    /** As they were when the count was started. */
    title: string
    sku: string
    /** Null before it is counted. */
    counted: number | null
    /** What was at the location in that moment; null before, and where nothing is tracked. */
    expected: number | null
    counted_at: number | null
    /** The name of the person. */
    counted_by: string
  }
}

export const countMigrations: Migration[] = [
  {
    name: '2026-12-25-b-stock-counts',
    async up(database) {
      await defineTable(database, {
        name: 'stock_counts',
        columns: {
          website_id: text,
          id: text,
          number: integer,
          state: text,
          location_id: text,
          location_name: text,
          is_blind: integer,
          lines: integer,
          counted: integer,
          different: integer,
          started_at: integer,
          started_by: text,
          closed_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'number']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
      await defineTable(database, {
        name: 'stock_count_lines',
        columns: {
          website_id: text,
          count_id: text,
          variant_id: text,
          position: integer,
          title: text,
          sku: text,
          counted: nullable(integer),
          expected: nullable(integer),
          counted_at: nullable(integer),
          counted_by: text,
        },
        primaryKey: ['website_id', 'count_id', 'variant_id'],
        references: [
          { columns: ['website_id', 'count_id'], table: 'stock_counts', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
        indexes: [['website_id', 'count_id', 'position']],
      })
    },
  },
]
