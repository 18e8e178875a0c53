import { askedOfBuyer } from '#shared/checkout/rules.ts'
import { AddressFields } from '../../purchases/address-fields.tsx'
import { TextField } from '../../purchases/text-field.tsx'
import { isShipped } from './form.ts'
import { ReminderField } from './reminder/reminder-field.tsx'
import { errorsUnder, type SectionProps } from './section-props.ts'
import { checkoutPageTexts } from './texts.ts'

/**
 * The address for order emails. When nothing is shipped, the form ends here with a name and the fields that taxes
 * depend on.
 */
export function ContactSection(props: SectionProps) {
  const { model, cart, form, errors, onChange, onLeave } = props
  return (
    <section className="checkout-section" aria-labelledby="checkout-contact">
      <h2 id="checkout-contact">{checkoutPageTexts.contact}</h2>
      <TextField
        id="email"
        label={checkoutPageTexts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={256}
        value={form.email}
        error={errors.email}
        onChange={(email) => onChange({ email })}
        onBlur={() => form.email && onLeave('email')}
      />
      {!isShipped(cart) && !form.isBusiness && <BuyerFields {...props} />}
      <TaxExemption href={model.exemptionHref} isExempt={cart.isTaxExempt === true} />
      {model.reminder && <ReminderField email={form.email} isTicked={model.reminder.isTicked} />}
      {model.newsletterText && (
        <label className="check">
          <input
            type="checkbox"
            checked={form.wantsNewsletter}
            onChange={(event) => onChange({ wantsNewsletter: event.target.checked })}
          />
          {model.newsletterText}
        </label>
      )}
    </section>
  )
}

/** Where an exempt buyer gets the link, and that it was used. */
function TaxExemption({ href, isExempt }: { readonly href: string | null; readonly isExempt: boolean }) {
  if (isExempt) return <p className="checkout-hint">{checkoutPageTexts.taxExempt}</p>
  if (href === null) return null
  return (
    <p className="checkout-hint">
      <a href={href}>{checkoutPageTexts.exemptFromTax}</a>
    </p>
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
      {asked.includes('country') && <p className="checkout-hint">{checkoutPageTexts.locationForTax}</p>}
    </>
  )
}
