import { refundOrderJob } from '#server/orders/jobs.ts'
import { moneyOfOrder } from '#server/orders/money-of-order.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { lockOrder, moveRefund, writeRefundParts } from '#server/orders/refund-store.ts'
import { addReturned } from '#server/orders/returned-money.ts'
import { listPaymentsLeft, listRefundShares, writeRefundShare } from '#server/payments/order-payments.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { sum } from '#shared/money/sum.ts'
import type { refundDecisions } from '#shared/orders/refund-api.ts'
import { partsOfRefund } from '#shared/orders/refund-parts.ts'
import { refundableOf } from '#shared/orders/refunds.ts'
import { creditDismissed, endRefund } from './end-refund.ts'

interface Decided {
  readonly orderId: string
  readonly refundId: string
  readonly decision: (typeof refundDecisions)[number]
  readonly by: string
}

/** What staff decide about a refund that the provider could not return. */
export async function decideRefund(
  scope: ChangeScope,
  { orderId, refundId, decision, by }: Decided,
): Promise<Result<unknown, 'order-not-found' | 'refund-not-failed' | 'refund-amount'>> {
  await lockOrder(scope, orderId)
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  const refund = order.refunds.find(({ id }) => id === refundId)
  if (refund?.state !== 'failed') return fail('refund-not-failed')
  const money = await moneyOfOrder(scope, orderId, order.currency)
  const failed = (await listRefundShares(scope, refundId)).filter(({ state }) => state === 'failed')
  const missing = sum(failed.map(({ cents }) => cents))
  if (decision === 'dismiss') {
    await moveRefund(scope, refundId, 'dismissed')
    await addOrderEvent(scope, orderId, { kind: 'refund-dismissed', by, text: money(missing) })
    await creditDismissed(scope, orderId, refundId)
    return succeed(undefined)
  }
  // Other refunds may have taken what this one could not.
  const left = new Map((await listPaymentsLeft(scope, orderId)).map((one) => [one.paymentId, one.leftCents]))
  const isLeft =
    (refund.isOfEdit || missing <= refundableOf(order).cents) &&
    failed.every(({ paymentId, cents }) => cents <= (left.get(paymentId) ?? 0))
  if (!isLeft) return fail('refund-amount', { left: money(refundableOf(order).cents) })
  if (!refund.isOfEdit) {
    const others = order.refunds.filter(({ id }) => id !== refundId)
    await writeRefundParts(scope, refundId, partsOfRefund(order, others, refund))
  }
  if (decision === 'retry') {
    for (const { paymentId, attempt } of failed)
      await writeRefundShare(scope, refundId, { paymentId, state: 'asked', reference: null, attempt: attempt + 1 })
    await moveRefund(scope, refundId, 'pending')
    await scope.enqueue(refundOrderJob, { orderId })
    return succeed(undefined)
  }
  for (const { paymentId, attempt } of failed)
    await writeRefundShare(scope, refundId, { paymentId, state: 'done', reference: null, attempt })
  if (!refund.isOfEdit && !(await addReturned(scope, orderId, missing)))
    throw new Error('More would be returned than the order has cost.')
  await endRefund(scope, refundId, { isByHand: true, by })
  return succeed(undefined)
}
