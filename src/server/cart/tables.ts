import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface CartTables {
  carts: {
    website_id: string
    id: string
    /** SHA-256 of the token in the visitor's cookie. */
    token_hash: string
    /** `cartDocument`. */
    document: string
    order_id: string | null
    /** Increased by each change, so that two tabs cannot overwrite each other's. */
    revision: number
    created_at: number
    updated_at: number
  }
}

export const cartMigrations: Migration[] = [
  {
    name: '2026-11-20-j-carts',
    async up(database) {
      await defineTable(database, {
        name: 'carts',
        columns: {
          website_id: text,
          id: text,
          token_hash: text,
          document: text,
          order_id: nullable(text),
          revision: integer,
          created_at: integer,
          updated_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'token_hash']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [['website_id', 'updated_at']],
      })
    },
  },
  {
    name: '2027-01-20-a-carts-by-few-keys',
    // Old carts are found by their ids (`delete-abandoned-carts.ts`).
    up: (database) => database.schema.dropIndex('carts_by_updated_at').execute(),
  },
]
