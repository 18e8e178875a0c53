import { addressLayout } from '#shared/addresses/layout.ts'
import { longestFields } from './longest-fields.ts'
import { PlaceOptions } from './place-options.tsx'
import { purchaseTexts } from './texts.ts'
import { type RegionsByCountry, useRegions } from './use-regions.ts'

export interface RegionFieldProps {
  readonly id: string
  readonly country: string
  readonly value: string
  /** Lists that the page contains. */
  readonly regions: RegionsByCountry
  /** For `autocomplete`: whose address it is. */
  readonly section: 'shipping' | 'billing'
  readonly error?: string | undefined
  readonly className?: string | undefined
  readonly onChange: (region: string) => void
  readonly onBlur?: () => void
}

/** State, province or prefecture: a select box where the country has a list, else a text input. */
export function RegionField(props: RegionFieldProps) {
  const { id, country, value, regions, section, error, className, onChange, onBlur } = props
  const list = useRegions(country, regions)
  const input = addressLayout(country).find((one) => one.name === 'region')
  if (!input) return null
  const shared = {
    id,
    name: id,
    value,
    onBlur,
    autoComplete: `${section} ${input.autoComplete}`,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    required: input.isRequired,
  }
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>
        {input.label}
        {!input.isRequired && <span className="field-optional"> {purchaseTexts.optional}</span>}
      </label>
      {list === null || list.length > 0 ? (
        <select
          {...shared}
          className="select"
          aria-busy={list === null}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{purchaseTexts.choose}</option>
          {/* Until the list is loaded, the earlier choice is its only option. */}
          <PlaceOptions places={list ?? (value ? [{ code: value, name: value }] : [])} />
        </select>
      ) : (
        <input
          {...shared}
          className="input"
          maxLength={longestFields.region}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
