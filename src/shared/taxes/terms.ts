import { smallestCents } from '#shared/money/money.ts'
import { percentInside, percentOf } from '#shared/money/percent.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import type { Location } from '#shared/settings/places.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { TaxRules } from '#shared/settings/tax-rules.ts'
import { applicableRates, taxPlaceOf } from './rules.ts'
import type { AppliedRate } from './schema.ts'

/** A line as far as its rates depend on it. */
interface TaxedLine {
  readonly taxable: boolean
  readonly taxCategoryId: string
}

/** How a buyer is taxed: the rates, and the prices where they differ from those of the shop. Money in hundredths. */
export interface TaxTerms {
  ratesOf(line: TaxedLine): readonly AppliedRate[]
  readonly standardRates: readonly AppliedRate[]
  readonly shipping: TaxRules['shipping']
  priceOf(cents: number, line: TaxedLine): number
  /** @param goods the lines with what they cost before discounts */
  shippingPriceOf(cents: number, goods: readonly { readonly cents: number; readonly line: TaxedLine }[]): number
}

type Settings = Pick<StoreSettings, 'currency' | 'country' | 'pricesIncludeTax' | 'taxRates' | 'taxRules'>

/** The tax of a business that pays it itself. */
const reverseCharge: AppliedRate = {
  name: 'VAT, reverse charge',
  rateMilliPercent: 0,
  appliesToShipping: true,
  kind: 'reverse-charge',
}

/** The tax of a buyer who is exempt. */
const exempt: AppliedRate = { name: 'Tax exempt', rateMilliPercent: 0, appliesToShipping: true, kind: 'exempt' }

/** The terms of a place: its rates, at the prices of the shop. */
export const termsAt = (
  { taxRates, taxRules }: Pick<Settings, 'taxRates' | 'taxRules'>,
  place: Location,
): TaxTerms => ({
  ratesOf: ({ taxable, taxCategoryId }) => (taxable ? applicableRates(taxRates, place, taxCategoryId) : []),
  standardRates: applicableRates(taxRates, place),
  shipping: taxRules.shipping,
  priceOf: (cents) => cents,
  shippingPriceOf: (cents) => cents,
})

/**
 * The terms of a buyer whom the shop charges other prices than those it shows; null where the terms of the place apply.
 * A business that pays the VAT itself, and a buyer who is exempt, pay what a consumer at their place pays without tax. With `net-price`, everybody
 * pays the price without the tax of the shop's country, and their own tax on it.
 * @param location where it is shipped, or where the buyer is; orders that are picked up have the terms of their place
 */
export function ownTerms(
  settings: Settings,
  location: Location | null,
  { isReverseCharged, isTaxExempt = false }: { readonly isReverseCharged: boolean; readonly isTaxExempt?: boolean },
): TaxTerms | null {
  if (location === null) return null
  const { country, pricesIncludeTax, taxRates, taxRules } = settings
  const home = { country, region: '' }
  const taxPlace = taxPlaceOf(settings, location)
  const isNet = pricesIncludeTax && taxRules.prices === 'net-price'
  const here = termsAt(settings, taxPlace)
  // Without rates for the buyer's place, the prices have the tax of the shop's country in them.
  const hasRates = applicableRates(taxRates, taxPlace).length > 0
  const untaxed = isReverseCharged ? reverseCharge : isTaxExempt ? exempt : null
  const inPrices = isNet || (untaxed && !hasRates) ? termsAt(settings, home) : here
  if (untaxed) {
    const none = [untaxed]
    return withPrices(
      { ratesOf: ({ taxable }) => (taxable ? none : []), standardRates: none, shipping: 'by-rate' },
      inPrices,
    )
  }
  if (!isNet || (taxPlace.country === country && !taxPlace.region)) return null
  return withPrices(here, inPrices)

  function withPrices(own: Omit<TaxTerms, 'priceOf' | 'shippingPriceOf'>, shop: TaxTerms): TaxTerms {
    const reprice = (cents: number, from: readonly AppliedRate[], to: readonly AppliedRate[]) =>
      pricesIncludeTax ? repriced(cents, from, to, settings.currency) : cents
    return {
      ...own,
      priceOf: (cents, line) => reprice(cents, shop.ratesOf(line), own.ratesOf(line)),
      shippingPriceOf(cents, goods) {
        const onShipping = (rates: readonly AppliedRate[]) => rates.filter((rate) => rate.appliesToShipping)
        if (shop.shipping === 'none') return cents
        if (shop.shipping === 'by-rate')
          return reprice(cents, onShipping(shop.standardRates), onShipping(own.standardRates))
        const weights = goods.map((part) => part.cents)
        if (sum(weights) === 0) return reprice(cents, shop.standardRates, own.standardRates)
        const parts = spread(cents, weights, smallestCents(settings.currency))
        return sum(
          parts.map((part, index) => reprice(part, shop.ratesOf(goods[index]!.line), own.ratesOf(goods[index]!.line))),
        )
      },
    }
  }
}

/** A price with other taxes in it: 119.00 with 19 % becomes 120.00 with 20 %, and 100.00 with none. */
function repriced(
  cents: number,
  from: readonly Pick<AppliedRate, 'rateMilliPercent'>[],
  to: readonly Pick<AppliedRate, 'rateMilliPercent'>[],
  currency: string,
): number {
  const all = (rates: typeof from) => sum(rates.map(({ rateMilliPercent }) => rateMilliPercent))
  if (all(from) === all(to)) return cents
  const net = cents - percentInside(cents, all(from), currency)
  return net + percentOf(net, all(to), currency)
}
