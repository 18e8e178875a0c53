import { blankAddress } from '#shared/addresses/blank-address.ts'
import { type AddressField, usesPart } from '#shared/addresses/layout.ts'
import { type AddressErrors, missingSentence, type Regions, validateAddress } from '#shared/addresses/rules.ts'
import type { Buyer } from '#shared/addresses/schema.ts'
import type { TaxPlaces } from '#shared/cart/schema.ts'

type BuyerField = keyof Buyer & AddressField

/**
 * What a buyer of what is not sent is asked, besides the e-mail address: the name, and as much of a place as the taxes on
 * the cart depend on. In the order in which it is asked.
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

/** What is wrong with what a buyer said, by field, in the words of an address form; an empty object when nothing is. */
export function validateBuyer(
  { firstName, lastName, country, region }: Buyer,
  places: TaxPlaces,
  regions?: Pick<Regions, 'isRegion'>,
): AddressErrors {
  const asked: readonly AddressField[] = askedOfBuyer(places, country)
  const address = { ...blankAddress, firstName, lastName, country: country ?? '', region }
  const found = validateAddress(address, regions)
  const errors = Object.fromEntries(Object.entries(found).filter(([field]) => asked.includes(field as AddressField)))
  // Countries where letters arrive without a region may still have taxes by region.
  if (asked.includes('region') && !region.trim()) errors.region ??= missingSentence('Region')
  return errors
}

/** What is kept of a buyer: what was asked, and nothing else that came along. */
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
