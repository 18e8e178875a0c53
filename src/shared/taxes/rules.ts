import { europeanUnion } from '#shared/addresses/european-union.ts'
import { closeness, type Location } from '#shared/settings/places.ts'
import type { StoreSettings, TaxRate } from '#shared/settings/schema.ts'
import { countriesSentTo } from '#shared/shipping/rules.ts'
import { STANDARD_TAX } from '#shared/tax-categories/schema.ts'
import type { TaxPlaces } from './schema.ts'

const categoryOf = ({ categoryId = STANDARD_TAX }: TaxRate): string => categoryId

/**
 * The rates of a tax category at a location: those of its country and of its region together; without any, those for
 * everywhere else (`*`). Country and region each use their rates of the category, or else their standard ones.
 */
export function applicableRates(
  rates: readonly TaxRate[],
  location: Location,
  categoryId: string = STANDARD_TAX,
): TaxRate[] {
  const ratesAt = (level: number) => {
    const here = rates.filter((rate) => closeness(rate.place, location) === level)
    const own = here.filter((rate) => categoryOf(rate) === categoryId)
    return own.length > 0 ? own : here.filter((rate) => categoryOf(rate) === STANDARD_TAX)
  }
  const near = new Set([...ratesAt(2), ...ratesAt(3)])
  // The owner's order.
  return near.size > 0 ? rates.filter((rate) => near.has(rate)) : ratesAt(1)
}

/** Whether two countries are different member states of the European Union. */
const isWithinUnion = (one: string, other: string): boolean =>
  one !== other && europeanUnion.includes(one) && europeanUnion.includes(other)

/**
 * The place whose rates a buyer pays: their own, or the shop's country where the shop charges its own rates in the whole
 * European Union.
 */
export function taxPlaceOf(
  { country, taxRules }: Pick<StoreSettings, 'country' | 'taxRules'>,
  location: Location | null,
): Location {
  const home = { country, region: '' }
  if (!location) return home
  return taxRules.euRates === 'home' && isWithinUnion(country, location.country) ? home : location
}

/** The parts of a place that these rates depend on: the country, and in which countries the region. */
export function taxPlaces(rates: readonly TaxRate[]): TaxPlaces {
  const named = rates.map((rate) => rate.place).filter((place) => place.country !== '*')
  const withRegions = named.filter((place) => place.region).map((place) => place.country)
  return { byCountry: named.length > 0, byRegionIn: [...new Set(withRegions)].sort() }
}

/**
 * The other member states of the European Union to which a shop there ships without a rate: no VAT is charged in them. None
 * where the shop has no rates at all, as small businesses that charge no VAT.
 */
export function unionCountriesWithoutRates(
  settings: Pick<StoreSettings, 'country' | 'taxRates' | 'taxRules' | 'shippingZones'>,
): string[] {
  const { country, taxRates, shippingZones } = settings
  if (taxRates.length === 0) return []
  const sentTo = countriesSentTo(shippingZones)
  return europeanUnion.filter(
    (other) =>
      isWithinUnion(country, other) &&
      (sentTo?.includes(other) ?? true) &&
      applicableRates(taxRates, taxPlaceOf(settings, { country: other, region: '' })).length === 0,
  )
}
