import { sum } from '#shared/money/sum.ts'
import { keyOfTax } from '#shared/taxes/key-of-tax.ts'
import type { PartTax, TaxRow } from '#shared/taxes/schema.ts'
import type { TaxesOfCart } from '#shared/taxes/taxes-of-cart.ts'
import type { TaxedPart, TaxOnBase } from '../taxed-parts.ts'

interface Fixed {
  /** What each line costs without taxes that are added to it. */
  readonly lines: readonly { readonly cents: number; readonly fixed: TaxedPart | null }[]
  readonly shipping: TaxedPart | null
  readonly included: boolean
}

type Taxes = Pick<TaxesOfCart, 'rows' | 'taxCents' | 'lineTaxes' | 'shippingTaxes'>

/**
 * The taxes of an order of which some parts keep those that they have, to the cent; the others have those that were
 * computed. The rows are the sums of the parts, as always.
 */
export function withFixedTaxes(computed: Taxes, { lines, shipping, included }: Fixed): Taxes {
  const netOf = (cents: number, taxes: readonly PartTax[]) => cents - (included ? amountIn(taxes) : 0)
  const computedNets = lines.map(({ cents }, index) => netOf(cents, computed.lineTaxes[index]!))
  const lineTaxes = lines.map(({ fixed }, index) => (fixed ? fixed.taxes.map(withoutBase) : computed.lineTaxes[index]!))
  const nets = lines.map(({ fixed }, index) => (fixed ? fixed.cents - amountIn(fixed.taxes) : computedNets[index]!))
  const ofShipping: readonly TaxOnBase[] =
    shipping?.taxes ?? computed.shippingTaxes.map((tax) => ({ ...tax, baseCents: baseOfShipping(tax) }))
  const parts = [
    ...lineTaxes.flatMap((taxes, index) => taxes.map((tax) => ({ tax, netCents: nets[index]! }))),
    ...ofShipping.map(({ baseCents, ...tax }) => ({ tax, netCents: baseCents })),
  ]
  const rows = [...Map.groupBy(parts, ({ tax }) => keyOfTax(tax)).values()].map(
    (own): TaxRow => ({
      ...own[0]!.tax,
      amountCents: sum(own.map(({ tax }) => tax.amountCents)),
      netCents: sum(own.map(({ netCents }) => netCents)),
      included,
    }),
  )
  return {
    rows,
    taxCents: sum(rows.map(({ amountCents }) => amountCents)),
    lineTaxes,
    shippingTaxes: ofShipping.map(withoutBase),
  }

  /** What the lines leave of the base of all of the order. */
  function baseOfShipping(tax: PartTax): number {
    const key = keyOfTax(tax)
    const whole = computed.rows.find((row) => keyOfTax(row) === key)?.netCents ?? 0
    const own = computedNets.filter((_, index) => computed.lineTaxes[index]!.some((one) => keyOfTax(one) === key))
    return whole - sum(own)
  }
}

const amountIn = (taxes: readonly PartTax[]): number => sum(taxes.map(({ amountCents }) => amountCents))

const withoutBase = ({ baseCents: _, ...tax }: TaxOnBase): PartTax => tax
