import { withdrawalExemptionTexts as texts } from '#shared/withdrawal-exemptions/messages.ts'
import { asksForConsent } from '../form.ts'
import type { SectionProps } from '../section-props.ts'

/** The consent to the delivery of digital goods, where it ends the right of withdrawal. */
export function ConsentField({ model, cart, form, errors, onChange }: SectionProps) {
  if (!asksForConsent(model, cart, form)) return null
  const error = errors.digitalConsent
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={form.digitalConsent}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'digital-consent-error' : undefined}
          onChange={(event) => onChange({ digitalConsent: event.target.checked })}
        />
        {texts.consent}
      </label>
      {error && (
        <p id="digital-consent-error" className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
