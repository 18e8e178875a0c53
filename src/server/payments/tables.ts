import { type Generated, sql } from 'kysely'
import {
  addColumn,
  defineTable,
  dropNotNull,
  integer,
  nullable,
  text,
  withDefault,
} from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { sortByKey } from '#server/database/sort-by-key.ts'
import type { Currency } from '#shared/money/schema.ts'
import type { DisputeState } from '#shared/payments/disputes.ts'
import { testBankAction } from '#shared/payments/test-card.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'

export interface PaymentTables {
  /** One attempt to buy a cart: its reservation, its request to the provider, and its result. */
  payments: {
    website_id: string
    id: string
    /** The cart that is bought; null for payments with another origin. */
    cart_id: string | null
    idempotency_key: string
    /** SHA-256 of the request, so that a key cannot be reused for another order. */
    request_hash: string
    method: PaymentMethodId
    amount_cents: number
    currency: Currency
    /**
     * `holding` before the provider's answer, then `pending` or `needs-confirmation`; ends as `paid` (an order exists),
     * `awaiting` (an order exists, payment comes later), `declined` or `expired` (stock was released).
     */
    state: 'holding' | 'pending' | 'needs-confirmation' | 'paid' | 'awaiting' | 'declined' | 'expired'
    /** `paymentDraft`: the order as it will be placed, at the agreed price. */
    draft: string
    /** The provider's own id of the charge. */
    provider_reference: string | null
    /** `paymentAction`: what the buyer has to do at the provider; null when there is nothing. */
    action: string | null
    created_at: number
    expires_at: number
  }
  /** The payments of an order, and the share of each. */
  order_payments: { website_id: string; order_id: string; payment_id: string; cents: number }
  /** The payments to which the money of a refund is returned. */
  refund_payments: {
    website_id: string
    refund_id: string
    payment_id: string
    cents: number
    /** The provider's own id of the refund; null until it has accepted it, and where money is returned by hand. */
    provider_reference: string | null
    /** `asked` until the provider answers, `pending` until it has returned the money. */
    state: Generated<'asked' | 'pending' | 'done' | 'failed'>
    /** How often staff has tried again: the provider repeats its answer to the same attempt. */
    attempt: Generated<number>
  }
  /** Events that providers have sent. Each is stored once, before it is answered, and handled by a job. */
  payment_events: {
    website_id: string
    id: string
    method: PaymentMethodId
    /** The provider's own id of the event. */
    provider_reference: string
    /** The provider's name for what happened. */
    type: string
    /** `eventSubject`; null for an event that concerns no payment of ours. */
    subject: string | null
    received_at: number
    handled_at: number | null
  }
  /** Payments that their buyers dispute with their banks. */
  payment_disputes: {
    website_id: string
    payment_id: string
    /** The provider's own id of the dispute. */
    provider_reference: string
    cents: number
    currency: Currency
    reason: string
    state: DisputeState
    /** Until when the owner can answer; null when no answer is needed. */
    respond_by: number | null
    updated_at: number
  }
  /** Charges of the test provider: it simulates an external ledger, with the same keys. */
  test_charges: {
    website_id: string
    idempotency_key: string
    amount_cents: number
    currency: Currency
    outcome: string
    state: 'charged' | 'declined' | 'needs-confirmation' | 'refunded'
    refunded_cents: Generated<number>
    created_at: number
  }
  /** Refunds of the test provider's charges. */
  test_refunds: { website_id: string; idempotency_key: string; refund_id: string; cents: number; created_at: number }
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
  {
    name: '2026-11-23-p1-payments-action',
    async up(database) {
      await addColumn(database, 'payments', 'action', nullable(text))
      // The test card was the only provider with an action.
      await database
        .updateTable('payments')
        .set({ action: JSON.stringify(testBankAction) })
        .where('state', '=', 'needs-confirmation')
        .execute()
    },
  },
  {
    name: '2026-11-23-p2-order-payments',
    async up(database) {
      const payment = { columns: ['website_id', 'payment_id'], table: 'payments', to: ['website_id', 'id'] } as const
      await defineTable(database, {
        name: 'order_payments',
        columns: { website_id: text, order_id: text, payment_id: text, cents: integer },
        primaryKey: ['website_id', 'order_id', 'payment_id'],
        references: [
          { columns: ['website_id', 'order_id'], table: 'orders', to: ['website_id', 'id'], onDelete: 'cascade' },
          { ...payment, onDelete: 'cascade' },
        ],
        indexes: [['website_id', 'payment_id']],
      })
      await sql`insert into order_payments (website_id, order_id, payment_id, cents)
        select website_id, order_id, id, amount_cents from payments where order_id is not null`.execute(database)
      await database.schema.alterTable('payments').dropColumn('order_id').execute()
      await defineTable(database, {
        name: 'refund_payments',
        columns: {
          website_id: text,
          refund_id: text,
          payment_id: text,
          cents: integer,
          provider_reference: nullable(text),
        },
        primaryKey: ['website_id', 'refund_id', 'payment_id'],
        references: [
          { columns: ['website_id', 'refund_id'], table: 'refunds', to: ['website_id', 'id'], onDelete: 'cascade' },
          { ...payment, onDelete: 'cascade' },
        ],
      })
      // Refunds that were requested and not paid yet: their jobs are still queued.
      await sql`insert into refund_payments (website_id, refund_id, payment_id, cents)
        select refunds.website_id, refunds.id, order_payments.payment_id, order_payments.cents from refunds
        join order_payments on order_payments.website_id = refunds.website_id and order_payments.order_id = refunds.order_id
        where refunds.done_at is null`.execute(database)
    },
  },
  {
    name: '2026-11-23-p3-payments-without-cart',
    up: (database) => dropNotNull(database, 'payments', 'cart_id'),
  },
  {
    name: '2026-11-30-payment-events',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      await defineTable(database, {
        name: 'payment_events',
        columns: {
          website_id: text,
          id: text,
          method: text,
          provider_reference: text,
          type: text,
          subject: nullable(text),
          received_at: integer,
          handled_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'method', 'provider_reference']],
        references: [website],
        indexes: [['website_id', 'received_at']],
      })
      await defineTable(database, {
        name: 'payment_disputes',
        columns: {
          website_id: text,
          payment_id: text,
          provider_reference: text,
          cents: integer,
          currency: text,
          reason: text,
          state: text,
          respond_by: nullable(integer),
          updated_at: integer,
        },
        primaryKey: ['website_id', 'payment_id', 'provider_reference'],
        references: [
          {
            columns: ['website_id', 'payment_id'],
            table: 'payments',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
      })
      await database.schema
        .createIndex('payments_by_reference')
        .on('payments')
        .columns(['website_id', 'provider_reference'])
        .execute()
    },
  },
  {
    name: '2026-12-01-b-refunds-of-payments',
    async up(database) {
      await addColumn(database, 'refund_payments', 'state', withDefault(text, 'asked'))
      await addColumn(database, 'refund_payments', 'attempt', withDefault(integer, 0))
      await sql`update refund_payments set state = 'done' where provider_reference is not null`.execute(database)
      await database.schema
        .createIndex('refund_payments_by_payment')
        .on('refund_payments')
        .columns(['website_id', 'payment_id'])
        .execute()
      await addColumn(database, 'test_charges', 'refunded_cents', withDefault(integer, 0))
      await sql`update test_charges set refunded_cents = amount_cents where state = 'refunded'`.execute(database)
      await defineTable(database, {
        name: 'test_refunds',
        columns: { website_id: text, idempotency_key: text, refund_id: text, cents: integer, created_at: integer },
        primaryKey: ['website_id', 'idempotency_key', 'refund_id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
  {
    name: '2027-01-20-a-payments-by-few-keys',
    async up(database) {
      await sql`drop index payments_by_state_expires_at`.execute(database)
      await sql`drop index payments_by_reference`.execute(database)
      // Transfers and free orders have none.
      await sql`create index payments_by_reference on payments (website_id, provider_reference)
        where provider_reference is not null`.execute(database)
      await sortByKey(database, {
        name: 'order_payments',
        columns: { website_id: text, order_id: text, payment_id: text, cents: integer },
        primaryKey: ['website_id', 'order_id', 'payment_id'],
        references: [
          { columns: ['website_id', 'order_id'], table: 'orders', to: ['website_id', 'id'], onDelete: 'cascade' },
          { columns: ['website_id', 'payment_id'], table: 'payments', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
        indexes: [['website_id', 'payment_id']],
      })
    },
  },
]
