import { insertRows } from '#server/database/insert-rows.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'

/** A payment's share of an order, or of a refund. */
export interface PaymentPart {
  readonly paymentId: string
  readonly cents: number
}

/** Records that a payment pays for an order, or for a part of it. */
export async function insertOrderPayment(
  { database, websiteId }: ChangeScope,
  orderId: string,
  { paymentId, cents }: PaymentPart,
): Promise<void> {
  await insertRows(database, 'order_payments', [
    { website_id: websiteId, order_id: orderId, payment_id: paymentId, cents },
  ])
}

/** Changes how much of an order its awaited payment pays. An order from before payments were stored has none. */
export async function setAwaited({ database, websiteId }: ChangeScope, orderId: string, cents: number): Promise<void> {
  await database
    .updateTable('order_payments')
    .set({ cents })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('payment_id', 'in', (payments) =>
      payments
        .selectFrom('payments')
        .select('id')
        .where('website_id', '=', websiteId)
        // Those of the order alone: SQLite would read all payments.
        .whereRef('payments.id', '=', 'order_payments.payment_id')
        .where('state', '=', 'awaiting'),
    )
    .execute()
}

/** The ids of the payments of an order. */
export async function listPaymentIds({ database, websiteId }: Scope, orderId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('order_payments')
    .select('payment_id')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute()
  return rows.map((row) => row.payment_id)
}

/** Records to which payments the money of a refund is returned. */
export async function insertRefundPayments(
  { database, websiteId }: ChangeScope,
  refundId: string,
  parts: readonly PaymentPart[],
): Promise<void> {
  await insertRows(
    database,
    'refund_payments',
    parts.map(({ paymentId, cents }) => ({
      website_id: websiteId,
      refund_id: refundId,
      payment_id: paymentId,
      cents,
      provider_reference: null,
      state: 'asked' as const,
    })),
  )
}

/** A payment of an order, and what of it can still be refunded. */
export interface PaymentLeft extends PaymentPart {
  readonly method: PaymentMethodId
  readonly leftCents: number
}

/** The payments of an order, oldest first, with what was neither returned nor is on its way. */
export async function listPaymentsLeft({ database, websiteId }: Scope, orderId: string): Promise<PaymentLeft[]> {
  const rows = await database
    .selectFrom('order_payments')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.website_id', '=', 'order_payments.website_id')
        .onRef('payments.id', '=', 'order_payments.payment_id'),
    )
    .select(['order_payments.payment_id', 'order_payments.cents', 'payments.method'])
    .select((row) =>
      row
        .selectFrom('refund_payments')
        .select((held) => held.fn.coalesce(held.fn.sum('refund_payments.cents'), held.val(0)).as('held'))
        .where('refund_payments.website_id', '=', websiteId)
        .whereRef('refund_payments.payment_id', '=', 'order_payments.payment_id')
        .where('refund_payments.state', '!=', 'failed')
        .as('held'),
    )
    .where('order_payments.website_id', '=', websiteId)
    .where('order_payments.order_id', '=', orderId)
    .orderBy('order_payments.payment_id')
    .execute()
  return rows.map(({ payment_id, cents, method, held }) => ({
    paymentId: payment_id,
    cents,
    method,
    leftCents: Math.max(0, cents - Number(held ?? 0)),
  }))
}

/** A payment's share of a refund. */
export interface RefundShare extends PaymentPart {
  readonly state: ShareState
  readonly reference: string | null
  readonly attempt: number
}
export type ShareState = 'asked' | 'pending' | 'done' | 'failed'

/** The shares of a refund, the oldest payment first. */
export async function listRefundShares({ database, websiteId }: Scope, refundId: string): Promise<RefundShare[]> {
  const rows = await database
    .selectFrom('refund_payments')
    .select(['payment_id', 'cents', 'state', 'provider_reference', 'attempt'])
    .where('website_id', '=', websiteId)
    .where('refund_id', '=', refundId)
    .orderBy('payment_id')
    .execute()
  return rows.map((row) => ({
    paymentId: row.payment_id,
    cents: row.cents,
    state: row.state,
    reference: row.provider_reference,
    attempt: row.attempt,
  }))
}

/** Writes the state of a share. @param reference the provider's own id of the refund, if there is one */
export async function writeRefundShare(
  { database, websiteId }: ChangeScope,
  refundId: string,
  { paymentId, ...share }: Omit<RefundShare, 'cents'>,
): Promise<void> {
  await database
    .updateTable('refund_payments')
    .set({ state: share.state, provider_reference: share.reference, attempt: share.attempt })
    .where('website_id', '=', websiteId)
    .where('refund_id', '=', refundId)
    .where('payment_id', '=', paymentId)
    .execute()
}

/** The refund of a payment with a provider's own id of it; null when there is none. */
export async function findRefundByReference(
  { database, websiteId }: Scope,
  paymentId: string,
  reference: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('refund_payments')
    .select('refund_id')
    .where('website_id', '=', websiteId)
    .where('payment_id', '=', paymentId)
    .where('provider_reference', '=', reference)
    .executeTakeFirst()
  return row?.refund_id ?? null
}
