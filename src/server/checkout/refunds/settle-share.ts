import { moneyOfOrder } from '#server/orders/money-of-order.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { findRefund, lockOrder, moveRefund } from '#server/orders/refund-store.ts'
import { addReturned, takeBackReturned } from '#server/orders/returned-money.ts'
import { listRefundShares, type ShareState, writeRefundShare } from '#server/payments/order-payments.ts'
import type { ChangeScope } from '#server/scope.ts'
import { creditDismissed, endRefund } from './end-refund.ts'

/** What is known about a payment's share of a refund. */
export type ShareOutcome =
  | { readonly state: 'pending' | 'done'; readonly reference: string | null }
  | { readonly state: 'failed'; readonly reference: string | null; readonly words: string }

/** The allowed transitions of a share. `failed` to `done`: staff returned it by hand, or a lost answer was found. */
const transitions: Readonly<Record<ShareState, readonly ShareState[]>> = {
  asked: ['pending', 'done', 'failed'],
  pending: ['done', 'failed'],
  done: ['failed'],
  failed: ['done'],
}

/**
 * Records what became of a payment's share of a refund: the money counts as returned, or no longer. An outcome that is
 * known already, or was overtaken by a later one, changes nothing.
 * @throws Error when more would be returned than the order has cost
 */
export async function settleShare(
  scope: ChangeScope,
  refundId: string,
  paymentId: string,
  outcome: ShareOutcome,
): Promise<void> {
  const refund = await findRefund(scope, refundId)
  if (!refund) return
  const { orderId } = refund
  await lockOrder(scope, orderId)
  const share = (await listRefundShares(scope, refundId)).find((one) => one.paymentId === paymentId)
  if (!share || !transitions[share.state].includes(outcome.state)) return
  const reference = outcome.reference ?? share.reference
  await writeRefundShare(scope, refundId, { paymentId, state: outcome.state, reference, attempt: share.attempt })
  if (outcome.state === 'done') {
    // What an edit took off is no part of the order's total any more.
    if (!refund.isOfEdit && !(await addReturned(scope, orderId, share.cents)))
      throw new Error('More would be returned than the order has cost.')
    const shares = await listRefundShares(scope, refundId)
    if (shares.every(({ state }) => state === 'done')) await endRefund(scope, refundId)
    else await creditDismissed(scope, orderId, refundId)
  }
  if (outcome.state === 'failed') {
    if (share.state === 'done' && !refund.isOfEdit) await takeBackReturned(scope, orderId, share.cents)
    if (!(await moveRefund(scope, refundId, 'failed', { failure: outcome.words }))) return
    const money = await moneyOfOrder(scope, orderId)
    const text = [money(share.cents), outcome.words].filter(Boolean).join(' · ')
    await addOrderEvent(scope, orderId, { kind: 'refund-failed', by: '', text })
  }
}
