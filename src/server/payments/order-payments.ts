import { insertRows } from '#server/database/insert-rows.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'

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

/** The payments of an order, oldest first. */
export async function listOrderPayments({ database, websiteId }: Scope, orderId: string): Promise<PaymentPart[]> {
  const rows = await database
    .selectFrom('order_payments')
    .select(['payment_id', 'cents'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('payment_id')
    .execute()
  return rows.map((row) => ({ paymentId: row.payment_id, cents: row.cents }))
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
    })),
  )
}

/** The payments to which money of a refund still has to be returned. */
export async function listOpenRefundPayments({ database, websiteId }: Scope, refundId: string): Promise<PaymentPart[]> {
  const rows = await database
    .selectFrom('refund_payments')
    .select(['payment_id', 'cents'])
    .where('website_id', '=', websiteId)
    .where('refund_id', '=', refundId)
    .where('provider_reference', 'is', null)
    .orderBy('payment_id')
    .execute()
  return rows.map((row) => ({ paymentId: row.payment_id, cents: row.cents }))
}

/** Records that a provider has returned its share of a refund. @param reference the provider's own id of the refund */
export async function finishRefundPayment(
  { database, websiteId }: Scope,
  refundId: string,
  paymentId: string,
  reference: string,
): Promise<void> {
  await database
    .updateTable('refund_payments')
    .set({ provider_reference: reference })
    .where('website_id', '=', websiteId)
    .where('refund_id', '=', refundId)
    .where('payment_id', '=', paymentId)
    .execute()
}

/** The provider's own ids of the refunds of a payment. */
export async function listRefundReferences({ database, websiteId }: Scope, paymentId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('refund_payments')
    .select('provider_reference')
    .where('website_id', '=', websiteId)
    .where('payment_id', '=', paymentId)
    .where('provider_reference', 'is not', null)
    .execute()
  return rows.map(({ provider_reference }) => provider_reference!)
}
