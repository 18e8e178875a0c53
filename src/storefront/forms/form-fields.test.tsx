import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { addressLayout } from '#shared/addresses/layout.ts'
import { addressRules } from '#shared/forms/address-rules.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { fieldTypes } from '#shared/forms/codes.ts'
import { type FormField, fieldSchema } from '#shared/forms/field-schema.ts'
import { answersFromFields } from '#shared/forms/input-names.ts'
import { likertOrder } from '#shared/forms/likert.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import { validateAnswers } from '#shared/forms/validate-answers.ts'
import { defaultTexts } from '#shared/settings/store-texts.ts'
import type { AddressStart } from './field-model.ts'
import './every-input.ts'
import { FormFields } from './form-fields.tsx'
import { startAnswers } from './hidden-inputs.ts'
import { sentBy } from './testing/sent-by.ts'

const options = ['Red', 'Green', 'Blue & “white”']
const needs: Partial<Record<FormField['type'], object>> = {
  checkbox: { options },
  radio: { options },
  select: { options },
  likert: { options: ['It pours well', 'It <stacks>'] },
  hidden: { key: 'ref', value: 'none' },
  phone: { showCountryCode: true },
  file: { accept: ['picture'], maxMegabytes: 5, maxFiles: 2 },
  consent: { text: 'I agree to the kiln’s rules.' },
}
const field = (type: FormField['type'], more: object = {}): FormField =>
  fieldSchema.parse({ id: `${type}-1`, type, title: `Title of ${type}`, ...needs[type], ...more })
const all = fieldTypes.map((type) => field(type))
const address: AddressStart = {
  country: 'US',
  countries: [
    { code: 'US', name: 'United States' },
    { code: 'JP', name: 'Japan' },
  ],
  inputs: addressLayout('US'),
  rules: addressRules,
}

const draw = (fields: readonly FormField[], answers: Answers = {}, errors = {}) =>
  renderToStaticMarkup(
    <FormFields
      fields={fields}
      start={answers}
      answers={answers}
      errors={errors}
      address={address}
      likertLabels={likertLabels(defaultTexts)}
    />,
  )

it('sends back its content, whatever that is', () => {
  const line = fc.string().map((text) => text.replace(/[\0\r]/g, ''))
  const words = (count: number) => fc.array(line, { minLength: count, maxLength: count })
  const random = fc.record({
    'text-1': line,
    'textarea-1': line,
    'email-1': line,
    'number-1': line,
    'currency-1': line,
    'website-1': line,
    'password-1': line,
    'twitter-1': line,
    'phone-1': words(4),
    'date-1': words(3),
    'time-1': fc
      .tuple(line, line, fc.constantFrom('AM', 'PM'))
      .map(([hour, minute, half]) => [hour, minute, '', half] as string[]),
    'name-1': words(2),
    'address-1': fc.tuple(words(5), fc.constantFrom('US', 'JP')).map(([parts, country]) => [...parts, country]),
    'checkbox-1': fc.subarray(options),
    'radio-1': fc.constantFrom('', ...options),
    'select-1': fc.constantFrom('', ...options),
    'likert-1': fc.record({
      'It pours well': fc.subarray([...likertOrder], { maxLength: 1 }),
      'It <stacks>': fc.subarray([...likertOrder], { maxLength: 1 }),
    }),
    'hidden-1': line,
    'file-1': fc.subarray(['018f-a/kiln.jpg', '018f-b/<glaze> & ash.pdf']),
    'consent-1': fc.constantFrom('', 'I agree to the kiln’s rules.'),
  })
  fc.assert(
    fc.property(random, (answers) => {
      expect(answersFromFields({ fields: all }, sentBy(draw(all, answers)))).toEqual(answers)
    }),
    { numRuns: 40 },
  )
})

it('sends nothing but empty answers before anybody has written', () => {
  const answers = answersFromFields({ fields: all }, sentBy(draw(all)))
  expect(Object.keys(answers)).toEqual(all.filter(({ type }) => type !== 'section').map(({ id }) => id))
  expect(answers).toMatchObject({
    'hidden-1': 'none',
    'time-1': ['', '', '', 'AM'],
    'address-1': ['', '', '', '', '', 'US'],
  })
})

it.each([
  ['text', 1],
  ['textarea', 1],
  ['name', 2],
  ['address', 5],
  ['email', 0],
  ['number', 0],
  ['phone', 0],
] as const)('lets words of a %s run in the direction of their letters', (type, inputs) => {
  expect(draw([field(type)]).match(/dir="auto"/g) ?? []).toHaveLength(inputs)
})

it.each([
  ['name', 'Ada Lovelace', ['Ada', 'Lovelace']],
  ['date', '12/24/2026', ['12', '24', '2026']],
  ['date', '12', ['12', 'DD', 'YYYY']],
  ['date', '', ['MM', 'DD', 'YYYY']],
  ['time', '9:30 PM', ['9', '30']],
  ['address', '1 Kiln Lane', ['1 Kiln Lane']],
  ['phone', undefined, ['+1']],
  ['email', 'you@example.com', ['you@example.com']],
] as const)('shows the example of a %s, %j, as %j', (type, placeholder, shown) => {
  const html = draw([field(type, placeholder === undefined ? {} : { placeholder })])
  expect([...html.matchAll(/placeholder="([^"]*)"/g)].map(([, example]) => example)).toEqual(shown)
  expect(html).toContain(`Title of ${type}`)
})

it('reads a phone in three parts with an empty first element', () => {
  const fields = [field('phone', { showCountryCode: false })]
  const html = draw(fields, { 'phone-1': ['', '207', '555', '0142'] })
  expect(html).not.toContain('Country code')
  expect(answersFromFields({ fields }, sentBy(html))).toEqual({ 'phone-1': ['', '207', '555', '0142'] })
})

describe('a field', () => {
  test.each(all.filter(({ type }) => !['section', 'hidden'].includes(type)))(
    'of type $type is named, described, and tied to what is wrong with it',
    (one) => {
      const described = { ...one, description: 'Why we ask', required: true } as FormField
      const html = draw([described], {}, { [one.id]: 'Required' })
      expect(html).toContain(`id="${one.id}"`)
      expect(html).toContain(`Title of ${one.type}`)
      expect(html).toContain(`<p class="field-error" id="${one.id}-error">Required</p>`)
      expect(html).toContain(`aria-describedby="${one.id}-error ${one.id}-description`)
      expect(html.indexOf('field-error')).toBeLessThan(html.indexOf('Title of'))
      expect(html.includes('aria-invalid="true"')).toBe(one.type !== 'likert')
    },
  )

  test.each([
    ['name', ['Ada', ''], ['last']],
    ['address', ['', '', 'Rockport', '', '04856', 'US'], ['line1']],
    ['address', ['', '', '', '', '', 'US'], ['line1', 'city', 'zip']],
    ['address', ['1 Kiln Lane', '', '', '', '', 'JP'], ['zip']],
    ['date', ['2', '', ''], ['month', 'day', 'year']],
  ] as const)('in parts, a required %s with %j, marks what is missing: %j', (type, answer, invalid) => {
    const fields = [field(type, { required: true })]
    const answers = { [`${type}-1`]: [...answer] }
    const html = draw(fields, answers, validateAnswers(fields, answers, { strictEmailEnding: false, addressRules }))
    const marked = [...html.matchAll(/<(?:input|select)[^>]*>/g)].filter(([tag]) => tag.includes('aria-invalid'))
    expect(marked.map(([tag]) => /name="[^"]*?([a-z0-9]+)"/.exec(tag)?.[1])).toEqual(invalid)
  })

  it('that is not asked for keeps what is in it, out of sight', () => {
    const showWhen = { match: 'all', rules: [{ fieldId: 'radio-1', test: 'is', value: 'Red' }] }
    const fields = [field('radio'), field('text', { showWhen })]
    expect(draw(fields, { 'text-1': 'kept' })).toMatch(/class="form-item field text is-not-shown".*value="kept"/)
    expect(draw(fields, { 'radio-1': 'Red' })).not.toContain('is-not-shown')
  })
})

it('takes hidden values from the address by their key, else from the form', () => {
  expect(startAnswers(all, new URLSearchParams('ref=postcard&x=1'))).toEqual({ 'hidden-1': 'postcard' })
  expect(startAnswers(all, new URLSearchParams())).toEqual({ 'hidden-1': 'none' })
})
