import { takeBackCards } from '#server/gift-cards/sold-cards.ts'
import { refundOrderJob } from '#server/orders/jobs.ts'
import { insertRefund, type NewRefund } from '#server/orders/refund-store.ts'
import { addReturned } from '#server/orders/returned-money.ts'
import {
  insertRefundPayments,
  listPaymentsLeft,
  type PaymentLeft,
  type PaymentPart,
} from '#server/payments/order-payments.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { partsOfRefund } from '#shared/orders/refund-parts.ts'
import { refundableOf, suggestedRefund } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { endRefund } from './end-refund.ts'
import { settleShare } from './settle-share.ts'

export type RefundFacts = Omit<NewRefund, 'orderId' | 'isByHand' | 'parts'>

/** The refund of everything that is left of an order. @param restock whether what was not fulfilled is in stock again */
export function wholeRefund(
  order: Order,
  { by, restock }: { readonly by: string; readonly restock: boolean },
): RefundFacts {
  const { lines, shippingCents, cents } = refundableOf(order)
  const pieces = new Map(lines.map(({ line, fulfilled, unfulfilled }) => [line.id, fulfilled + unfulfilled]))
  const removed = new Map(lines.map(({ line, unfulfilled }) => [line.id, unfulfilled]))
  return {
    by,
    cents,
    shippingCents,
    reason: '',
    notifyBuyer: false,
    requestKey: null,
    lines: suggestedRefund(order, { pieces, shippingCents }).lines.map((line) => ({
      ...line,
      unfulfilledQuantity: removed.get(line.lineId) ?? 0,
      restocked: restock && (removed.get(line.lineId) ?? 0) > 0,
    })),
  }
}

/** A whole refund without what was spent with the order’s gift cards; these cannot be used any more. */
export async function leavingUsed(scope: ChangeScope, order: Order, facts: RefundFacts): Promise<RefundFacts> {
  const pieces = new Map(facts.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const kept = await takeBackCards(scope, order, pieces, facts.by)
  return { ...facts, cents: Math.max(0, facts.cents - kept) }
}

/**
 * Begins a refund of a locked order: its items, and the money of its payments, the oldest first. What a provider has
 * charged it is asked for by a job; what the owner returns themselves is done.
 */
export async function openRefund(
  scope: ChangeScope,
  order: Order,
  facts: RefundFacts,
): Promise<Result<{ refundId: string }, 'refund-quantity' | 'refund-amount'>> {
  const payments = await listPaymentsLeft(scope, order.id)
  const isByHand = (payments.length > 0 ? payments.map(({ method }) => method) : [order.paymentMethod]).every(
    (method) => paymentMethod(method).refundedBy === 'hand',
  )
  if (payments.length === 0 && !isByHand) throw new Error('The payment of a refunded order is missing.')
  const exchangedCents = facts.exchangedCents ?? 0
  const movedCents = facts.cents - exchangedCents
  const parts = takeFrom(payments, movedCents)
  if (payments.length > 0 && parts === null) return fail('refund-amount', { left: '' })
  const named = { ...facts, lines: facts.lines.map((line) => ({ ...line, isRestocked: line.restocked })) }
  const takenParts = facts.isOfEdit ? [] : partsOfRefund(order, order.refunds, named)
  const refundId = await insertRefund(scope, { ...facts, orderId: order.id, isByHand, parts: takenParts })
  if (refundId === null) return fail('refund-quantity')
  await insertRefundPayments(scope, refundId, parts ?? [])
  const methodOf = new Map(payments.map(({ paymentId, method }) => [paymentId, method]))
  const byHand = (parts ?? []).filter(({ paymentId }) => paymentMethod(methodOf.get(paymentId)!).refundedBy === 'hand')
  for (const { paymentId } of byHand) await settleShare(scope, refundId, paymentId, { state: 'done', reference: null })
  // An order from before payments were stored has none.
  const settledCents = exchangedCents + (payments.length === 0 ? movedCents : 0)
  if (settledCents > 0 && !facts.isOfEdit && !(await addReturned(scope, order.id, settledCents)))
    return fail('refund-amount', { left: '' })
  if (payments.length === 0 || movedCents === 0) await endRefund(scope, refundId)
  if (!isByHand) await scope.enqueue(refundOrderJob, { orderId: order.id })
  return succeed({ refundId })
}

/** Takes an amount from payments, one after the other; null when they have less left. */
function takeFrom(payments: readonly PaymentLeft[], cents: number): PaymentPart[] | null {
  const parts: PaymentPart[] = []
  let missing = cents
  for (const { paymentId, leftCents } of payments) {
    const taken = Math.min(missing, leftCents)
    if (taken > 0) parts.push({ paymentId, cents: taken })
    missing -= taken
  }
  return missing === 0 ? parts : null
}
