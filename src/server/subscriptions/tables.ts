import { sql } from 'kysely'
import { addColumn, defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import { engineOf } from '#server/database/engine.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { Currency } from '#shared/money/schema.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import type { SubscriptionState } from '#shared/subscription-plans/schema.ts'

export interface SubscriptionTables {
  subscriptions: {
    website_id: string
    id: string
    /** Counts from 1 on each website. */
    number: number
    state: SubscriptionState
    product_id: string
    variant_id: string
    /** The price of the variant without a sale when its price was last agreed, in the shop's own currency. */
    list_cents: number
    /** The first order. */
    order_id: string
    email: string
    name: string
    test_mode: number
    payment_method: PaymentMethodId
    currency: Currency
    /** What a renewal costs before shipping and taxes. */
    amount_cents: number
    /** What the renewals of a year cost, as if nothing changed. */
    year_cents: number
    /** When the next payment is due, or a failed one is tried again; null when none will be. */
    next_at: number | null
    /** The period of that payment: 0 was the first order. */
    next_index: number
    /** The orders so far, the first one included. */
    cycles: number
    /** How often the payment of this period has been begun. */
    tries: number
    /** How often it was declined, and when for the first time. */
    failures: number
    failed_at: number | null
    /** The provider's own id of the method that is charged; null while none is known, and after it was removed. */
    kept_method: string | null
    /** `subscriptionContent`. */
    document: string
    /** Increased by each change, so that two at once cannot overwrite each other. */
    revision: number
    created_at: number
    updated_at: number
  }
  /** The orders of a subscription: one for each period. */
  subscription_orders: {
    website_id: string
    subscription_id: string
    period: number
    order_id: string
  }
}

export const subscriptionMigrations: Migration[] = [
  {
    name: '2026-12-24-d-subscriptions',
    async up(database) {
      await defineTable(database, {
        name: 'subscriptions',
        columns: {
          website_id: text,
          id: text,
          number: integer,
          state: text,
          product_id: text,
          variant_id: text,
          list_cents: integer,
          order_id: text,
          email: text,
          name: text,
          test_mode: integer,
          payment_method: text,
          currency: text,
          amount_cents: integer,
          year_cents: integer,
          next_at: nullable(integer),
          next_index: integer,
          cycles: integer,
          tries: integer,
          failures: integer,
          failed_at: nullable(integer),
          document: text,
          revision: integer,
          created_at: integer,
          updated_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'number']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [
          ['website_id', 'state', 'next_at'],
          ['website_id', 'order_id'],
          ['website_id', 'email'],
          ['website_id', 'variant_id'],
        ],
      })
      await defineTable(database, {
        name: 'subscription_orders',
        columns: { website_id: text, subscription_id: text, period: integer, order_id: text },
        primaryKey: ['website_id', 'subscription_id', 'period'],
        unique: [['website_id', 'order_id', 'subscription_id']],
        references: [
          {
            columns: ['website_id', 'subscription_id'],
            table: 'subscriptions',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
      })
    },
  },
  {
    name: '2027-01-06-a-kept-methods',
    async up(database) {
      await addColumn(database, 'subscriptions', 'kept_method', nullable(text))
      const method =
        engineOf(database) === 'sqlite'
          ? sql`json_extract(document, '$.keptMethod.method')`
          : sql`document::json -> 'keptMethod' ->> 'method'`
      await sql`update subscriptions set kept_method = ${method}`.execute(database)
      await sql`create index subscriptions_by_kept_method on subscriptions (website_id, kept_method)
        where kept_method is not null`.execute(database)
      await sql`create index subscriptions_without_method on subscriptions (website_id)
        where state = 'paused' and kept_method is null`.execute(database)
    },
  },
]
