import { useState } from 'react'
import type { AddressErrors } from '#shared/addresses/rules.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { AddressFields } from '../../../purchases/address-fields.tsx'
import type { AddressModel } from '../model.ts'

/**
 * The address of the next orders, with the fields of the chosen country. The form also sends for which country its
 * fields were drawn: without JavaScript, someone can choose another one while the old fields stay.
 */
export default function SubscriptionAddress({ model }: { readonly model: AddressModel }) {
  const [address, setAddress] = useState(model.address)
  const [errors, setErrors] = useState(model.errors)
  function change(next: Address) {
    setErrors(next.country === address.country ? withoutSettled(errors, address, next) : {})
    setAddress(next)
  }
  return (
    <>
      <input type="hidden" name="drawnFor" value={address.country} />
      <AddressFields
        name="shippingAddress"
        section="shipping"
        address={address}
        countries={model.countries}
        regions={model.regions}
        errors={errors}
        onChange={change}
        onBlur={() => {}}
      />
    </>
  )
}

/** The errors without those of fields that were changed. */
const withoutSettled = (errors: AddressErrors, before: Address, after: Address): AddressErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => before[name as keyof Address] === after[name as keyof Address]),
  )
