import type { ChangeScope } from '#server/scope.ts'
import { canFollow, orderPaymentTransitions, orderTransitions, type TransitionOf } from '#shared/orders/transitions.ts'

/**
 * Moves an order from one state to another, and locks it until the commit; false when it was not in the first.
 * @throws Error when the second state cannot follow the first
 */
export async function moveOrder(
  { database, websiteId }: ChangeScope,
  orderId: string,
  ...[from, to]: TransitionOf<typeof orderTransitions>
): Promise<boolean> {
  if (!canFollow(orderTransitions, from, to)) throw new Error(`An order cannot go from ${from} to ${to}.`)
  const { numUpdatedRows } = await database
    .updateTable('orders')
    .set({ state: to })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Moves the payment of an order from one state to another; false when it was not in the first, or when the order was
 * canceled and the move is not about a refund.
 * @throws Error when the second state cannot follow the first
 */
export async function moveOrderPayment(
  { database, websiteId }: ChangeScope,
  orderId: string,
  ...[from, to]: TransitionOf<typeof orderPaymentTransitions>
): Promise<boolean> {
  if (!canFollow(orderPaymentTransitions, from, to)) throw new Error(`A payment cannot go from ${from} to ${to}.`)
  const { numUpdatedRows } = await database
    .updateTable('orders')
    .set({ payment_state: to })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('payment_state', '=', from)
    .$if(from === 'awaiting' || to === 'awaiting', (orders) => orders.where('state', '!=', 'cancelled'))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
