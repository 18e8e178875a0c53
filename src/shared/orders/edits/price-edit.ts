import { type LineTotals, paidForLine } from '#shared/cart/totals.ts'
import { smallestCents } from '#shared/money/money.ts'
import { percentOf, roundToCurrency } from '#shared/money/percent.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { PartTax, TaxRow } from '#shared/taxes/schema.ts'
import { taxesOfCart } from '#shared/taxes/taxes-of-cart.ts'
import type { TaxTerms } from '#shared/taxes/terms.ts'
import type { TaxedPart } from '../taxed-parts.ts'
import { withFixedTaxes } from './fixed-taxes.ts'
import type { OrderEdit } from './schema.ts'

/** A line as it will be. Money in hundredths. */
export interface EditedLine {
  readonly unitPriceCents: number
  readonly quantity: number
  readonly taxable: boolean
  readonly taxCategoryId: string
  /** A gift card or a donation: no discount takes anything off it. Absent for goods. */
  readonly isMoney?: boolean
  /** What the discounts that the order keeps take off this line. */
  readonly keptDiscountCents: number
  /** What was paid for a line of which money was refunded: it keeps its amounts. Absent for others. */
  readonly fixed?: TaxedPart | null
}

export interface EditInput {
  readonly lines: readonly EditedLine[]
  readonly discount: OrderEdit['discount']
  readonly shippingCostCents: number
  /** What was paid for shipping, where money of it was refunded: it keeps its taxes. Absent where nothing was. */
  readonly fixedShipping?: TaxedPart | null
  readonly terms: Pick<TaxTerms, 'ratesOf' | 'standardRates' | 'shipping'>
  readonly settings: Pick<StoreSettings, 'currency' | 'pricesIncludeTax'>
}

export interface EditTotals {
  /** In the order of the lines, each with what the buyer pays for it. */
  readonly lines: readonly (LineTotals & { readonly paidCents: number })[]
  readonly subtotalCents: number
  readonly discountCents: number
  /** What the further discount takes off. */
  readonly addedDiscountCents: number
  readonly taxes: TaxRow[]
  readonly shippingTaxes: readonly PartTax[]
  readonly taxCents: number
  readonly grandTotalCents: number
}

/**
 * The totals of an order after an edit: total = lines − discounts + shipping + tax, as for every cart. Prices are those
 * that were agreed; taxes are computed for the whole order, by the one function of carts.
 */
export function priceEdit({
  lines,
  discount,
  shippingCostCents,
  fixedShipping = null,
  terms,
  settings,
}: EditInput): EditTotals {
  const { currency, pricesIncludeTax } = settings
  const step = smallestCents(currency)
  const totals = lines.map((line) => line.unitPriceCents * line.quantity)
  const kept = lines.map((line, index) =>
    line.fixed ? totals[index]! - goodsOf(line.fixed) : Math.min(line.keptDiscountCents, totals[index]!),
  )
  const rest = totals.map((cents, index) => cents - kept[index]!)
  const goods = rest.map((cents, index) => (lines[index]!.isMoney || lines[index]!.fixed ? 0 : cents))
  const goodsCents = sum(goods)
  const wanted = discount === null ? 0 : wantedCents(discount)
  const addedDiscountCents = Math.min(goodsCents, roundToCurrency(wanted, currency))
  const added = goodsCents === 0 ? goods : spread(addedDiscountCents, goods, step)
  const discounts = kept.map((cents, index) => cents + added[index]!)
  const discounted = totals.map((cents, index) => cents - discounts[index]!)
  const computed = taxesOfCart({
    lines: discounted.map((cents, index) => ({ cents, rates: terms.ratesOf(lines[index]!) })),
    shippingCents: shippingCostCents,
    terms,
    settings,
  })
  const isFixed = fixedShipping !== null || lines.some(({ fixed }) => fixed)
  const taxes = isFixed ? withFixedTaxes(computed, { ...fixedParts(), included: pricesIncludeTax }) : computed
  return {
    lines: lines.map((line, index) => {
      const amounts = {
        unitPriceCents: line.unitPriceCents,
        totalCents: totals[index]!,
        discountCents: discounts[index]!,
        taxCents: sum(taxes.lineTaxes[index]!.map(({ amountCents }) => amountCents)),
        taxes: taxes.lineTaxes[index]!,
      }
      return { ...amounts, paidCents: paidForLine(amounts, settings) }
    }),
    subtotalCents: sum(totals),
    discountCents: sum(discounts),
    addedDiscountCents,
    taxes: taxes.rows,
    shippingTaxes: taxes.shippingTaxes,
    taxCents: taxes.taxCents,
    grandTotalCents: sum(discounted) + shippingCostCents + (pricesIncludeTax ? 0 : taxes.taxCents),
  }

  /** What a line that keeps its amounts costs after discounts, without taxes that are added to it. */
  function goodsOf({ cents, taxes: own }: TaxedPart): number {
    return cents - (pricesIncludeTax ? 0 : sum(own.map(({ amountCents }) => amountCents)))
  }

  function fixedParts() {
    const parts = lines.map(({ fixed = null }, index) => ({ fixed, cents: discounted[index]! }))
    return { lines: parts, shipping: fixedShipping }
  }

  function wantedCents(one: NonNullable<OrderEdit['discount']>): number {
    return one.kind === 'percent' ? percentOf(goodsCents, one.percentMilli, currency) : one.amountCents
  }
}
