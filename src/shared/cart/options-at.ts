import { makesFree } from '#shared/discounts/free-shipping.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { sum } from '#shared/money/sum.ts'
import type { Sides } from '#shared/packages/pack-goods.ts'
import { isShipped } from '#shared/products/codes.ts'
import type { Location } from '#shared/settings/places.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { shippingOptions } from '#shared/shipping/rules.ts'
import type { ShippingOption } from '#shared/shipping/schema.ts'
import type { TaxTerms } from '#shared/taxes/terms.ts'
import type { PricedLine } from './priced-line.ts'

const NO_SIDES: Sides = { lengthMillimetres: 0, widthMillimetres: 0, heightMillimetres: 0 }

/** What is sent, and on which terms. */
interface Shipment {
  readonly lines: readonly PricedLine[]
  /** The prices of the lines. */
  readonly lineCents: readonly number[]
  readonly settings: Pick<StoreSettings, 'currency' | 'shippingZones'>
  /** The terms of this buyer; null for those of the place. */
  readonly own: TaxTerms | null
}

/** The shipping options at a place, for goods of a value; discounts make some of them free. */
export function optionsAt(
  location: Location,
  { lines, lineCents, settings, own }: Shipment,
  { goodsCents, freeBy }: { readonly goodsCents: number; readonly freeBy: readonly Discount[] },
): ShippingOption[] {
  const sent = lines.filter(({ productType }) => isShipped(productType))
  const parcel = {
    goodsCents,
    weightGrams: sum(sent.map((line) => line.weightGrams * line.quantity)),
    goods: sent.map(({ weightGrams, quantity, sides = NO_SIDES }) => ({ ...sides, weightGrams, quantity })),
  }
  const goods = lines.map((line, index) => ({ cents: lineCents[index]!, line }))
  return shippingOptions(settings.shippingZones, location, parcel, settings.currency)
    .map((option) => (own ? { ...option, costCents: own.shippingPriceOf(option.costCents, goods) } : option))
    .map((option) =>
      freeBy.some((discount) => makesFree(discount, option, location.country)) ? { ...option, costCents: 0 } : option,
    )
}
