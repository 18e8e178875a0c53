import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import type { Invoice } from './schema.ts'

/** The parts of an invoice without tax, in hundredths: lines + charges − allowances is its total without tax. */
export interface NetParts {
  /** In the order of the lines. */
  readonly lines: readonly number[]
  readonly discountCents: number
  readonly shippingCents: number
  /** May be negative. */
  readonly adjustmentCents: number
}

/**
 * Takes the tax out of the parts of an invoice that one rate applies to. Rounded parts still sum to the exact total: what
 * rounding leaves goes to lines and shipping.
 */
export function netPartsOf(invoice: Invoice): NetParts {
  const { lines, discounts, shipping, adjustmentCents, totalCents, taxCents, pricesIncludeTax } = invoice
  const amounts = lines.map((line) => line.totalCents)
  const discountCents = sum(discounts.map(({ cents }) => cents))
  const shippingCents = shipping?.cents ?? 0
  if (!pricesIncludeTax || taxCents === 0) return { lines: amounts, discountCents, shippingCents, adjustmentCents }
  const withoutTax = (cents: number) => Math.round((cents * (totalCents - taxCents)) / totalCents)
  const discount = withoutTax(discountCents)
  const weights = [...amounts, shippingCents]
  const isAdjusted = sum(weights) > 0
  const adjustment = isAdjusted ? withoutTax(adjustmentCents) : totalCents - taxCents
  const nets = spread(isAdjusted ? totalCents - taxCents + discount - adjustment : 0, weights)
  return {
    lines: nets.slice(0, -1),
    discountCents: discount,
    shippingCents: nets.at(-1)!,
    adjustmentCents: adjustment,
  }
}
