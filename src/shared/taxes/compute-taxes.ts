import { smallestCents } from '#shared/money/money.ts'
import { percentInside, percentOf } from '#shared/money/percent.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import { keyOfTax } from './key-of-tax.ts'
import type { AppliedRate, PartTax, TaxRow } from './schema.ts'

type Rate = Omit<AppliedRate, 'appliesToShipping'>

/** A part of a cart with the rates that it is taxed at: a line after discounts, or a part of shipping. In hundredths. */
export interface TaxablePart {
  readonly cents: number
  /** Empty where it is not taxed. */
  readonly rates: readonly Rate[]
}

export interface Taxes {
  readonly rows: TaxRow[]
  /** The sum of the rows, and also of the parts. */
  readonly taxCents: number
  /** The taxes of each part, in their order. */
  readonly parts: PartTax[][]
}

/**
 * Computes tax: each rate on the sum of the parts that it applies to, rounded once, then spread over them. Therefore
 * both the rows and the parts sum to the tax. Rates do not compound; rates with the same name and percentage are one.
 * @param included whether the amounts already include the tax
 */
export function computeTaxes(
  parts: readonly TaxablePart[],
  { currency, included }: { readonly currency: string; readonly included: boolean },
): Taxes {
  const rates = new Map(parts.flatMap((part) => part.rates.map((rate) => [keyOfTax(rate), rate] as const)))
  const keys = [...rates.keys()]
  const keysOf = parts.map((part) => [...new Set(part.rates.map(keyOfTax))])
  const amounts = parts.map(() => new Map<string, number>())
  for (const group of included ? sameRates() : keys.map((key) => [key])) {
    const isIn = (own: readonly string[]) => (included ? own.join('\n') === group.join('\n') : own.includes(group[0]!))
    const cents = parts.map((part, index) => (isIn(keysOf[index]!) ? part.cents : 0))
    const milli = group.map((key) => rates.get(key)!.rateMilliPercent)
    for (const [position, amount] of taxOf(sum(cents), milli).entries()) {
      const shares = sum(cents) === 0 ? cents : spread(amount, cents, smallestCents(currency))
      for (const [index, share] of shares.entries()) {
        if (isIn(keysOf[index]!)) amounts[index]!.set(group[position]!, share)
      }
    }
  }
  const partTaxes = parts.map((_, index) =>
    keysOf[index]!.map((key) => {
      return { ...factsOf(key), amountCents: amounts[index]!.get(key) ?? 0 }
    }),
  )
  const inside = partTaxes.map((taxes) => (included ? sum(taxes.map(({ amountCents }) => amountCents)) : 0))
  const rows = keys.map((key): TaxRow => {
    const ofRate = parts.flatMap((part, index) =>
      keysOf[index]!.includes(key) ? [{ net: part.cents - inside[index]!, tax: amounts[index]!.get(key) ?? 0 }] : [],
    )
    return {
      ...factsOf(key),
      amountCents: sum(ofRate.map(({ tax }) => tax)),
      netCents: sum(ofRate.map(({ net }) => net)),
      included,
    }
  })
  return { rows, taxCents: sum(rows.map((row) => row.amountCents)), parts: partTaxes }

  function factsOf(key: string): Rate {
    const { name, rateMilliPercent, kind } = rates.get(key)!
    return { name, rateMilliPercent, ...(kind && { kind }) }
  }

  /** Included tax is taken out for all rates of a part at once, then divided between them. */
  function taxOf(cents: number, milli: readonly number[]): number[] {
    if (!included) return milli.map((one) => percentOf(cents, one, currency))
    return spread(percentInside(cents, sum(milli), currency), milli, smallestCents(currency))
  }

  function sameRates(): string[][] {
    const groups = new Map(keysOf.map((own) => [own.join('\n'), own]))
    return [...groups.values()].filter((own) => own.length > 0)
  }
}
