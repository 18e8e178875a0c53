import type { Scope } from '#server/scope.ts'
import type { Address } from '#shared/addresses/schema.ts'
import type { ShopCurrency } from '#shared/currencies/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { Location } from '#shared/settings/places.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { settingsIn } from '#shared/settings/settings-in.ts'
import { offeredZones, pickupMethods } from '#shared/shipping/rules.ts'
import { taxPlaceOf } from '#shared/taxes/rules.ts'
import { ownTerms, type TaxTerms, termsAt } from '#shared/taxes/terms.ts'
import { isReverseCharged } from '#shared/vat-numbers/rules.ts'

/**
 * A scope with the settings as the order's customer has seen them: in its currency, by its rate, with taxes in prices or
 * not. Null where the shop has changed its own currency since: nothing says what its prices are in the order's.
 */
export async function scopeOfOrder(scope: Scope, order: Order): Promise<Scope | null> {
  const settings = await scope.settings()
  const own = settings.shopCurrency ?? settings.currency
  if ((order.exchange?.currency ?? order.currency) !== own) return null
  const pricesIncludeTax = order.taxes[0]?.included ?? settings.pricesIncludeTax
  const known = { ...settings, pricesIncludeTax }
  const inCurrency = order.exchange ? settingsOfRate(known, order.currency, order.exchange.rate) : known
  return { ...scope, settings: async () => inCurrency }
}

function settingsOfRate(settings: StoreSettings, code: ShopCurrency['code'], rate: string): StoreSettings {
  const known = settings.currencies.find((one) => one.code === code)
  const chosen: ShopCurrency = { ratedAt: 0, rounding: 'none', roundsUp: false, ...known, code, rate }
  const others = settings.currencies.filter((one) => one.code !== code)
  return settingsIn({ ...settings, currencies: [chosen, ...others] }, chosen)
}

/** Where an order is taxed and shipped to; null where its customer has no place. */
export function locationOf(order: Pick<Order, 'buyer' | 'billingAddress'>, address: Address | null): Location | null {
  const place = address ?? order.billingAddress ?? order.buyer
  if (!place?.country) return null
  return {
    country: place.country,
    region: place.region,
  }
}

/**
 * How an order is taxed today at a place. Its business still accounts for the VAT itself if it could there; what is
 * picked up is taxed at the place of pickup.
 */
export function termsOfOrder(
  order: Pick<Order, 'business' | 'taxExemption'>,
  settings: StoreSettings,
  { location, method }: { readonly location: Location | null; readonly method: Order['shippingMethod'] },
): TaxTerms {
  const home = { country: settings.country, region: '' }
  const isTaxExempt = order.taxExemption !== undefined
  if (method?.isPickup) {
    const pickups = pickupMethods(offeredZones(settings))
    const region = pickups.find(({ option }) => option.name === method.name)?.region ?? ''
    const exempt = isTaxExempt ? ownTerms(settings, home, { isReverseCharged: false, isTaxExempt }) : null
    return exempt ?? termsAt(settings, { ...home, region })
  }
  const vat = order.business?.isReverseCharged ? order.business.vat : null
  const charged = vat !== null && isReverseCharged({ ...vat, destination: location?.country ?? null }, settings)
  const own = ownTerms(settings, location ?? home, { isReverseCharged: charged, isTaxExempt: isTaxExempt && !charged })
  return own ?? termsAt(settings, taxPlaceOf(settings, location))
}
