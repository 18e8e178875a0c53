import { takeDiscounts } from '#shared/discounts/rules.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { roundToCurrency } from '#shared/money/percent.ts'
import { sum } from '#shared/money/sum.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import type { Location } from '#shared/settings/places.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { chooseOption, pickupMethods, shippingOptions } from '#shared/shipping/rules.ts'
import type { ShippingOption } from '#shared/shipping/schema.ts'
import { applicableRates, computeTaxes, taxPlaces } from '#shared/taxes/rules.ts'
import type { TaxRow } from '#shared/taxes/schema.ts'
import { freeShippingOf } from './free-shipping.ts'
import { hasDigital, isPurelyDigital, requiresShipping, totalQuantity } from './rules.ts'
import type { FreeShipping, ShoppingCart } from './schema.ts'

/** A line as the catalog prices it now. Only the quantity comes from the request. */
export interface PricedLine {
  readonly unitPriceCents: number
  readonly quantity: number
  readonly productType: ProductType
  readonly taxable: boolean
  readonly weightGrams: number
}

export interface TotalsInput {
  readonly lines: readonly PricedLine[]
  readonly settings: Pick<StoreSettings, 'currency' | 'country' | 'pricesIncludeTax' | 'taxRates' | 'shippingZones'>
  /** The destination; null while it is not known, and then there are no shipping options. */
  readonly shippingLocation: Location | null
  readonly shippingMethodId: string | null
  /** Valid discounts only (`discounts/rules.ts` decides). */
  readonly discounts: readonly Discount[]
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
    | 'validCoupons'
    | 'totalQuantity'
    | 'hasDigital'
    | 'purelyDigital'
    | 'requiresShipping'
  > {
  readonly lines: LineTotals[]
  readonly shippingOptions: ShippingOption[]
  readonly pickupOptions: ShippingOption[]
  readonly selectedShippingOption: ShippingOption | null
  readonly freeShipping: FreeShipping | null
  readonly applicableTaxRules: TaxRow[]
  readonly shippingTaxCents: number
}

/**
 * The one calculation for cart, checkout and order: total = lines − discounts + shipping + tax. Tax that prices already
 * include is shown and not added. Every part is a whole number of hundredths (JPY: of whole yen), none is negative, and
 * the parts sum to the totals. While the destination is not known, the tax of the shop's own country is used.
 */
export function calculateTotals({ lines, settings, ...cart }: TotalsInput): Totals {
  const { currency } = settings
  // A price that the currency cannot pay (a fraction of a yen) is rounded before it is multiplied.
  const unitPrices = lines.map((line) => roundToCurrency(line.unitPriceCents, currency))
  const lineCents = lines.map((line, index) => unitPrices[index]! * line.quantity)
  const subtotalCents = sum(lineCents)

  // A gift card is money already: discounts do not apply to it.
  const discountable = lineCents.map((cents, index) =>
    lines[index]!.productType === productTypes.giftCard ? 0 : cents,
  )
  const taken = takeDiscounts(cart.discounts, discountable, currency)
  const discountCents = sum(taken.lineDiscountCents)
  const discounted = lineCents.map((cents, index) => cents - taken.lineDiscountCents[index]!)

  const isSent = requiresShipping(lines)
  const options = isSent && cart.shippingLocation ? optionsFor(cart.shippingLocation) : []
  const pickups = isSent ? pickupMethods(settings.shippingZones) : []
  const selected = isSent
    ? chooseOption(
        options,
        pickups.map(({ option }) => option),
        cart.shippingMethodId,
      )
    : null
  const shippingCostCents = selected?.costCents ?? 0

  // Pickup orders are taxed at the pickup place.
  const pickup = pickups.find(({ option }) => option.id === selected?.id)
  const place = pickup
    ? { country: settings.country, region: pickup.region }
    : (cart.shippingLocation ?? { country: settings.country, region: '' })
  const isTaxedByBuyer = !pickup && lines.some((line) => line.taxable && line.unitPriceCents > 0)
  const taxes = computeTaxes(applicableRates(settings.taxRates, place), {
    lineCents: discounted.map((cents, index) => (lines[index]!.taxable ? cents : 0)),
    shippingCents: shippingCostCents,
    currency,
    included: settings.pricesIncludeTax,
  })

  return {
    lines: lineCents.map((totalCents, index) => ({
      unitPriceCents: unitPrices[index]!,
      totalCents,
      discountCents: taken.lineDiscountCents[index]!,
      taxCents: taxes.lineTaxCents[index]!,
    })),
    subtotalCents,
    discountCents,
    validCoupons: taken.coupons,
    shippingOptions: options,
    pickupOptions: pickups.map(({ option }) => option),
    selectedShippingOption: selected,
    freeShipping:
      isSent && !selected?.isPickup && !taken.freeShipping
        ? freeShippingOf({
            zones: settings.shippingZones,
            location: cart.shippingLocation,
            country: settings.country,
            goodsCents: subtotalCents - discountCents,
            optionsFor,
          })
        : null,
    shippingCostCents,
    shippingTaxCents: taxes.shippingTaxCents,
    applicableTaxRules: taxes.rows,
    taxPlaces: taxPlaces(isTaxedByBuyer ? settings.taxRates : []),
    taxCents: taxes.taxCents,
    grandTotalCents:
      subtotalCents - discountCents + shippingCostCents + (settings.pricesIncludeTax ? 0 : taxes.taxCents),
    totalQuantity: totalQuantity(lines),
    hasDigital: hasDigital(lines),
    purelyDigital: isPurelyDigital(lines),
    requiresShipping: isSent,
  }

  function optionsFor(location: Location): ShippingOption[] {
    const sent = lines.filter((line) => line.productType === productTypes.physical)
    const parcel = {
      goodsCents: subtotalCents - discountCents,
      weightGrams: sum(sent.map((line) => line.weightGrams * line.quantity)),
    }
    const priced = shippingOptions(settings.shippingZones, location, parcel, currency)
    return taken.freeShipping ? priced.map((option) => ({ ...option, costCents: 0 })) : priced
  }
}
