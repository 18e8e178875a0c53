import { setExpected } from '#server/orders/expected-money.ts'
import type { OrderLifecycle } from '#server/orders/lifecycle.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { endReturn, lockReturn } from '#server/returns/change-return.ts'
import { writeReturnEmailsJob } from '#server/returns/jobs.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { canRefund, suggestedRefund } from '#shared/orders/refunds.ts'
import { REASON_OF_RETURN } from '#shared/returns/messages.ts'
import type { refundReturnCall } from '#shared/returns/owner-api.ts'
import { receivedPieces } from '#shared/returns/rules.ts'
import { addExchange } from '../exchanges/add-exchange.ts'
import { type RefundRefusal, startRefund } from './start-refund.ts'

/**
 * Refunds what has arrived of a return, and shipping if wanted, less a fee. What it is exchanged for is added to the
 * order: the value of the return pays for it, and only the rest is refunded, or owed. A return is refunded once: its id
 * is the key of the refund. Its pieces were restocked when they were received.
 */
export async function refundReturn(
  scope: ChangeScope,
  lifecycle: OrderLifecycle,
  returnId: string,
  by: string,
  { shippingCents, feeCents, notifyBuyer }: BodyOf<typeof refundReturnCall>,
): Promise<
  Result<
    unknown,
    RefundRefusal | 'return-not-found' | 'return-state' | 'return-nothing-left' | 'exchange-state' | 'order-edit-total'
  >
> {
  const found = await lockReturn(scope, returnId)
  if (!found) return fail('return-not-found')
  if (found.state !== 'received') return fail('return-state')
  const order = (await readOrder(scope, found.order.id))!
  const pieces = receivedPieces(found)
  const cents = suggestedRefund(order, { pieces, shippingCents }, { paysOwed: true }).cents - feeCents
  if (cents <= 0) return fail('return-nothing-left')
  const isExchanged = found.exchange?.state === 'reserved' || found.exchange?.state === 'added'
  if (found.exchange?.state === 'reserved') {
    if (order.state === 'cancelled' || !canRefund(order, { paysOwed: true }))
      return fail('order-state', { state: order.state })
    const added = await addExchange(scope, lifecycle, order, { returnId, by })
    if (!added.ok) return added
  }
  // What this return was expected to pay it pays now.
  if (found.exchange?.state === 'added') await setExpected(scope, order.id, 0)
  const refunded = await startRefund(
    scope,
    order.id,
    by,
    {
      idempotencyKey: `return:${returnId}`,
      lines: [...pieces].map(([lineId, quantity]) => ({ lineId, quantity, unfulfilledQuantity: 0 })),
      shippingCents,
      cents,
      restock: false,
      reason: REASON_OF_RETURN,
      // The email about an exchange says it all.
      notifyBuyer: notifyBuyer && !isExchanged,
    },
    { isReturn: true, feeCents },
  )
  if (!refunded.ok) return refunded
  if (!(await endReturn(scope, (await lockReturn(scope, returnId))!, by))) return fail('return-state')
  if (notifyBuyer && isExchanged)
    await scope.enqueue(writeReturnEmailsJob, { returnId, orderId: order.id, kinds: ['return-exchanged'] })
  return succeed(undefined)
}
