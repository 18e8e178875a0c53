import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface ConsentTables {
  /** The banners that visitors have agreed to, as they were: what a proof refers to. */
  consent_banners: {
    website_id: string
    revision: number
    /** `siteConsent`. */
    document: string
  }
  /** Who agreed to what is known by an id in their browser alone. */
  consent_records: {
    website_id: string
    id: string
    at: number
    revision: number
    /** As in the cookie: `analytics.marketing`. */
    purposes: string
    /** When it was withdrawn or replaced. */
    ended_at: number | null
  }
}

export const consentMigrations: Migration[] = [
  {
    name: '2026-12-26-a-consent-records',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      await defineTable(database, {
        name: 'consent_banners',
        columns: { website_id: text, revision: integer, document: text },
        primaryKey: ['website_id', 'revision'],
        references: [website],
      })
      await defineTable(database, {
        name: 'consent_records',
        columns: {
          ...{ website_id: text, id: text, at: integer, revision: integer },
          ...{ purposes: text, ended_at: nullable(integer) },
        },
        primaryKey: ['website_id', 'id'],
        references: [
          {
            columns: ['website_id', 'revision'],
            table: 'consent_banners',
            to: ['website_id', 'revision'],
            onDelete: 'cascade',
          },
        ],
        indexes: [
          ['website_id', 'at'],
          ['website_id', 'ended_at'],
          ['website_id', 'revision'],
        ],
      })
    },
  },
]
