import { blankAddress } from '#shared/addresses/blank-address.ts'
import { type Address, addressSchema } from '#shared/addresses/schema.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import type { DraftContent } from '#shared/draft-orders/schema.ts'
import type { CustomerProfile } from './schema.ts'

type Known = Pick<CustomerProfile, 'email' | 'firstName' | 'lastName' | 'phone' | 'addresses'>

/**
 * A draft order with all that is known of a customer: their newest address, and what it lacks of their name and phone
 * number. Prices of their group and their tax exemption follow from the email address.
 * @param country of an address that is not known, beside a name that is
 */
export function draftForCustomer(customer: Known, country: Address['country']): DraftContent {
  const { email, firstName, lastName, phone, addresses } = customer
  const known = addressSchema.safeParse(addresses[0])
  const isNamed = firstName !== '' || lastName !== '' || phone !== ''
  const address = known.success ? known.data : isNamed ? { ...blankAddress, country } : null
  if (!address) return { ...blankDraft, email }
  const hasName = address.firstName !== '' || address.lastName !== ''
  return {
    ...blankDraft,
    email,
    address: { ...address, ...(!hasName && { firstName, lastName }), phone: address.phone || phone },
  }
}
