import type { AddressField } from '#shared/addresses/layout.ts'

/**
 * How much fits into each line of an address, in characters. The schema says so too, but would bring the whole schema library
 * to the page; a test holds both together.
 */
export const longestFields: Readonly<Record<Exclude<AddressField, 'country'>, number>> = {
  firstName: 100,
  lastName: 100,
  company: 100,
  addressLine1: 200,
  addressLine2: 200,
  city: 100,
  region: 100,
  postalCode: 20,
  phone: 40,
}
