import { bestDiscounts, canCombine } from '#shared/discounts/combine.ts'
import { makesFree } from '#shared/discounts/free-shipping.ts'
import { joinBundles } from '#shared/discounts/join-bundles.ts'
import { discountLineOf } from '#shared/discounts/lines.ts'
import type { Discount, TakenDiscount } from '#shared/discounts/schema.ts'
import { takeDiscounts } from '#shared/discounts/take-discounts.ts'
import { roundToCurrency } from '#shared/money/percent.ts'
import { sum } from '#shared/money/sum.ts'
import type { Location } from '#shared/settings/places.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { chooseOption, pickupMethods } from '#shared/shipping/rules.ts'
import type { ShippingOption } from '#shared/shipping/schema.ts'
import { taxPlaceOf, taxPlaces } from '#shared/taxes/rules.ts'
import type { PartTax, TaxRow } from '#shared/taxes/schema.ts'
import { taxesOfCart } from '#shared/taxes/taxes-of-cart.ts'
import { ownTerms, type TaxTerms, termsAt } from '#shared/taxes/terms.ts'
import { freeShippingOf } from './free-shipping.ts'
import { optionsAt } from './options-at.ts'
import type { PricedLine } from './priced-line.ts'
import { hasDigital, isPurelyDigital, requiresShipping, shippedValueOf, totalQuantity } from './rules.ts'
import type { FreeShipping, ShoppingCart } from './schema.ts'

export interface TotalsInput {
  readonly lines: readonly PricedLine[]
  readonly settings: Pick<
    StoreSettings,
    'currency' | 'country' | 'pricesIncludeTax' | 'taxRates' | 'taxRules' | 'shippingZones'
  > &
    Partial<Pick<StoreSettings, 'shippingValue' | 'giftCards'>>
  /** The destination; null while it is not known, and then there are no shipping options. */
  readonly shippingLocation: Location | null
  readonly shippingMethodId: string | null
  /** Whether no method is taken, although there are some: the buyer has yet to choose. Absent: no. */
  readonly isShippingOpen?: boolean
  /** Whether the buyer chooses among several methods that ship, so that none is taken before. Absent: the first one is. */
  readonly asksForShipping?: boolean
  /** Discounts that apply (`discounts/rules.ts` decides); those that are best for the buyer are taken. */
  readonly discounts: readonly Discount[]
  /** Whether a business buys that pays the VAT itself; absent: no. */
  readonly isReverseCharged?: boolean
  /** Whether the buyer is exempt from tax, wherever the order goes; absent: no. */
  readonly isTaxExempt?: boolean
}

/**
 * The amounts of one line. `totalCents` is always unit × quantity; discount and tax are the line's shares of the
 * cart's.
 */
export interface LineTotals {
  readonly unitPriceCents: number
  readonly totalCents: number
  readonly discountCents: number
  readonly taxCents: number
  readonly taxes: readonly PartTax[]
}

/** What the buyer pays for a line: after discounts, and with the taxes that are not in its price. */
export const paidForLine = (
  { totalCents, discountCents, taxCents }: LineTotals,
  { pricesIncludeTax }: Pick<StoreSettings, 'pricesIncludeTax'>,
): number => totalCents - discountCents + (pricesIncludeTax ? 0 : taxCents)

/** The cart's amounts, and the shares of its lines in the same order. All amounts in hundredths. */
export interface Totals
  extends Pick<
    ShoppingCart,
    | 'subtotalCents'
    | 'discountCents'
    | 'shippingCostCents'
    | 'taxPlaces'
    | 'taxCents'
    | 'grandTotalCents'
    | 'totalQuantity'
    | 'hasDigital'
    | 'purelyDigital'
    | 'requiresShipping'
  > {
  readonly lines: LineTotals[]
  readonly takenDiscounts: TakenDiscount[]
  /** Discounts that cannot be combined with better ones, each with one of these. */
  readonly beatenDiscounts: readonly { readonly discount: Discount; readonly by: Discount }[]
  /** Shipping discounts that do not cover the chosen method, because it costs more. */
  readonly exceededDiscounts: readonly Discount[]
  readonly shippingOptions: ShippingOption[]
  readonly pickupOptions: ShippingOption[]
  readonly selectedShippingOption: ShippingOption | null
  readonly freeShipping: FreeShipping | null
  readonly applicableTaxRules: TaxRow[]
  readonly shippingTaxCents: number
  readonly shippingTaxes: readonly PartTax[]
  /** The prices of one piece without the sale, in the order of the lines. */
  readonly regularPrices: readonly number[]
}

/**
 * The one calculation for cart, checkout and order: total = lines − discounts + shipping + tax. Tax that prices already
 * include is shown and not added. Every part is a whole number of hundredths (JPY: of whole yen), none is negative, and
 * the parts sum to the totals. While the destination is not known, the tax of the shop's own country is used.
 */
export function calculateTotals(input: TotalsInput): Totals {
  const { settings, isTaxExempt = false } = input
  const taxed = taxedTotals(input)
  if (!isTaxExempt || taxed.applicableTaxRules.some(({ kind }) => kind === 'reverse-charge')) return taxed
  const isAtShop = taxed.selectedShippingOption?.isPickup || input.shippingLocation === null
  const place = isAtShop ? { country: settings.country, region: '' } : input.shippingLocation!
  return totalsAt(input, ownTerms(settings, place, { isReverseCharged: false, isTaxExempt }))
}

/** The totals of a buyer who is not exempt. */
function taxedTotals(input: TotalsInput): Totals {
  const { settings, shippingLocation, isReverseCharged = false } = input
  const own = ownTerms(settings, shippingLocation, { isReverseCharged })
  const ordinary = own === null || requiresShipping(input.lines) ? totalsAt(input, null) : null
  // What is picked up stays at the place of the shop, for every buyer.
  return own === null || ordinary?.selectedShippingOption?.isPickup ? ordinary! : totalsAt(input, own)
}

/** @param own the terms of this buyer; null for those of the place */
function totalsAt({ lines, settings, ...cart }: TotalsInput, own: TaxTerms | null): Totals {
  const { currency } = settings
  const priceForBuyer = (cents: number, line: PricedLine): number => {
    // A price that the currency cannot pay (a fraction of a yen) is rounded before it is multiplied.
    const rounded = roundToCurrency(cents, currency)
    return own ? own.priceOf(rounded, line) : rounded
  }
  const unitPrices = lines.map((line) => priceForBuyer(line.unitPriceCents, line))
  const lineCents = lines.map((line, index) => unitPrices[index]! * line.quantity)
  const subtotalCents = sum(lineCents)

  const { joined: discountLines, split } = joinBundles(
    lines.map((line, index) => discountLineOf({ ...line, unitPriceCents: unitPrices[index]! }, settings)),
    lines.map(({ bundle }) => bundle ?? null),
    currency,
  )
  const isSent = requiresShipping(lines)
  const place = cart.shippingLocation
  const shipment = { lines, lineCents, settings, own }
  let undiscounted: ShippingOption | null = null
  const best = bestDiscounts(cart.discounts, { lines: discountLines, currency, shippingSaved })
  const shippingDiscounts = isSent ? best.filter(({ kind }) => kind === 'free-shipping') : []
  const taken = takeDiscounts(best, discountLines, currency)
  const lineDiscountCents = split(taken.lineDiscountCents)
  const discountCents = sum(lineDiscountCents)
  const discounted = lineCents.map((cents, index) => cents - lineDiscountCents[index]!)

  const goodsCents = subtotalCents - discountCents
  const isAfterDiscounts = settings.shippingValue === 'after-discounts'
  const shippedValue = shippedValueOf(lines, isAfterDiscounts ? discounted : lineCents)
  const fullOptions = isSent && place ? optionsAt(place, shipment, { goodsCents: shippedValue, freeBy: [] }) : []
  const options =
    isSent && place ? optionsAt(place, shipment, { goodsCents: shippedValue, freeBy: shippingDiscounts }) : []
  const pickups = isSent ? pickupMethods(settings.shippingZones) : []
  const first =
    isSent && !cart.isShippingOpen
      ? chooseOption(
          options,
          pickups.map(({ option }) => option),
          cart.shippingMethodId,
        )
      : null
  const isAsked = cart.asksForShipping && options.filter(({ isPickup }) => !isPickup).length > 1
  const selected = isAsked && first?.id !== cart.shippingMethodId ? null : first
  const shippingCostCents = selected?.costCents ?? 0

  // Pickup orders are taxed at the pickup place.
  const pickup = pickups.find(({ option }) => option.id === selected?.id)
  const taxPlace = pickup
    ? { country: settings.country, region: pickup.region }
    : taxPlaceOf(settings, cart.shippingLocation)
  const isTaxedByBuyer = !pickup && lines.some((line) => line.taxable && line.unitPriceCents > 0)
  const terms = own ?? termsAt(settings, taxPlace)
  const taxes = taxesOfCart({
    lines: discounted.map((cents, index) => ({ cents, rates: terms.ratesOf(lines[index]!) })),
    shippingCents: shippingCostCents,
    terms,
    settings,
  })

  const fullPrice = fullOptions.find(({ id }) => id === selected?.id)
  const exceededDiscounts = shippingDiscounts.filter(
    (discount) => place && fullPrice && !fullPrice.isPickup && !makesFree(discount, fullPrice, place.country),
  )

  return {
    lines: lineCents.map((totalCents, index) => ({
      unitPriceCents: unitPrices[index]!,
      totalCents,
      discountCents: lineDiscountCents[index]!,
      taxCents: taxes.lineTaxCents[index]!,
      taxes: taxes.lineTaxes[index]!,
    })),
    subtotalCents,
    discountCents,
    takenDiscounts: taken.taken.filter(({ discount }) => !exceededDiscounts.includes(discount)).map(takenDiscount),
    exceededDiscounts,
    beatenDiscounts: beatenBy(best, cart.discounts),
    shippingOptions: options,
    pickupOptions: pickups.map(({ option }) => option),
    selectedShippingOption: selected,
    freeShipping:
      isSent && !selected?.isPickup && shippingDiscounts.length === 0
        ? freeShippingOf({
            zones: settings.shippingZones,
            location: cart.shippingLocation,
            country: settings.country,
            goodsCents: shippedValue,
            optionsFor: (location) => optionsAt(location, shipment, { goodsCents: shippedValue, freeBy: [] }),
          })
        : null,
    shippingCostCents,
    shippingTaxCents: taxes.shippingTaxCents,
    shippingTaxes: taxes.shippingTaxes,
    regularPrices: lines.map((line) => priceForBuyer(line.regularPriceCents ?? line.unitPriceCents, line)),
    applicableTaxRules: taxes.rows,
    taxPlaces: taxPlaces(isTaxedByBuyer ? settings.taxRates : []),
    taxCents: taxes.taxCents,
    grandTotalCents: goodsCents + shippingCostCents + (settings.pricesIncludeTax ? 0 : taxes.taxCents),
    totalQuantity: totalQuantity(lines),
    hasDigital: hasDigital(lines),
    purelyDigital: isPurelyDigital(lines),
    requiresShipping: isSent,
  }

  /** What a shipping discount saves with the method that is chosen now; 0 while the destination is not known. */
  function shippingSaved(discount: Discount): number {
    if (discount.kind !== 'free-shipping' || !isSent || !place || cart.isShippingOpen) return 0
    undiscounted ??= chooseOption(
      optionsAt(place, shipment, { goodsCents: shippedValueOf(lines, lineCents), freeBy: [] }),
      [],
      cart.shippingMethodId,
    )
    return undiscounted && makesFree(discount, undiscounted, place.country) ? undiscounted.costCents : 0
  }
}

/** A discount as the cart lists it, with the amount that it took off. */
const takenDiscount = ({
  discount: { id, trigger, code, title, kind },
  discountCents,
}: {
  readonly discount: Discount
  readonly discountCents: number
}): TakenDiscount => ({
  id,
  code: trigger === 'automatic' ? '' : code,
  title,
  discountCents,
  freeShipping: kind === 'free-shipping',
})

/** The discounts that were not taken, each with one of the best that it cannot be combined with. */
const beatenBy = (best: readonly Discount[], all: readonly Discount[]): Totals['beatenDiscounts'] =>
  all
    .filter((discount) => !best.some(({ id }) => id === discount.id))
    .map((discount) => ({ discount, by: best.find((one) => !canCombine(one, discount)) ?? discount }))
