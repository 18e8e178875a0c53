import { sql } from 'kysely'
import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { PaymentCompany } from '#shared/payments/companies.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'

export interface KeyTables {
  /** The keys of an owner's account at a payment company, one row for each mode. The public key is in the site's settings. */
  payment_keys: {
    website_id: string
    company: PaymentCompany
    mode: PaymentMode
    /** Sealed. Only the server reads it: it is in no reply, page, log or change log. */
    secret_key: string
    /** The last four characters of the secret key, so that owners recognize it. */
    secret_key_end: string
    /** Sealed: with what the company's events are verified; null where the owner has set up no events. */
    event_secret: string | null
    /** The company's id of the account. */
    account_id: string
    account_name: string
    connected_at: number
    /** Why the company refuses the keys; '' while they work. */
    problem: string
    problem_since: number | null
  }
}

export const keyMigrations: Migration[] = [
  {
    name: '2026-11-30-stripe-keys',
    async up(database) {
      await defineTable(database, {
        name: 'stripe_keys',
        columns: {
          website_id: text,
          mode: text,
          secret_key: text,
          secret_key_end: text,
          signing_secret: nullable(text),
          account_id: text,
          account_name: text,
          connected_at: integer,
          problem: text,
          problem_since: nullable(integer),
        },
        primaryKey: ['website_id', 'mode'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
  {
    name: '2026-12-05-payment-keys',
    async up(database) {
      await defineTable(database, {
        name: 'payment_keys',
        columns: {
          website_id: text,
          company: text,
          mode: text,
          secret_key: text,
          secret_key_end: text,
          event_secret: nullable(text),
          account_id: text,
          account_name: text,
          connected_at: integer,
          problem: text,
          problem_since: nullable(integer),
        },
        primaryKey: ['website_id', 'company', 'mode'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
      await sql`insert into payment_keys (website_id, company, mode, secret_key, secret_key_end, event_secret, account_id,
        account_name, connected_at, problem, problem_since)
        select website_id, 'stripe', mode, secret_key, secret_key_end, signing_secret, account_id, account_name,
        connected_at, problem, problem_since from stripe_keys`.execute(database)
      await database.schema.dropTable('stripe_keys').execute()
    },
  },
]
