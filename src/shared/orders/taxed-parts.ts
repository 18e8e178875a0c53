import { smallestCents } from '#shared/money/money.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import { keyOfTax } from '#shared/taxes/key-of-tax.ts'
import type { PartTax } from '#shared/taxes/schema.ts'
import { paidByLine } from './refunds.ts'
import type { Order } from './schema.ts'

type Taxed = Parameters<typeof paidByLine>[0] & Pick<Order, 'shippingTaxes'>

/** The id that shipping has among the parts of an order. */
export const SHIPPING_PART = ''

/** What was paid for a line of an order or for its shipping, with its taxes by rate. In hundredths. */
export interface TaxedPart {
  readonly lineId: string
  readonly cents: number
  readonly taxes: readonly TaxOnBase[]
}

/** A tax of a part, and the amount without tax that it was taken on: shipping may be taxed in part. */
export type TaxOnBase = PartTax & { readonly baseCents: number }

/** The lines of an order, then its shipping: together its total and its taxes. */
export function taxedParts(order: Taxed): TaxedPart[] {
  const paid = paidByLine(order)
  const charged = [...paid.lines, paid.shippingCents]
  const taxes = taxesByPart(order, charged)
  const nets = charged.map((cents, index) => cents - sum(taxes[index]!.map(({ amountCents }) => amountCents)))
  const ids = [...order.lines.map(({ id }) => id), SHIPPING_PART]
  return ids.map((lineId, index) => ({
    ...{ lineId, cents: charged[index]! },
    taxes: taxes[index]!.map((tax) => ({ ...tax, baseCents: baseOf(tax, index) })),
  }))

  /** A line is taxed as a whole. Shipping has what the lines leave of the base of all of the order. */
  function baseOf(tax: PartTax, index: number): number {
    const whole = order.taxes.find((row) => keyOfTax(row) === keyOfTax(tax))?.netCents
    if (index < order.lines.length || whole === undefined) return nets[index]!
    const ofLines = nets.slice(0, -1).filter((_, at) => taxes[at]!.some((one) => keyOfTax(one) === keyOfTax(tax)))
    return Math.min(nets[index]!, Math.max(0, whole - sum(ofLines)))
  }
}

/** Orders from before the taxes of parts were stored have them spread. */
function taxesByPart(order: Taxed, charged: readonly number[]): readonly (readonly PartTax[])[] {
  const stored = [...order.lines.map((line) => line.tax?.rates ?? null), order.shippingTaxes]
  if (stored.every((rates) => rates !== null)) return stored
  const step = smallestCents(order.currency)
  const spreads = order.taxes.map(({ name, rateMilliPercent, amountCents, kind }) => ({
    ...{ name, rateMilliPercent, ...(kind && { kind }) },
    parts: spread(amountCents, charged, step),
  }))
  return charged.map((_, index) => spreads.map(({ parts, ...tax }) => ({ ...tax, amountCents: parts[index]! })))
}
