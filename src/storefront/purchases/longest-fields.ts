import type { AddressField } from '#shared/addresses/layout.ts'

/**
 * The maximum length of each address field, in characters. The schema has the same limits, but would load the whole
 * schema library; a test compares both.
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
