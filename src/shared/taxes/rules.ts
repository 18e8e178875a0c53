import { smallestCents } from '#shared/money/money.ts'
import { percentInside, percentOf } from '#shared/money/percent.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import { closeness, type Location } from '#shared/settings/places.ts'
import type { TaxRate } from '#shared/settings/schema.ts'
import type { TaxPlaces, TaxRow } from './schema.ts'

/**
 * The rates for a location: those of its country and of its region together; without any, those for everywhere else
 * (`*`).
 */
export function applicableRates(rates: readonly TaxRate[], location: Location): TaxRate[] {
  const near = rates.filter((rate) => closeness(rate.place, location) >= 2)
  return near.length > 0 ? near : rates.filter((rate) => rate.place.country === '*')
}

/** The parts of a place that these rates depend on: the country, and in which countries the region. */
export function taxPlaces(rates: readonly TaxRate[]): TaxPlaces {
  const named = rates.map((rate) => rate.place).filter((place) => place.country !== '*')
  const withRegions = named.filter((place) => place.region).map((place) => place.country)
  return { byCountry: named.length > 0, byRegionIn: [...new Set(withRegions)].sort() }
}

/** The taxable amounts, in hundredths. */
export interface Taxable {
  /** Lines after discounts; 0 for lines that are not taxed. */
  readonly lineCents: readonly number[]
  readonly shippingCents: number
  readonly currency: string
  /** Whether the amounts already include the tax. */
  readonly included: boolean
}

export interface Taxes {
  readonly rows: TaxRow[]
  /** The sum of the rows, and also of the parts below. */
  readonly taxCents: number
  readonly lineTaxCents: number[]
  readonly shippingTaxCents: number
}

/**
 * Computes tax: each rate on the sum that it applies to, rounded once, then spread over lines and shipping. Therefore
 * both the rows and the parts sum to the tax. Rates do not compound.
 */
export function computeTaxes(rates: readonly TaxRate[], taxable: Taxable): Taxes {
  const parts = rates.map(() => [...taxable.lineCents.map(() => 0), 0])
  for (const { rateIndexes, cents } of basesOf(rates, taxable)) {
    const amounts = taxable.included ? insideBase(rateIndexes, cents) : onBase(rateIndexes, cents)
    for (const [position, rateIndex] of rateIndexes.entries()) {
      const spreadOut = spread(amounts[position]!, cents, smallestCents(taxable.currency))
      for (const [part, amount] of spreadOut.entries()) parts[rateIndex]![part]! += amount
    }
  }
  const all = taxable.lineCents.map((_, line) => sum(parts.map((ofRate) => ofRate[line]!)))
  const rows = rates.map((rate, index) => ({
    name: rate.name,
    rateMilliPercent: rate.rateMilliPercent,
    amountCents: sum(parts[index]!),
    included: taxable.included,
  }))
  return {
    rows,
    taxCents: sum(rows.map((row) => row.amountCents)),
    lineTaxCents: all,
    shippingTaxCents: sum(parts.map((ofRate) => ofRate.at(-1)!)),
  }

  function onBase(rateIndexes: readonly number[], cents: readonly number[]): number[] {
    return rateIndexes.map((index) => percentOf(sum(cents), rates[index]!.rateMilliPercent, taxable.currency))
  }

  /** Included tax is taken out for all rates at once and then divided between them. */
  function insideBase(rateIndexes: readonly number[], cents: readonly number[]): number[] {
    const shares = rateIndexes.map((index) => rates[index]!.rateMilliPercent)
    return spread(percentInside(sum(cents), sum(shares), taxable.currency), shares, smallestCents(taxable.currency))
  }
}

interface Base {
  readonly rateIndexes: readonly number[]
  /** The amounts under the rates: each line, and shipping last. */
  readonly cents: readonly number[]
}

/** Amounts under the same rates are taxed together, so that goods and shipping are not rounded separately. */
function basesOf(rates: readonly TaxRate[], { lineCents, shippingCents, included }: Taxable): Base[] {
  const goods = [...lineCents, 0]
  const shipping = [...lineCents.map(() => 0), shippingCents]
  const both = [...lineCents, shippingCents]
  const indexes = rates.map((_, index) => index)
  const onShipping = indexes.filter((index) => rates[index]!.appliesToShipping)
  const onGoodsOnly = indexes.filter((index) => !rates[index]!.appliesToShipping)
  const bases = included
    ? onGoodsOnly.length === 0
      ? [{ rateIndexes: indexes, cents: both }]
      : [
          { rateIndexes: indexes, cents: goods },
          { rateIndexes: onShipping, cents: shipping },
        ]
    : [
        { rateIndexes: onShipping, cents: both },
        { rateIndexes: onGoodsOnly, cents: goods },
      ]
  return bases.filter(({ rateIndexes, cents }) => rateIndexes.length > 0 && sum(cents) > 0)
}
