import { smallestCents } from '#shared/money/money.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { isMoney } from '#shared/products/codes.ts'
import { costOfLines, type LineCost } from './cost-of-pieces.ts'
import type { OrderRefund } from './refund-schema.ts'
import { leftOf } from './rules.ts'
import type { Order, OrderLine } from './schema.ts'

type Paid = Pick<Order, 'lines' | 'discountCents' | 'shippingCostCents' | 'taxes' | 'grandTotalCents' | 'currency'>
type Money = Pick<Order, 'state' | 'paymentState' | 'grandTotalCents' | 'owedCents' | 'refunds'>
type Payable = Money & Pick<Order, 'paymentMethod'>

/**
 * What the buyer pays for each line, in their order, and for shipping; in hundredths, after discounts and with taxes.
 * Together it is the order's total. Orders from before it was stored have taxes and discounts spread over their lines.
 */
export function paidByLine(order: Paid): { readonly lines: readonly number[]; readonly shippingCents: number } {
  const { lines, grandTotalCents } = order
  const stored = lines.map((line) => line.paidCents)
  const known = stored.every((cents) => cents !== null) ? stored : spreadByLine(order)
  return { lines: known, shippingCents: grandTotalCents - sum(known) }
}

function spreadByLine({ lines, discountCents, shippingCostCents, taxes, currency }: Paid): number[] {
  const totals = lines.map((line) => line.totalCents)
  if (sum(totals) === 0) return totals
  const step = smallestCents(currency)
  const taken = spread(discountCents, totals, step)
  const goods = totals.map((cents, index) => cents - taken[index]!)
  const added = sum(taxes.filter(({ included }) => !included).map(({ amountCents }) => amountCents))
  const taxed = [...goods, shippingCostCents]
  const tax = sum(taxed) === 0 ? taxed : spread(added, taxed, step)
  return goods.map((cents, index) => cents + tax[index]!)
}

/** What of a line can still be refunded, in pieces. */
export interface RefundableLine {
  readonly line: OrderLine
  readonly fulfilled: number
  readonly unfulfilled: number
}

/** What of an order can still be refunded. */
export interface Refundable {
  readonly lines: readonly RefundableLine[]
  readonly shippingCents: number
  /** The money that is left: nothing of it was returned or is on its way. */
  readonly cents: number
}

/**
 * What of an order can still be refunded; nothing of an order without a payment.
 * @param paysOwed whether it first pays what the order owes, as a return does
 */
export function refundableOf(order: Paid & Money, { paysOwed = false } = {}): Refundable {
  if (!hasMoney(order, paysOwed)) return { lines: [], shippingCents: 0, cents: 0 }
  const shipping = paidByLine(order).shippingCents - sum(order.refunds.map((refund) => refund.shippingCents))
  return {
    lines: order.lines
      .map((line) => {
        const left = line.quantity - line.refundedQuantity
        const unfulfilled = Math.min(left, leftOf(line))
        return { line, fulfilled: left - unfulfilled, unfulfilled }
      })
      .filter(({ fulfilled, unfulfilled }) => fulfilled + unfulfilled > 0),
    shippingCents: Math.max(0, Math.min(shipping, leftCents(order, paysOwed))),
    cents: leftCents(order, paysOwed),
  }
}

/** What somebody wants to refund: pieces by the ids of their lines, and shipping. */
export interface WantedRefund {
  readonly pieces: ReadonlyMap<string, number>
  readonly shippingCents: number
}

/**
 * What pieces and shipping have cost: for each line, and together at most the money that is left.
 * @param options.paysOwed whether it first pays what the order owes, as a return does
 */
export function suggestedRefund(
  order: Paid & Money,
  { pieces, shippingCents }: WantedRefund,
  { paysOwed = false } = {},
): { readonly lines: LineCost[]; cents: number } {
  const lines = costOfLines(order, paidByLine(order).lines, pieces)
  const whole = sum(lines.map(({ cents }) => cents)) + shippingCents
  return { lines, cents: Math.min(whole, leftCents(order, paysOwed)) }
}

/**
 * What was paid of the order as it is now, less what was returned of that. A return can also be of items that were not
 * paid: then they are not owed any more.
 */
function leftCents(
  { grandTotalCents, owedCents, refunds }: Pick<Money, 'grandTotalCents' | 'owedCents' | 'refunds'>,
  paysOwed: boolean,
) {
  const held = refunds.filter(({ isOfEdit }) => !isOfEdit).map(({ heldCents }) => heldCents)
  return Math.max(0, grandTotalCents - (paysOwed ? 0 : owedCents) - sum(held))
}

const hasMoney = (
  { state, paymentState, grandTotalCents }: Pick<Money, 'state' | 'paymentState' | 'grandTotalCents'>,
  paysOwed = false,
) =>
  // A refund that failed after the order was refunded has led back to `paid`. While something is owed, an edit lowers the
  // total instead; a canceled order is owed nothing.
  (paymentState === 'paid' ||
    paymentState === 'partly-refunded' ||
    (paymentState === 'partly-paid' && (state === 'cancelled' || paysOwed))) &&
  grandTotalCents > 0

const isByHand = (order: Pick<Payable, 'paymentMethod'>) => paymentMethod(order.paymentMethod).refundedBy === 'hand'

/** Whether anything of an order can be refunded. @param paysOwed whether it first pays what the order owes */
export const canRefund = (order: Money, { paysOwed = false } = {}): boolean =>
  hasMoney(order, paysOwed) && leftCents(order, paysOwed) > 0

/**
 * Whether a refund of items first pays what an order owes: an edit cannot remove items of which money was refunded, so
 * that this is how they leave an order that owes something.
 */
export const paysOwedFirst = ({ state, owedCents, refunds }: Money): boolean =>
  state !== 'cancelled' && owedCents > 0 && refunds.some(({ isOfEdit, heldCents }) => !isOfEdit && heldCents > 0)

/**
 * How a refund is split before it is made, in hundredths: gift cards get back what they have paid before the other
 * payment does.
 */
export function splitOfRefund(
  order: Pick<Order, 'giftCards' | 'refunds'>,
  cents: number,
): { readonly toCardsCents: number; readonly restCents: number } {
  // What an edit has returned to them is no part of what they have paid.
  const returned = order.refunds.filter(({ isOfEdit }) => !isOfEdit).map(({ giftCardCents = 0 }) => giftCardCents)
  const paid = sum((order.giftCards ?? []).map((tender) => tender.cents))
  const toCardsCents = Math.min(cents, Math.max(0, paid - sum(returned)))
  return { toCardsCents, restCents: cents - toCardsCents }
}

/** What returned items have paid for new ones of an order, in hundredths. */
export const exchangedOf = ({ refunds }: Pick<Order, 'refunds'>): number =>
  sum(refunds.map(({ exchangedCents }) => exchangedCents))

/**
 * What a refund returns more than its items and shipping less its fee, in hundredths; less than 0 where it returns less.
 * Nothing where it names neither.
 */
export function adjustmentOf({
  cents,
  shippingCents,
  lines,
  feeCents = 0,
}: Pick<OrderRefund, 'cents' | 'shippingCents' | 'lines' | 'feeCents'>): number {
  if (lines.length === 0 && shippingCents === 0) return 0
  return cents + feeCents - shippingCents - sum(lines.map((line) => line.cents))
}

/** Whether the provider is asked for the refund as soon as the order is canceled. */
export const isRefundedByProvider = (order: Payable): boolean => canRefund(order) && !isByHand(order)

/**
 * Whether the owner can undo "paid": only when they set it by hand, and nothing was refunded or canceled. A refund that
 * is on its way would otherwise return money that counts as not paid, and gift cards that were emailed would stay valid.
 */
export function canUndoPaid(order: Payable & Pick<Order, 'lines' | 'revision'>): boolean {
  return (
    // What was paid after an edit may have come another way.
    order.revision === 0 &&
    order.lines.every(({ productType }) => !isMoney(productType)) &&
    canRefund(order) &&
    isByHand(order) &&
    order.state !== 'cancelled' &&
    order.paymentState === 'paid' &&
    order.refunds.every(({ state }) => state === 'dismissed')
  )
}

/** Whether the owner can set "refunded": for a canceled or fulfilled order that is refunded by hand. */
export function canMarkRefunded(order: Payable): boolean {
  return canRefund(order) && isByHand(order) && order.state !== 'open'
}
