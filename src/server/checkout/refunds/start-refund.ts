import { takeBackCards } from '#server/gift-cards/sold-cards.ts'
import { payOwedWithReturn } from '#server/orders/expected-money.ts'
import { moneyOfOrder } from '#server/orders/money-of-order.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { isRefundRequested, lockOrder } from '#server/orders/refund-store.ts'
import { returnsOfOrder } from '#server/returns/return-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { restockLines } from '#server/stock/restock-order.ts'
import { restockableLines } from '#server/stock/restockable-lines.ts'
import { settlementOfReturn } from '#shared/exchanges/rules.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { smallestCents } from '#shared/money/money.ts'
import type { refundOrderCall } from '#shared/orders/refund-api.ts'
import {
  canMarkRefunded,
  canRefund,
  paysOwedFirst,
  type Refundable,
  refundableOf,
  suggestedRefund,
} from '#shared/orders/refunds.ts'
import { restockableOf } from '#shared/returns/rules.ts'
import { leavingUsed, openRefund, wholeRefund } from './open-refund.ts'

type Body = BodyOf<typeof refundOrderCall>
/** Why a refund is refused. */
export type RefundRefusal =
  | 'gift-card-used'
  | 'order-not-found'
  | 'order-state'
  | 'refund-quantity'
  | 'refund-shipping'
  | 'refund-amount'

/**
 * Refunds items, shipping, or any part of the amount, as staff want it. The order is locked first: of two requests at
 * once, the second sees what the first has left.
 * @param options.isReturn whether it first pays what the order owes, and moves only the rest, in any case
 * @param options.feeCents the restocking fee that the amount is less by already
 */
export async function startRefund(
  scope: ChangeScope,
  orderId: string,
  by: string,
  body: Body,
  { isReturn = false, feeCents = 0 } = {},
): Promise<Result<unknown, RefundRefusal>> {
  await lockOrder(scope, orderId)
  if (await isRefundRequested(scope, orderId, body.idempotencyKey)) return succeed(undefined)
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  const paysOwed = isReturn || paysOwedFirst(order)
  if (!canRefund(order, { paysOwed })) return fail('order-state', { state: order.state })
  const refundable = refundableOf(order, { paysOwed })
  if (!arePiecesLeft(body.lines, refundable)) return fail('refund-quantity')
  if (body.shippingCents > refundable.shippingCents) return fail('refund-shipping')
  const pieces = new Map(body.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const kept = await takeBackCards(scope, order, pieces, by)
  if (kept > 0 && body.cents > refundable.cents - kept) {
    const money = await moneyOfOrder(scope, orderId, order.currency)
    return fail('gift-card-used', { left: money(Math.max(0, refundable.cents - kept)) })
  }
  if (body.cents > refundable.cents || body.cents % smallestCents(order.currency) !== 0) {
    const money = await moneyOfOrder(scope, orderId, order.currency)
    return fail('refund-amount', { left: money(refundable.cents) })
  }
  const suggested = suggestedRefund(order, { pieces, shippingCents: body.shippingCents }, { paysOwed })
  const returns = body.restock ? await returnsOfOrder(scope, orderId) : []
  const restockable: ReadonlySet<string> = body.restock ? await restockableLines(scope, order) : new Set()
  const toStock = new Map(body.lines.map((line) => [line.lineId, restockableOf(order, line, returns)]))
  const lines = suggested.lines.map((line) => ({
    ...line,
    unfulfilledQuantity: body.lines.find(({ lineId }) => lineId === line.lineId)?.unfulfilledQuantity ?? 0,
    restocked: restockable.has(line.lineId) && toStock.get(line.lineId)! > 0,
  }))
  const exchangedCents = paysOwed ? settlementOfReturn({ creditCents: body.cents, ...order }).exchangedCents : 0
  if (exchangedCents > 0) await payOwedWithReturn(scope, orderId, exchangedCents)
  const opened = await openRefund(scope, order, {
    by,
    cents: body.cents,
    exchangedCents,
    shippingCents: body.shippingCents,
    feeCents,
    reason: body.reason,
    notifyBuyer: body.notifyBuyer,
    requestKey: body.idempotencyKey,
    lines,
  })
  if (opened.ok)
    await restockLines(
      scope,
      order,
      lines.filter(({ restocked }) => restocked).map(({ lineId }) => ({ lineId, quantity: toStock.get(lineId)! })),
      by,
    )
  return opened
}

/** Whether so many pieces of each line are left, and each line is named once. */
function arePiecesLeft(lines: Body['lines'], refundable: Refundable): boolean {
  const isOnce = new Set(lines.map(({ lineId }) => lineId)).size === lines.length
  return (
    isOnce &&
    lines.every(({ lineId, quantity, unfulfilledQuantity }) => {
      const left = refundable.lines.find(({ line }) => line.id === lineId)
      const isPart = left !== undefined && unfulfilledQuantity <= left.unfulfilled
      return isPart && quantity >= unfulfilledQuantity && quantity - unfulfilledQuantity <= left.fulfilled
    })
  )
}

/** Marks the rest of a payment that was received by hand as returned by hand. */
export async function markOrderRefunded(
  scope: ChangeScope,
  orderId: string,
  by: string,
): Promise<Result<unknown, 'order-not-found' | 'order-state'>> {
  await lockOrder(scope, orderId)
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  if (!canMarkRefunded(order)) return fail('order-state')
  const whole = await leavingUsed(scope, order, wholeRefund(order, { by, restock: false }))
  if (whole.cents === 0) return fail('order-state')
  const opened = await openRefund(scope, order, whole)
  return opened.ok ? opened : fail('order-state')
}
