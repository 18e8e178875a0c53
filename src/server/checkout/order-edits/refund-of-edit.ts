import { moneyOfOrder } from '#server/orders/money-of-order.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result } from '#shared/http/failure.ts'
import type { Order } from '#shared/orders/schema.ts'
import { openRefund } from '../refunds/open-refund.ts'

/** Why staff see this refund. */
const REASON = 'Order edited'

/** Gives money back that an order does not cost any more, to its payments, the oldest first. */
export async function refundOfEdit(
  scope: ChangeScope,
  order: Order,
  { by, cents }: { readonly by: string; readonly cents: number },
): Promise<Result<{ refundId: string }, 'refund-amount'>> {
  const opened = await openRefund(scope, order, {
    by,
    cents,
    shippingCents: 0,
    isOfEdit: true,
    reason: REASON,
    // The email about the edit says it.
    notifyBuyer: false,
    requestKey: null,
    lines: [],
  })
  if (opened.ok) return { ok: true, value: opened.value }
  const money = await moneyOfOrder(scope, order.id, order.currency)
  return fail('refund-amount', { left: money(0) })
}
