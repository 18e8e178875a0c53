import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { writeDraftSearchKeys } from './search-key.ts'

export interface DraftOrderTables {
  draft_orders: {
    website_id: string
    id: string
    number: number
    email: string
    name: string
    total_quantity: number
    total_cents: number
    /** The search key: `draftSearchKey`. */
    search_key: string
    /** `draftContent`. */
    document: string
    /** Increased by each change of the owner, and when it becomes an order. */
    revision: number
    created_at: number
    updated_at: number
    /** Counts the links: those with a smaller number no longer work. */
    link_number: number
    link_expires_at: number | null
    /** The order that came from it; null before. */
    order_id: string | null
    order_number: number | null
  }
}

export const draftOrderMigrations: Migration[] = [
  {
    name: '2026-12-20-a-draft-orders',
    async up(database) {
      await defineTable(database, {
        name: 'draft_orders',
        columns: {
          website_id: text,
          id: text,
          number: integer,
          email: text,
          name: text,
          total_quantity: integer,
          total_cents: integer,
          document: text,
          revision: integer,
          created_at: integer,
          updated_at: integer,
          link_number: integer,
          link_expires_at: nullable(integer),
          order_id: nullable(text),
          order_number: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'number']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
  {
    name: '2027-01-25-c-words-of-draft-orders',
    async up(database) {
      await addColumn(database, 'draft_orders', 'search_key', withDefault(text, ''))
      await writeDraftSearchKeys(database)
    },
  },
]
