import type { Address } from './schema.ts'

/** An address of which nothing is known. */
export const blankAddress: Address = {
  firstName: '',
  lastName: '',
  company: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: '',
}
