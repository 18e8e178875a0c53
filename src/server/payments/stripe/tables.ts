import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { StripeMode } from '#shared/stripe/schema.ts'

export interface StripeTables {
  /** The keys of an owner's Stripe account, one row for each mode. The publishable key is in the site's settings. */
  stripe_keys: {
    website_id: string
    mode: StripeMode
    /** Sealed. Only the server reads it: it is in no reply, page, log or change log. */
    secret_key: string
    /** The last four characters of the secret key, so that owners recognize it. */
    secret_key_end: string
    /** Sealed: the secret with which Stripe signs events; null where the owner has set up no events. */
    signing_secret: string | null
    /** Stripe's id of the account. */
    account_id: string
    account_name: string
    connected_at: number
    /** Why Stripe refuses the keys; '' while they work. */
    problem: string
    problem_since: number | null
  }
}

export const stripeMigrations: Migration[] = [
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
]
