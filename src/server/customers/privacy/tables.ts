import { sql } from 'kysely'
import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { ERASED_EMAIL } from '#shared/customers/erased.ts'
import type { PrivacyRequest } from '#shared/customers/privacy-api.ts'

export interface PrivacyTables {
  /** What was done for people who asked for their data or asked to be erased. Nothing in it is about the person. */
  privacy_requests: {
    website_id: string
    id: string
    kind: PrivacyRequest['kind']
    state: PrivacyRequest['state']
    customer_id: string
    requested_at: number
    done_at: number | null
    by_name: string
    /** The file of a copy; null for erasures, and once it was deleted. */
    storage_key: string | null
    bytes: number
    expires_at: number | null
    /** `erasedCounts`. */
    counts: string | null
  }
}

export const privacyMigrations: Migration[] = [
  {
    name: '2026-12-15-b-privacy-requests',
    async up(database) {
      await defineTable(database, {
        name: 'privacy_requests',
        columns: {
          website_id: text,
          id: text,
          kind: text,
          state: text,
          customer_id: text,
          requested_at: integer,
          done_at: nullable(integer),
          by_name: text,
          storage_key: nullable(text),
          bytes: integer,
          expires_at: nullable(integer),
          counts: nullable(text),
        },
        primaryKey: ['website_id', 'id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [['website_id', 'customer_id', 'id']],
      })
      // Few orders: those whose buyer was erased, and who keep a name until the law needs it no longer.
      await sql`create index orders_kept on orders (website_id, placed_at)
        where email = ${sql.lit(ERASED_EMAIL)} and buyer_name <> ''`.execute(database)
    },
  },
]
