import { inShopCurrency } from '#shared/currencies/rules.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import { paidByLine } from '#shared/orders/refunds.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { PartTax } from '#shared/taxes/schema.ts'

/** What reports read of an order. */
export type ReportedOrder = Pick<
  Order,
  | 'placedAt'
  | 'state'
  | 'paymentState'
  | 'paymentMethod'
  | 'testMode'
  | 'shippingAddress'
  | 'billingAddress'
  | 'buyer'
  | 'currency'
  | 'exchange'
  | 'lines'
  | 'discounts'
  | 'taxes'
  | 'shippingTaxes'
  | 'giftCards'
  | 'draftOrder'
  | 'renewal'
  | 'discountCents'
  | 'shippingCostCents'
  | 'grandTotalCents'
  | 'refunds'
> & {
  /** When it was canceled; null for an order that is not. */
  readonly canceledAt: number | null
  /** What of each refund went to which payment method, by the id of the refund; in hundredths of its currency. */
  readonly refundTenders: ReadonlyMap<string, readonly Tender[]>
  /** How an edited order is paid; absent: by its gift cards, and the rest by its method. */
  readonly paidBy?: readonly Tender[]
}

/** An amount and how it was paid: the id of a payment method, or 'awaiting' while it is not. */
export interface Tender {
  readonly method: string
  readonly cents: number
}

/** A line of an order or, without one, its shipping. Money in hundredths of the shop's currency. */
export interface OrderPart {
  readonly line: OrderLine | null
  readonly isGiftCard: boolean
  readonly isDonation: boolean
  readonly units: number
  /** In the order's currency, with tax. */
  readonly chargedCents: number
  /** The same in the shop's currency; the parts of an order sum to its total. */
  readonly paidCents: number
  /** What discounts took, without tax. */
  readonly discountCents: number
  readonly taxes: readonly PartTax[]
}

/** An amount of an order in the shop's currency. All of the order is the total that is stored with its rate. */
export function converted(order: Pick<Order, 'exchange' | 'grandTotalCents'>, cents: number): number {
  const { exchange, grandTotalCents } = order
  if (!exchange) return cents
  return cents === grandTotalCents ? exchange.totalCents : inShopCurrency(cents, exchange)
}

/** The lines of an order, then its shipping. */
export function partsOf(order: ReportedOrder): OrderPart[] {
  const paid = paidByLine(order)
  const charged = [...paid.lines, paid.shippingCents]
  const cents = order.exchange ? spread(order.exchange.totalCents, charged) : charged
  const taxes = taxesByPart(order, charged)
  const isIncluded = order.taxes.some(({ included }) => included)
  return [...order.lines, null].map((line, index) => {
    const own = taxes[index]!
    const [part, paidCents] = [charged[index]!, cents[index]!]
    const tax = sum(own.map(({ amountCents }) => amountCents))
    const discount = line ? line.totalCents - (isIncluded ? part : part - tax) : 0
    // A price with tax: the discount took a part of the tax too.
    const withoutTax = isIncluded && part > 0 ? discount - share(tax, discount, part) : discount
    return {
      line,
      isGiftCard: line?.productType === productTypes.giftCard,
      isDonation: line?.productType === productTypes.donation,
      units: line?.quantity ?? 0,
      chargedCents: part,
      paidCents,
      discountCents: order.exchange ? inShopCurrency(withoutTax, order.exchange) : withoutTax,
      taxes: own.map((one) => ({ ...one, amountCents: share(one.amountCents, paidCents, part) })),
    }
  })
}

/** The taxes of each part, in the order's currency. Orders from before they were stored have them spread. */
function taxesByPart(order: ReportedOrder, charged: readonly number[]): readonly (readonly PartTax[])[] {
  const stored = [...order.lines.map((line) => line.tax?.rates ?? null), order.shippingTaxes]
  if (stored.every((rates) => rates !== null)) return stored
  const spreads = order.taxes.map(({ name, rateMilliPercent, amountCents, kind }) => ({
    ...{ name, rateMilliPercent, ...(kind && { kind }) },
    parts: spread(amountCents, charged),
  }))
  return charged.map((_, index) => spreads.map(({ parts, ...tax }) => ({ ...tax, amountCents: parts[index]! })))
}

/**
 * The part of an amount that belongs to a part of a whole, rounded down: in any steps, all of the whole has all of the
 * amount. As credit notes do it.
 */
export function share(amount: number, part: number, whole: number): number {
  if (whole === 0 || part === 0) return 0
  if (part === whole) return amount
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}
