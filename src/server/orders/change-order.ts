import type { ChangeScope } from '#server/scope.ts'
import { dueOfOrder } from '#shared/gift-cards/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { mayCancel } from '#shared/orders/rules.ts'
import { writeOrderEmailsJob } from './jobs.ts'
import { type OrderLifecycle, runSteps } from './lifecycle.ts'
import { moneyOfOrder } from './money-of-order.ts'
import { moveOrder, moveOrderPayment } from './move-order.ts'
import { addOrderEvent } from './order-events.ts'
import { readOrder } from './read-order.ts'

type ChangeOrder<Code extends string = never> = Promise<Result<void, 'order-not-found' | Code>>

/**
 * Cancels an order if `mayCancel` allows it; its downloads are closed with it. Only the first of two cancellations
 * restores stock and starts the refund.
 */
export async function cancelOrder(
  scope: ChangeScope,
  { canceled }: OrderLifecycle,
  orderId: string,
  by: string,
  options: { restock: boolean; notifyBuyer: boolean },
): ChangeOrder<'order-state'> {
  // The state changes before the order is read: a parcel that was just shipped must not return to stock.
  const wasOpen = await moveOrder(scope, orderId, 'open', 'cancelled')
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  const isMine = wasOpen || (mayCancel(order) && (await moveOrder(scope, orderId, 'fulfilled', 'cancelled')))
  if (!isMine) return fail('order-state', { state: order.state })
  await addOrderEvent(scope, orderId, { kind: 'cancelled', by, text: '' })
  await runSteps(scope, canceled, { order, restock: options.restock, by })
  if (options.notifyBuyer) await scope.enqueue(writeOrderEmailsJob, { orderId, kinds: ['order-cancelled'] })
  return succeed(undefined)
}

/** Marks a transfer or a payment on pickup as received; downloads open with it. */
export async function markOrderPaid(
  scope: ChangeScope,
  { paid }: OrderLifecycle,
  orderId: string,
  by: string,
): ChangeOrder<'order-state'> {
  const isMine = await moveOrderPayment(scope, orderId, 'awaiting', 'paid')
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  if (!isMine) return fail('order-state')
  const money = await moneyOfOrder(scope, orderId, order.currency)
  await addOrderEvent(scope, orderId, { kind: 'payment-received', by, text: money(dueOfOrder(order)) })
  await runSteps(scope, paid, { orderId, isTest: order.testMode, isPlacedNow: false })
  return succeed(undefined)
}

/** Adds a note to the timeline, for the shop only. */
export async function addOrderNote(scope: ChangeScope, orderId: string, by: string, text: string): ChangeOrder {
  if (!(await readOrder(scope, orderId))) return fail('order-not-found')
  await addOrderEvent(scope, orderId, { kind: 'note', by, text })
  return succeed(undefined)
}
