import { inShopCurrency } from '#shared/currencies/rules.ts'
import { shareOf } from '#shared/money/share-of.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { taxedParts } from '#shared/orders/taxed-parts.ts'
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
  /** The amounts of its taxes in the order's currency. */
  readonly chargedTaxes: readonly number[]
}

/** An amount of an order in the shop's currency. All of the order is the total that is stored with its rate. */
export function converted(order: Pick<Order, 'exchange' | 'grandTotalCents'>, cents: number): number {
  const { exchange, grandTotalCents } = order
  if (!exchange) return cents
  return cents === grandTotalCents ? exchange.totalCents : inShopCurrency(cents, exchange)
}

/** The lines of an order, then its shipping. */
export function partsOf(order: ReportedOrder): OrderPart[] {
  const all = taxedParts(order)
  const charged = all.map((part) => part.cents)
  const cents = order.exchange ? spread(order.exchange.totalCents, charged) : charged
  const isIncluded = order.taxes.some(({ included }) => included)
  return [...order.lines, null].map((line, index) => {
    const own = all[index]!.taxes
    const [part, paidCents] = [charged[index]!, cents[index]!]
    const tax = sum(own.map(({ amountCents }) => amountCents))
    const discount = line ? line.totalCents - (isIncluded ? part : part - tax) : 0
    // A price with tax: the discount took a part of the tax too.
    const withoutTax = isIncluded && part > 0 ? discount - shareOf(tax, discount, part) : discount
    return {
      line,
      isGiftCard: line?.productType === productTypes.giftCard,
      isDonation: line?.productType === productTypes.donation,
      units: line?.quantity ?? 0,
      chargedCents: part,
      paidCents,
      discountCents: order.exchange ? inShopCurrency(withoutTax, order.exchange) : withoutTax,
      chargedTaxes: own.map(({ amountCents }) => amountCents),
      taxes: own.map((one) => ({ ...one, amountCents: shareOf(one.amountCents, paidCents, part) })),
    }
  })
}
