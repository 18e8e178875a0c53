import { countryCodes } from '#shared/addresses/countries.ts'
import { isPostalCode, needsPostalCode } from '#shared/addresses/postal-codes.ts'

/**
 * What an address needs to arrive, by ISO codes of countries. It goes to the browser with the forms that ask for an address,
 * so that the others need not load it.
 */
export interface AddressRules {
  readonly countries: readonly string[]
  /** Whose addresses can do without a city: each is one, or its regions stand for it. */
  readonly withoutCity: readonly string[]
  readonly withPostalCode: readonly string[]
}

export const addressRules: AddressRules = {
  countries: countryCodes,
  withoutCity: 'AE GI JP KW KY MO NR SG'.split(' '),
  withPostalCode: countryCodes.filter((country) => needsPostalCode(country) && !isPostalCode(country, '')),
}
