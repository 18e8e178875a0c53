import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { RedirectOrigin } from '#shared/redirects/schema.ts'

export interface RedirectTables {
  redirects: {
    website_id: string
    /** Sorts by time. */
    id: string
    from_path: string
    target: string
    /** The target without its query, for finding it when the page there moves; empty for a URL elsewhere. */
    target_path: string
    covers_below: number
    origin: RedirectOrigin
    created_at: number
  }
}

export const redirectMigrations: Migration[] = [
  {
    name: '2026-11-22-c1-redirects',
    async up(database) {
      await defineTable(database, {
        name: 'redirects',
        columns: {
          website_id: text,
          id: text,
          from_path: text,
          target: text,
          target_path: text,
          covers_below: integer,
          origin: text,
          created_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'from_path']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [['website_id', 'target_path']],
      })
    },
  },
]
