import { TextField } from '../../../purchases/text-field.tsx'
import type { SectionProps } from '../section-props.ts'
import { checkoutPageTexts as texts } from '../texts.ts'
import { businessWords } from './business-words.ts'
import type { VatNumberCheck } from './use-vat-number.ts'

/** Whether a business buys, with its name and VAT number; in shops that ask for it. */
export function BusinessSection(props: SectionProps & { readonly check: VatNumberCheck }) {
  const { model, cart, form, errors, onChange, onLeave, check } = props
  if (!model.asksForBusinesses) return null
  const words = check.isRunning ? texts.checkingVatNumber : check.error || check.isDue ? '' : businessWords(cart)
  return (
    <section className="checkout-section" aria-labelledby="checkout-business">
      <h2 id="checkout-business" className="visually-hidden">
        {texts.business}
      </h2>
      <label className="check">
        <input
          type="checkbox"
          checked={form.isBusiness}
          onChange={({ target }) => {
            onChange({ isBusiness: target.checked })
            check.run(target.checked ? form.vatNumber.trim() : '')
          }}
        />
        {texts.buyingForBusiness}
      </label>
      {form.isBusiness && (
        <>
          <TextField
            id="business.company"
            label={texts.company}
            autoComplete="organization"
            maxLength={100}
            value={form.company}
            error={errors['business.company']}
            onChange={(company) => onChange({ company })}
            onBlur={() => form.company && onLeave('business.company')}
          />
          <TextField
            id="business.vatNumber"
            label={texts.vatNumber}
            isRequired={false}
            maxLength={30}
            value={form.vatNumber}
            error={check.error ?? undefined}
            onChange={(vatNumber) => onChange({ vatNumber })}
            onBlur={() => check.run()}
          />
          <p className="checkout-hint" role="status">
            {words}
          </p>
        </>
      )}
    </section>
  )
}
