import type { Address } from './schema.ts'

/** An empty address. */
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
