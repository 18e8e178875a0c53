import { creditRefund } from '#server/invoices/credit-refund.ts'
import { writeOrderEmailsJob } from '#server/orders/jobs.ts'
import { moneyOfOrder } from '#server/orders/money-of-order.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { findRefund, moveRefund } from '#server/orders/refund-store.ts'
import { listRefundShares } from '#server/payments/order-payments.ts'
import type { ChangeScope } from '#server/scope.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import { refundWithdrawals } from '#server/withdrawals/decide-withdrawal.ts'
import { sum } from '#shared/money/sum.ts'
import { wordsOfRefund } from './refund-words.ts'

/** Records that all money of a refund was returned, and tells the buyer if staff wanted that. */
export async function endRefund(
  scope: ChangeScope,
  refundId: string,
  changes: { readonly isByHand?: boolean; readonly by?: string } = {},
): Promise<void> {
  const refund = await findRefund(scope, refundId)
  if (!refund || !(await moveRefund(scope, refundId, 'done', changes))) return
  const order = (await readOrder(scope, refund.orderId))!
  const shown = order.refunds.find(({ id }) => id === refundId)!
  await addOrderEvent(scope, order.id, {
    kind: 'refunded',
    by: changes.by ?? refund.by,
    text: wordsOfRefund(order, shown, await moneyOfOrder(scope, order.id, order.currency)),
  })
  // An edit has replaced the invoice already.
  if (!refund.isOfEdit) {
    await creditRefund(scope, order, shown)
    await refundWithdrawals(scope, order.id, changes.by ?? refund.by)
  }
  await noteEvents(scope, [{ type: 'order.refunded', subjectId: order.id, facts: { refundId } }])
  if (refund.notifyBuyer)
    await scope.enqueue(writeOrderEmailsJob, { orderId: order.id, kinds: ['order-refunded'], refundId })
}

/** Credits what was returned of a dismissed refund, once nothing of it is on its way any more. */
export async function creditDismissed(scope: ChangeScope, orderId: string, refundId: string): Promise<void> {
  const shares = await listRefundShares(scope, refundId)
  const returned = sum(shares.filter(({ state }) => state === 'done').map((share) => share.cents))
  if (returned === 0 || shares.some(({ state }) => state === 'asked' || state === 'pending')) return
  const order = (await readOrder(scope, orderId))!
  const refund = order.refunds.find(({ id }) => id === refundId)
  if (refund?.state === 'dismissed' && !refund.isOfEdit)
    await creditRefund(scope, order, { ...refund, cents: returned + refund.exchangedCents })
}
