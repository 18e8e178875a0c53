import { europeanUnion } from '#shared/addresses/european-union.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { businessRulesOf } from '#shared/settings/tax-rules.ts'
import type { VatCheckState } from './schema.ts'

/** How long an answer of VIES counts, in milliseconds: a day. */
export const VAT_CHECK_LASTS = 24 * 60 * 60 * 1000

/** Prefixes of VAT numbers that are not the code of their country. XI is Northern Ireland. */
const countries: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' }

/** A VAT number without what people put between its characters; 'NO' and 'MVA' stay, they belong to it. */
export const tidyVatNumber = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9+*]/g, '')

/** The ISO code of the country of a tidy VAT number. */
export function countryOfVatNumber(number: string): string {
  const prefix = number.slice(0, 2)
  return Object.hasOwn(countries, prefix) ? countries[prefix]! : prefix
}

/** Whether VIES keeps the numbers with this prefix: member states, and Northern Ireland for goods. */
export const isInVies = (number: string): boolean =>
  number.startsWith('XI') || europeanUnion.includes(countryOfVatNumber(number))

/** Whether a shop asks businesses for their VAT number: as its owner chose, or where the shop's country is in the EU. */
export const asksForBusinesses = ({ taxRules, country }: Pick<StoreSettings, 'taxRules' | 'country'>): boolean =>
  businessRulesOf(taxRules).isOn ?? europeanUnion.includes(country)

interface Sale {
  readonly number: string
  readonly state: VatCheckState
  /** Where the goods go, or where the business is; null while it is not known. */
  readonly destination: string | null
}

/**
 * Whether a business buys without tax, because it pays the VAT itself (reverse charge): the shop, the destination and the
 * VAT number are in the EU, the last two in other member states than the shop, and the number counts.
 */
export function isReverseCharged(
  { number, state, destination }: Sale,
  { country, taxRules }: Pick<StoreSettings, 'country' | 'taxRules'>,
): boolean {
  const isElsewhere = (place: string) => place !== country && europeanUnion.includes(place)
  if (!europeanUnion.includes(country) || destination === null || !isElsewhere(destination)) return false
  if (!isElsewhere(countryOfVatNumber(number))) return false
  return state === 'valid' || (state === 'unavailable' && businessRulesOf(taxRules).withoutVies === 'trust-form')
}
