import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface GuardTables {
  /** Counters shared by all nodes that survive a restart: a used proof, spam of a day. */
  guard_tallies: {
    website_id: string
    key: string
    count: number
    expires_at: number
  }
  /** Recent failed attempts of all websites, by key: an account, a sender. */
  guard_failed_tries: { key_hash: string; count: number; expires_at: number }
}

export const guardMigrations: Migration[] = [
  {
    name: '2026-11-21-g-guard',
    async up(database) {
      await defineTable(database, {
        name: 'guard_tallies',
        columns: { website_id: text, key: text, count: integer, expires_at: integer },
        primaryKey: ['website_id', 'key'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [['website_id', 'expires_at']],
      })
    },
  },
  {
    name: '2026-11-21-i-failed-tries',
    async up(database) {
      await defineTable(database, {
        name: 'guard_failed_tries',
        columns: { key_hash: text, count: integer, expires_at: integer },
        primaryKey: ['key_hash'],
        indexes: [['expires_at']],
      })
    },
  },
]
