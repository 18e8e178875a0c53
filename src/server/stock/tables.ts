import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface StockTables {
  /** The ledger: every change of a variant's stock, its reason, and the result. */
  stock_changes: {
    website_id: string
    id: string
    variant_id: string
    at: number
    /** Pieces added (positive) or removed (negative). */
    change: number
    left_over: number
    reason: 'set' | 'import' | 'hold' | 'release' | 'restock'
    /** The order, payment or import that caused it. */
    about_id: string | null
    user_id: string | null
  }
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
]
