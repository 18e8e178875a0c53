import { useState } from 'react'
import type { AddressField, AddressInput as PartInput } from '#shared/addresses/layout.ts'
import { listOf } from '#shared/forms/answers.ts'
import { partsOf } from '#shared/forms/codes.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import { inputName } from '#shared/forms/input-names.ts'
import { type AddressStart, describing, type InputProps } from './field-model.ts'

/** The parts of an address in submissions and their names in `Address`. */
const partNames: Partial<Record<AddressField, (typeof partsOf)['address'][number]>> = {
  country: 'country',
  addressLine1: 'line1',
  addressLine2: 'line2',
  city: 'city',
  region: 'state',
  postalCode: 'zip',
}

/**
 * An address in the order and with the words of its country. When the country changes, parts that both countries have
 * keep their values.
 */
export function AddressInput(props: InputProps<FieldOf<'address'>> & { readonly start: AddressStart }) {
  const { field, id, answer, start } = props
  const values = listOf(answer)
  const [inputs, setInputs] = useState<readonly PartInput[]>(start.inputs)
  const order: readonly string[] = partsOf.address

  async function change(country: string): Promise<void> {
    const layout = await import('./layout-of-country.ts').catch(() => null)
    if (layout) setInputs(layout.addressLayout(country))
  }

  return (
    <div className="parts">
      {inputs.flatMap((input) => {
        const part = partNames[input.name]
        if (!part) return []
        const shared = {
          ...describing(props, part),
          id: part === 'country' ? id : `${id}-${part}`,
          name: inputName(field.id, part),
          'aria-required': (field.required && input.isRequired) || undefined,
        }
        const value = values[order.indexOf(part)] ?? ''
        return (
          <div key={part} className={`field ${part}`}>
            <label className="caption-text" htmlFor={shared.id}>
              {input.label}
            </label>
            {part === 'country' ? (
              <select
                {...shared}
                className="select field-element"
                autoComplete="country"
                defaultValue={value || start.country}
                onChange={(event) => void change(event.target.value)}
              >
                {start.countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            ) : (
              <input
                {...shared}
                dir="auto"
                className="input field-element"
                autoComplete={input.autoComplete}
                inputMode={input.inputMode}
                placeholder={part === 'line1' ? field.placeholder || undefined : undefined}
                maxLength={200}
                defaultValue={value}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
