import { type AddressField, type AddressInput, addressLayout } from '#shared/addresses/layout.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { longestFields } from './longest-fields.ts'
import { PlaceOptions } from './place-options.tsx'
import { RegionField } from './region-field.tsx'
import { TextField } from './text-field.tsx'
import type { RegionsByCountry } from './use-regions.ts'

export interface AddressFieldsProps {
  /** Prefix of the inputs' ids: `shippingAddress`. */
  readonly name: string
  /** For `autocomplete`: whose address it is. */
  readonly section: 'shipping' | 'billing'
  /** The fields to show, in this order; absent: all fields of the country. */
  readonly only?: readonly AddressField[]
  readonly address: Address
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** Lists of regions that the page contains. */
  readonly regions: RegionsByCountry
  /** Sentences by field. */
  readonly errors: Partial<Record<AddressField, string>>
  readonly onChange: (address: Address) => void
  readonly onBlur: (field: AddressField) => void
}

/** An address form for the country: its fields, in its order, with its own words. */
export function AddressFields(props: AddressFieldsProps) {
  const { name, section, address, countries, regions, errors, onChange, onBlur } = props
  const inputs = inputsOf(props)
  return (
    <div className="address-fields">
      {inputs.map((input) => {
        const id = `${name}.${input.name}`
        const shared = {
          id,
          value: address[input.name],
          className: widthOf(input.name, inputs),
          error: errors[input.name],
          onBlur: () => onBlur(input.name),
          onChange: (value: string) => onChange({ ...address, [input.name]: value }),
        }
        if (input.name === 'country') {
          return (
            <div className="field" key={id}>
              <label htmlFor={id}>{input.label}</label>
              <select
                id={id}
                name={id}
                className="select"
                value={address.country}
                autoComplete={`${section} country`}
                aria-invalid={shared.error !== undefined}
                aria-describedby={shared.error && `${id}-error`}
                onChange={(event) => onChange({ ...address, country: event.target.value, region: '' })}
              >
                <PlaceOptions places={countries} />
              </select>
              {shared.error && (
                <p className="field-error" id={`${id}-error`}>
                  {shared.error}
                </p>
              )}
            </div>
          )
        }
        if (input.name === 'region') {
          return <RegionField key={id} {...shared} country={address.country} regions={regions} section={section} />
        }
        return (
          <TextField
            key={id}
            {...shared}
            label={input.label}
            isRequired={input.isRequired}
            autoComplete={`${section} ${input.autoComplete}`}
            inputMode={input.inputMode}
            maxLength={longestFields[input.name]}
            type={input.name === 'phone' ? 'tel' : 'text'}
          />
        )
      })}
    </div>
  )
}

function inputsOf({ address, only }: Pick<AddressFieldsProps, 'address' | 'only'>): readonly AddressInput[] {
  const inputs = addressLayout(address.country)
  return only ? only.flatMap((name) => inputs.find((input) => input.name === name) ?? []) : inputs
}

const NAMES: readonly AddressField[] = ['firstName', 'lastName']
const PLACE: readonly AddressField[] = ['city', 'region', 'postalCode']

/** Names share a row, and so do the fields of a place, however many the country has. */
function widthOf(name: AddressField, inputs: readonly AddressInput[]): string | undefined {
  if (NAMES.includes(name)) return 'is-half'
  if (!PLACE.includes(name)) return undefined
  const place = inputs.filter((input) => PLACE.includes(input.name))
  if (place.length < 3) return place.length === 2 ? 'is-half' : undefined
  return place[0]?.name === name ? 'is-third is-first' : 'is-third'
}
