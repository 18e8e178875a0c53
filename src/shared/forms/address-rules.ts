import { countryCodes } from '#shared/addresses/countries.ts'
import { isPostalCode, needsPostalCode } from '#shared/addresses/postal-codes.ts'

/**
 * Required parts of an address, by ISO codes of countries. Only forms that ask for an address send it to the browser.
 */
export interface AddressRules {
  readonly countries: readonly string[]
  /** Countries whose addresses need no city: they are one city, or the region is enough. */
  readonly withoutCity: readonly string[]
  readonly withPostalCode: readonly string[]
}

export const addressRules: AddressRules = {
  countries: countryCodes,
  withoutCity: 'AE GI JP KW KY MO NR SG'.split(' '),
  withPostalCode: countryCodes.filter((country) => needsPostalCode(country) && !isPostalCode(country, '')),
}
