import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { Currency, PaymentMethodId } from '#shared/settings/schema.ts'

export interface PaymentTables {
  /** One attempt to buy a cart: what was held, what was asked of the provider, and how it ended. */
  payments: {
    website_id: string
    id: string
    cart_id: string
    idempotency_key: string
    /** SHA-256 of the request, so that a key cannot come back with another order. */
    request_hash: string
    method: PaymentMethodId
    amount_cents: number
    currency: Currency
    /**
     * `holding` until the provider was asked, then `pending` or `needs-confirmation`; ends as `paid` (an order exists),
     * `awaiting` (an order exists, money comes later), `declined` or `expired` (stock was given back).
     */
    state: 'holding' | 'pending' | 'needs-confirmation' | 'paid' | 'awaiting' | 'declined' | 'expired'
    /** `paymentDraft`: the order as it will be placed; the price in it is the price that was agreed. */
    draft: string
    order_id: string | null
    provider_reference: string | null
    created_at: number
    expires_at: number
  }
  /** What the test provider has charged: it stands for a ledger outside, and is keyed like one. */
  test_charges: {
    website_id: string
    idempotency_key: string
    amount_cents: number
    currency: Currency
    outcome: string
    state: 'charged' | 'declined' | 'needs-confirmation' | 'refunded'
    created_at: number
  }
}

export const paymentMigrations: Migration[] = [
  {
    name: '2026-11-20-l-payments',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      await defineTable(database, {
        name: 'payments',
        columns: {
          website_id: text,
          id: text,
          cart_id: text,
          idempotency_key: text,
          request_hash: text,
          method: text,
          amount_cents: integer,
          currency: text,
          state: text,
          draft: text,
          order_id: nullable(text),
          provider_reference: nullable(text),
          created_at: integer,
          expires_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'idempotency_key']],
        references: [website],
        indexes: [
          ['state', 'expires_at'],
          ['website_id', 'cart_id', 'id'],
        ],
      })
      await defineTable(database, {
        name: 'test_charges',
        columns: {
          website_id: text,
          idempotency_key: text,
          amount_cents: integer,
          currency: text,
          outcome: text,
          state: text,
          created_at: integer,
        },
        primaryKey: ['website_id', 'idempotency_key'],
        references: [website],
      })
    },
  },
]
