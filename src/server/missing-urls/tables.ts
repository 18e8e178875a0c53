import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface MissingUrlTables {
  /** URLs without a page that visitors have opened: some hundreds of a site. */
  missing_urls: {
    website_id: string
    path: string
    count: number
    first_seen_at: number
    last_seen_at: number
    /** A path of the site, or another host; empty when unknown. */
    referrer: string
    is_ignored: number
  }
}

export const missingUrlMigrations: Migration[] = [
  {
    name: '2026-11-27-b-a-missing-urls',
    async up(database) {
      await defineTable(database, {
        name: 'missing_urls',
        columns: {
          website_id: text,
          path: text,
          count: integer,
          first_seen_at: integer,
          last_seen_at: integer,
          referrer: text,
          is_ignored: integer,
        },
        primaryKey: ['website_id', 'path'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [['website_id', 'last_seen_at']],
      })
    },
  },
]
