import { moveExchange, readExchange } from '#server/exchanges/exchange-store.ts'
import { type OrderLifecycle, runSteps } from '#server/orders/lifecycle.ts'
import { moneyOfOrder } from '#server/orders/money-of-order.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { lockReturn } from '#server/returns/change-return.ts'
import { writeReturnEmailsJob } from '#server/returns/jobs.ts'
import type { ChangeScope } from '#server/scope.ts'
import { settlementOfReturn, withAddedLines } from '#shared/exchanges/rules.ts'
import type { BodyOf, FailuresOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { describeEdit } from '#shared/orders/edits/describe-edit.ts'
import { canRefund, suggestedRefund } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { shipExchangeCall } from '#shared/returns/exchange-api.ts'
import { writeEdit } from '../order-edits/write-edit.ts'

/**
 * Makes the reserved items of an exchange lines of their order, which owes their price then. Its stock was taken when it
 * was agreed. An order that was fulfilled is open again.
 * @param order locked until the commit
 * @param expectedCents what of it the items that are to come back will pay
 * @returns the order with its new lines
 */
export async function addExchange(
  scope: ChangeScope,
  lifecycle: OrderLifecycle,
  order: NonNullable<Awaited<ReturnType<typeof readOrder>>>,
  {
    returnId,
    by,
    expectedCents = 0,
  }: { readonly returnId: string; readonly by: string; readonly expectedCents?: number },
): Promise<Result<Order, 'exchange-state' | 'order-edit-total'>> {
  const exchange = await readExchange(scope, returnId)
  if (exchange?.state !== 'reserved') return fail('exchange-state')
  const added = withAddedLines(order, exchange.lines)
  if (added.grandTotalCents > limits.orderTotalCents) return fail('order-edit-total')
  const { exchangedCents } = settlementOfReturn({ creditCents: expectedCents, owedCents: added.owedCents })
  const after = { ...added, expectedCents: order.expectedCents + exchangedCents }
  if (!(await writeEdit(scope, order, after))) throw new Error('An order was edited while it was locked.')
  if (!(await moveExchange(scope, returnId, 'reserved', 'added'))) return fail('exchange-state')
  await moveOrder(scope, order.id, 'fulfilled', 'open')
  const changes = describeEdit(order, after, await moneyOfOrder(scope, order.id, order.currency))
  await addOrderEvent(scope, order.id, { kind: 'edited', by, text: changes.join(' · ') })
  const edited = (await readOrder(scope, order.id))!
  await runSteps(scope, lifecycle.edited, { before: order, after: edited, by })
  return succeed(edited)
}

/** Adds the new items of an exchange to their order before the others are back, so that they can be shipped. */
export async function shipExchange(
  scope: ChangeScope,
  lifecycle: OrderLifecycle,
  returnId: string,
  by: string,
  { notifyBuyer }: BodyOf<typeof shipExchangeCall>,
): Promise<Result<void, FailuresOf<typeof shipExchangeCall>>> {
  const found = await lockReturn(scope, returnId)
  if (!found) return fail('return-not-found')
  if (found.state !== 'approved') return fail('return-state')
  const order = (await readOrder(scope, found.order.id))!
  if (order.state === 'cancelled' || !canRefund(order)) return fail('order-state', { state: order.state })
  const pieces = new Map(found.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const expectedCents = suggestedRefund(order, { pieces, shippingCents: 0 }).cents
  const added = await addExchange(scope, lifecycle, order, { returnId, by, expectedCents })
  if (!added.ok) return added
  if (notifyBuyer)
    await scope.enqueue(writeReturnEmailsJob, { returnId, orderId: order.id, kinds: ['return-exchanged'] })
  return succeed(undefined)
}
