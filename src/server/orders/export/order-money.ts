import { dueOfOrder } from '#shared/gift-cards/rules.ts'
import { smallestCents } from '#shared/money/money.ts'
import { shareOf } from '#shared/money/share-of.ts'
import { sum } from '#shared/money/sum.ts'
import { taxOfRefund } from '#shared/orders/refund-parts.ts'
import { exchangedOf } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'

/** The amounts of an order in the export, in hundredths of its currency. */
export interface OrderMoney {
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly tax: number
  readonly total: number
  /** What the customer has paid of the total, in all ways: before refunds. */
  readonly paid: number
  readonly giftCards: number
  /** What is still to be paid; nothing of a canceled order. */
  readonly outstanding: number
  /** What was returned to the customer. */
  readonly refunded: number
  readonly refundedTax: number
  /** What returned items have paid for new ones: no money moved. */
  readonly exchanged: number
  readonly exchangedTax: number
  /** The restocking fees that refunds were less by. */
  readonly fees: number
}

/** The total of an order is what was paid, what returned items have paid, and what is still due, unless it is canceled. */
export function moneyOf(order: Order): OrderMoney {
  const giftCards = sum((order.giftCards ?? []).map(({ cents }) => cents))
  const exchanged = exchangedOf(order)
  const isCanceled = order.state === 'cancelled'
  const isAwaited = order.paymentState === 'awaiting'
  // Gift cards have paid at once what they pay; a cancellation returns it.
  const paidOfAwaited = isCanceled ? 0 : giftCards
  const dueCents = isAwaited ? dueOfOrder(order) : order.owedCents
  const taxes = taxesReturned(order)
  return {
    subtotal: order.subtotalCents,
    discount: order.discountCents,
    shipping: order.shippingCostCents,
    tax: order.taxCents,
    total: order.grandTotalCents,
    paid: isAwaited ? paidOfAwaited : order.grandTotalCents - order.owedCents - exchanged,
    giftCards,
    outstanding: isCanceled ? 0 : dueCents,
    refunded: order.refundedCents - exchanged,
    refundedTax: taxes.refunded,
    exchanged,
    exchangedTax: taxes.exchanged,
    fees: sum(order.refunds.filter(({ state }) => state === 'done').map(({ feeCents = 0 }) => feeCents)),
  }
}

/** The taxes in what was returned of an order: as money, and as new items. */
function taxesReturned({ refunds, currency }: Order): { readonly refunded: number; readonly exchanged: number } {
  const settled = refunds.filter(({ state }) => state === 'done' || state === 'dismissed')
  const exchanged = sum(
    settled.map((refund) =>
      shareOf(taxOfRefund(refund), refund.exchangedCents, refund.heldCents, smallestCents(currency)),
    ),
  )
  return { refunded: sum(settled.map(taxOfRefund)) - exchanged, exchanged }
}
