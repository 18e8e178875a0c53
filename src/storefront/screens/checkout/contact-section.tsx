import { askedOfBuyer } from '#shared/checkout/rules.ts'
import { AddressFields } from '../../purchases/address-fields.tsx'
import { TextField } from '../../purchases/text-field.tsx'
import { errorsUnder, type SectionProps } from './section-props.ts'

/** Whom the order letters go to. Where nothing is sent this is all that is asked: a name, and what taxes depend on. */
export function ContactSection(props: SectionProps) {
  const { cart, form, errors, onChange, onLeave } = props
  return (
    <section className="checkout-section" aria-labelledby="checkout-contact">
      <h2 id="checkout-contact">Contact</h2>
      <TextField
        id="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={256}
        value={form.email}
        error={errors.email}
        onChange={(email) => onChange({ email })}
        onBlur={() => form.email && onLeave('email')}
      />
      {!cart.requiresShipping && <BuyerFields {...props} />}
    </section>
  )
}

function BuyerFields({ model, cart, form, errors, onChange, onLeave }: SectionProps) {
  const asked = askedOfBuyer(cart.taxPlaces, form.buyer.country)
  return (
    <>
      <AddressFields
        name="buyer"
        section="billing"
        only={asked}
        address={form.buyer}
        countries={model.allCountries}
        regions={model.regions}
        errors={errorsUnder(errors, 'buyer')}
        onChange={(buyer) => onChange({ buyer })}
        onBlur={(field) => form.buyer[field] && onLeave(`buyer.${field}`)}
      />
      {asked.includes('country') && (
        <p className="checkout-hint">Nothing is shipped to you. Where you live decides the tax.</p>
      )}
    </>
  )
}
