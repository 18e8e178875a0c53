import type { ClipboardEvent, HTMLAttributes } from 'react'
import { listOf } from '#shared/forms/answers.ts'
import { partsOf } from '#shared/forms/codes.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import { inputName } from '#shared/forms/input-names.ts'
import { examplesOf } from './examples-of.ts'
import { describing, type InputProps } from './field-model.ts'
import { splitPhone } from './split-phone.ts'
import { fieldTexts } from './texts.ts'

type PartedField = FieldOf<'name' | 'date' | 'time' | 'phone'>

interface Part {
  readonly name: string
  readonly caption: string
  readonly className: string
  readonly autoComplete?: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly placeholder?: string
  readonly maxLength: number
}

const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
/** Numbers of other countries have other parts, so the parts of a phone number accept more digits than in America. */
const parts: Readonly<Record<PartedField['type'], readonly Part[]>> = {
  name: [
    {
      name: 'first',
      caption: fieldTexts.firstName,
      className: 'first-name',
      autoComplete: 'given-name',
      maxLength: 200,
    },
    { name: 'last', caption: fieldTexts.lastName, className: 'last-name', autoComplete: 'family-name', maxLength: 200 },
  ],
  date: [
    { name: 'month', caption: fieldTexts.month, className: 'two-digits', placeholder: 'MM', maxLength: 2, ...digits },
    { name: 'day', caption: fieldTexts.day, className: 'two-digits', placeholder: 'DD', maxLength: 2, ...digits },
    { name: 'year', caption: fieldTexts.year, className: 'four-digits', placeholder: 'YYYY', maxLength: 4, ...digits },
  ],
  time: [
    { name: 'hour', caption: fieldTexts.hour, className: 'two-digits', maxLength: 2, ...digits },
    { name: 'minute', caption: fieldTexts.minute, className: 'two-digits', maxLength: 2, ...digits },
  ],
  phone: [
    {
      name: 'country',
      caption: fieldTexts.country,
      placeholder: '+1',
      className: 'country-code',
      autoComplete: 'tel-country-code',
      maxLength: 5,
    },
    { name: 'area', caption: fieldTexts.area, className: 'three-digits', autoComplete: 'tel-area-code', maxLength: 8 },
    {
      name: 'prefix',
      caption: fieldTexts.prefix,
      className: 'three-digits',
      autoComplete: 'tel-local-prefix',
      maxLength: 8,
    },
    {
      name: 'line',
      caption: fieldTexts.line,
      className: 'four-digits',
      autoComplete: 'tel-local-suffix',
      maxLength: 10,
    },
  ],
}
/** The visible captions are short, since four of them share a line on a phone; screen readers read these. */
const spoken: Readonly<Record<string, string>> = {
  country: fieldTexts.countryCode,
  area: fieldTexts.areaCode,
  prefix: fieldTexts.prefix,
  line: fieldTexts.lineNumber,
}

/** A name, date, time or phone number, with one input for each part. */
export function PartedInput(props: InputProps<PartedField>) {
  const { field, id, answer } = props
  const values = listOf(answer)
  const asked =
    field.type === 'phone' && !field.showCountryCode
      ? parts.phone.filter(({ name }) => name !== 'country')
      : parts[field.type]
  const order: readonly string[] = partsOf[field.type]
  const examples = field.type === 'phone' ? [] : examplesOf(field)
  return (
    <div className="parts" onPaste={field.type === 'phone' ? pastePhone : undefined}>
      {asked.map(({ name, caption, className, ...input }, index) => (
        <div key={name} className={`field ${className}`}>
          <label className="caption-text" htmlFor={index === 0 ? id : `${id}-${name}`}>
            {caption}
          </label>
          <input
            {...describing(props, name)}
            {...input}
            placeholder={examples[index] || input.placeholder}
            {...(field.type === 'phone' && { type: 'tel', inputMode: 'tel' })}
            dir={field.type === 'name' ? 'auto' : undefined}
            className="input field-element"
            id={index === 0 ? id : `${id}-${name}`}
            name={inputName(field.id, name)}
            aria-label={field.type === 'phone' ? spoken[name] : undefined}
            defaultValue={values[order.indexOf(name)] ?? ''}
          />
        </div>
      ))}
      {field.type === 'time' && <HalfOfDay {...props} />}
    </div>
  )
}

function HalfOfDay(props: InputProps<PartedField>) {
  const { field, id, answer } = props
  return (
    <div className="field ampm">
      <label className="caption-text" htmlFor={`${id}-ampm`}>
        {fieldTexts.amOrPm}
      </label>
      <select
        {...describing(props)}
        className="select field-element"
        id={`${id}-ampm`}
        name={inputName(field.id, 'ampm')}
        defaultValue={listOf(answer)[3] === 'PM' ? 'PM' : 'AM'}
      >
        <option value="AM">{fieldTexts.am}</option>
        <option value="PM">{fieldTexts.pm}</option>
      </select>
    </div>
  )
}

/** A whole phone number that is pasted into one part is divided among all of them. */
function pastePhone(event: ClipboardEvent<HTMLDivElement>): void {
  const inputs = [...event.currentTarget.querySelectorAll('input')]
  const split = splitPhone(event.clipboardData.getData('text'), inputs.length === 4)
  if (!split) return
  event.preventDefault()
  for (const [index, input] of inputs.entries()) input.value = split[index] ?? ''
  inputs.at(-1)?.focus()
  inputs[0]?.dispatchEvent(new Event('input', { bubbles: true }))
}
