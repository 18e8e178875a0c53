import { blankAddress } from '#shared/addresses/blank-address.ts'
import { type AddressField, usesPart } from '#shared/addresses/layout.ts'
import { type AddressErrors, missingSentence, type Regions, validateAddress } from '#shared/addresses/rules.ts'
import type { Buyer } from '#shared/addresses/schema.ts'
import type { TaxPlaces } from '#shared/taxes/schema.ts'

type BuyerField = keyof Buyer & AddressField

/**
 * The fields that a buyer of items without shipping fills in besides the email address, in order: the name, and the
 * parts of a place that the taxes on the cart depend on.
 */
export function askedOfBuyer({ byCountry, byRegionIn }: TaxPlaces, country: string | null): BuyerField[] {
  const byRegion = country !== null && byRegionIn.includes(country) && usesPart(country, 'region')
  return [
    'firstName',
    'lastName',
    ...(byCountry ? (['country'] as const) : []),
    ...(byRegion ? (['region'] as const) : []),
  ]
}

/** Errors of a buyer's data by field, in the words of an address form; an empty object when there are none. */
export function validateBuyer(
  { firstName, lastName, country, region }: Buyer,
  places: TaxPlaces,
  regions?: Pick<Regions, 'isRegion'>,
): AddressErrors {
  const asked: readonly AddressField[] = askedOfBuyer(places, country)
  const address = { ...blankAddress, firstName, lastName, country: country ?? '', region }
  const found = validateAddress(address, regions)
  const errors = Object.fromEntries(Object.entries(found).filter(([field]) => asked.includes(field as AddressField)))
  // Taxes may depend on the region in countries whose addresses do not need one.
  if (asked.includes('region') && !region.trim()) errors.region ??= missingSentence('Region')
  return errors
}

/** A buyer's data as it is stored: only the fields that were asked. */
export function tidyBuyer(buyer: Buyer, places: TaxPlaces): Buyer {
  const asked = askedOfBuyer(places, buyer.country)
  const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')
  return {
    firstName: tidy(buyer.firstName),
    lastName: tidy(buyer.lastName),
    country: asked.includes('country') ? buyer.country : null,
    region: asked.includes('region') ? tidy(buyer.region) : '',
  }
}
