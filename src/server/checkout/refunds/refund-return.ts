import { readOrder } from '#server/orders/read-order.ts'
import { endReturn, lockReturn } from '#server/returns/change-return.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result } from '#shared/http/failure.ts'
import { suggestedRefund } from '#shared/orders/refunds.ts'
import { REASON_OF_RETURN } from '#shared/returns/messages.ts'
import type { refundReturnCall } from '#shared/returns/owner-api.ts'
import { receivedPieces } from '#shared/returns/rules.ts'
import { type RefundRefusal, startRefund } from './start-refund.ts'

/**
 * Refunds what has arrived of a return, and shipping if wanted, less a fee. A return is refunded once: its id is the key
 * of the refund. Its pieces were restocked when they were received.
 */
export async function refundReturn(
  scope: ChangeScope,
  returnId: string,
  by: string,
  { shippingCents, feeCents, notifyBuyer }: BodyOf<typeof refundReturnCall>,
): Promise<Result<unknown, RefundRefusal | 'return-not-found' | 'return-state' | 'return-nothing-left'>> {
  const found = await lockReturn(scope, returnId)
  if (!found) return fail('return-not-found')
  if (found.state !== 'received') return fail('return-state')
  const order = (await readOrder(scope, found.order.id))!
  const pieces = receivedPieces(found)
  const cents = suggestedRefund(order, { pieces, shippingCents }).cents - feeCents
  if (cents <= 0) return fail('return-nothing-left')
  const refunded = await startRefund(scope, order.id, by, {
    idempotencyKey: `return:${returnId}`,
    lines: [...pieces].map(([lineId, quantity]) => ({ lineId, quantity, unfulfilledQuantity: 0 })),
    shippingCents,
    cents,
    restock: false,
    reason: REASON_OF_RETURN,
    notifyBuyer,
  })
  if (!refunded.ok) return refunded
  return (await endReturn(scope, found, by)) ? refunded : fail('return-state')
}
