import { AddressFields } from '../../purchases/address-fields.tsx'
import { errorsUnder, type SectionProps } from './section-props.ts'

interface AddressSectionProps extends SectionProps {
  readonly name: 'shippingAddress' | 'billingAddress'
  readonly title: string
}

/** One address of the order: shipping or billing. */
export function AddressSection({ name, title, model, form, errors, onChange, onLeave }: AddressSectionProps) {
  const isShipping = name === 'shippingAddress'
  const id = `checkout-${name}`
  return (
    <section className="checkout-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <AddressFields
        name={name}
        section={isShipping ? 'shipping' : 'billing'}
        address={form[name]}
        countries={isShipping ? model.countries : model.allCountries}
        regions={model.regions}
        errors={errorsUnder(errors, name)}
        onChange={(address) => onChange({ [name]: address })}
        onBlur={(field) => form[name][field] && onLeave(`${name}.${field}`)}
      />
    </section>
  )
}
