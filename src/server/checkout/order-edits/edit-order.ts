import { writeOrderEmailsJob } from '#server/orders/jobs.ts'
import { type OrderLifecycle, runSteps } from '#server/orders/lifecycle.ts'
import { moneyOfOrder } from '#server/orders/money-of-order.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { writeRefundParts } from '#server/orders/refund-store.ts'
import { followTotal } from '#server/orders/returned-money.ts'
import { setAwaited } from '#server/payments/order-payments.ts'
import type { ChangeScope } from '#server/scope.ts'
import { releaseSlotOfCanceled } from '#server/slots/claim-slot.ts'
import type { BodyOf, FailuresOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { editOrderCall } from '#shared/orders/edits/api.ts'
import { describeEdit } from '#shared/orders/edits/describe-edit.ts'
import { giftCardsAfterRefund, settlementOf } from '#shared/orders/edits/rules.ts'
import { leftOf } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { moveStock } from './move-stock.ts'
import { priceOrderEdit } from './price-order-edit.ts'
import { refundOfEdit } from './refund-of-edit.ts'
import { writeEdit } from './write-edit.ts'

/**
 * Edits an order before it is shipped: its lines, discounts, shipping and address. One transaction writes the order, its
 * stock, what it owes or gets back, its invoice, its timeline and the email. The order is locked first: of two people at
 * once, the second is told.
 */
export async function editOrder(
  scope: ChangeScope,
  lifecycle: OrderLifecycle,
  orderId: string,
  by: string,
  { edit, revision, expectedTotalCents, notifyBuyer }: BodyOf<typeof editOrderCall>,
): Promise<Result<void, FailuresOf<typeof editOrderCall>>> {
  await moveOrder(scope, orderId, 'open', 'open')
  const before = await readOrder(scope, orderId)
  if (!before) return fail('order-not-found')
  if (before.revision !== revision) return fail('order-edit-stale')
  const priced = await priceOrderEdit(scope, before, edit)
  if (!priced.ok) return priced
  const { owedCents, refundCents } = settlementOf(before, priced.value.after.grandTotalCents)
  const isAwaiting = before.paymentState === 'awaiting'
  const after = {
    ...before,
    ...priced.value.after,
    giftCards: giftCardsAfterRefund(before, refundCents),
    owedCents: isAwaiting ? 0 : owedCents,
    expectedCents: Math.min(before.expectedCents, owedCents),
  }
  const money = await moneyOfOrder(scope, orderId, before.currency)
  if (after.grandTotalCents !== expectedTotalCents)
    return fail('order-edit-changed', { total: money(after.grandTotalCents) })
  const changes = describeEdit(before, after, money)
  if (changes.length === 0) return fail('order-not-editable', { reason: 'Nothing has changed.' })

  if (!(await writeEdit(scope, before, after))) return fail('order-edit-stale')
  await keepRefunds(scope, before)
  const stock = await moveStock(scope, before, after)
  if (!stock.ok) return stock
  if (before.shippingMethod?.slot && !after.shippingMethod?.slot)
    await releaseSlotOfCanceled(scope, { order: before, restock: false, by })
  if (isAwaiting) await setAwaited(scope, orderId, owedCents)
  await addOrderEvent(scope, orderId, { kind: 'edited', by, text: changes.join(' · ') })
  const refund = refundCents > 0 ? await refundOfEdit(scope, before, { by, cents: refundCents }) : null
  if (refund?.ok === false) return refund
  const edited = (await readOrder(scope, orderId))!
  await runSteps(scope, lifecycle.edited, { before, after: edited, by })
  if (edited.lines.every((line) => leftOf(line) === 0)) await moveOrder(scope, orderId, 'open', 'fulfilled')
  if (notifyBuyer)
    await scope.enqueue(writeOrderEmailsJob, {
      orderId,
      kinds: ['order-edited'],
      ...(refund && { refundId: refund.value.refundId }),
    })
  return succeed(undefined)
}

/** Records what earlier refunds have taken of the parts of an order: those from before it was recorded were computed. */
async function keepRefunds(scope: ChangeScope, { id, refunds, refundedCents }: Order): Promise<void> {
  for (const { id: refundId, isOfEdit, heldCents, parts } of refunds)
    if (!isOfEdit && heldCents > 0) await writeRefundParts(scope, refundId, parts)
  if (refundedCents > 0) await followTotal(scope, id)
}
