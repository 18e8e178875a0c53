import { smallestCents } from '#shared/money/money.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { computeTaxes, type TaxablePart } from './compute-taxes.ts'
import { keyOfTax } from './key-of-tax.ts'
import type { AppliedRate, PartTax, TaxRow } from './schema.ts'
import type { TaxTerms } from './terms.ts'

interface TaxedCart {
  /** The lines after discounts, each with its rates. */
  readonly lines: readonly { readonly cents: number; readonly rates: readonly AppliedRate[] }[]
  readonly shippingCents: number
  readonly terms: Pick<TaxTerms, 'standardRates' | 'shipping'>
  readonly settings: Pick<StoreSettings, 'currency' | 'pricesIncludeTax'>
}

export interface TaxesOfCart {
  readonly rows: TaxRow[]
  readonly taxCents: number
  readonly lineTaxCents: number[]
  readonly lineTaxes: PartTax[][]
  readonly shippingTaxCents: number
  /** Shipping by rate; together they are `shippingTaxCents`. */
  readonly shippingTaxes: PartTax[]
}

/** The taxes of a cart: of each line at its rates, and of shipping as the owner chose. */
export function taxesOfCart({ lines, shippingCents, terms, settings }: TaxedCart): TaxesOfCart {
  const { currency, pricesIncludeTax: included } = settings
  const { standardRates } = terms
  const shipping = shippingParts()
  const { rows, taxCents, parts } = computeTaxes([...lines, ...shipping], { currency, included })
  const lineTaxes = parts.slice(0, lines.length)
  const shippingTaxes = mergeTaxes(parts.slice(lines.length).flat())
  return {
    rows,
    taxCents,
    lineTaxes,
    lineTaxCents: lineTaxes.map(totalOf),
    shippingTaxes,
    shippingTaxCents: totalOf(shippingTaxes),
  }

  /** Shipping in parts, each with its rates. */
  function shippingParts(): TaxablePart[] {
    if (shippingCents === 0 || terms.shipping === 'none') return []
    if (terms.shipping === 'by-rate')
      return [{ cents: shippingCents, rates: standardRates.filter((rate) => rate.appliesToShipping) }]
    const weights = lines.map((line) => line.cents)
    // Goods that cost nothing have no proportion.
    if (sum(weights) === 0) return [{ cents: shippingCents, rates: standardRates }]
    return spread(shippingCents, weights, smallestCents(currency)).map((cents, index) => ({
      cents,
      rates: lines[index]!.rates,
    }))
  }
}

const totalOf = (taxes: readonly PartTax[]): number => sum(taxes.map((tax) => tax.amountCents))

/** Taxes with one entry for each rate. */
function mergeTaxes(taxes: readonly PartTax[]): PartTax[] {
  const byRate = new Map<string, PartTax>()
  for (const tax of taxes) {
    const key = keyOfTax(tax)
    const before = byRate.get(key)?.amountCents ?? 0
    byRate.set(key, { ...tax, amountCents: before + tax.amountCents })
  }
  return [...byRate.values()]
}
