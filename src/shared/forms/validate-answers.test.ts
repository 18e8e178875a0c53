import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addressRules } from './address-rules.ts'
import type { Answer, Answers } from './answers.ts'
import { answersSchema } from './answers-schema.ts'
import { fieldTypes } from './codes.ts'
import { displayAnswer } from './display-answer.ts'
import { type FormField, fieldSchema } from './field-schema.ts'
import { answersToSave, type FieldErrors, validateAnswers } from './validate-answers.ts'

/** A field of a type with the required properties, changed by what a case needs. */
function field(type: FormField['type'], more: Record<string, unknown> = {}): FormField {
  const needs: Partial<Record<FormField['type'], object>> = {
    checkbox: { options: ['Red', 'Green'] },
    radio: { options: ['Red', 'Green'] },
    select: { options: ['Red', 'Green'] },
    likert: { options: ['It pours well', 'It stacks'] },
    hidden: { key: 'ref' },
    file: { accept: ['picture'], maxMegabytes: 5, maxFiles: 2 },
    consent: { text: 'I agree' },
  }
  return fieldSchema.parse({ id: 'f', type, title: 'Field', ...needs[type], ...more })
}

const validate = (fields: readonly FormField[], answers: Answers, options = {}): FieldErrors =>
  validateAnswers(fields, answers, { strictEmailEnding: false, addressRules, ...options })
const problem = (one: FormField, answer: Answer | undefined, options = {}) =>
  validate([one], answer === undefined ? {} : { f: answer }, options).f

describe('an answer', () => {
  test.each(fieldTypes.filter((type) => !['section', 'hidden', 'likert'].includes(type)))(
    'to a required %s field that is empty is said to be required',
    (type) => {
      for (const answer of [undefined, '', '   ', [], ['', ' ']]) {
        expect(problem(field(type, { required: true }), answer)).toBe('Required')
        expect(problem(field(type), answer)).toBeUndefined()
      }
    },
  )

  test.each(['section', 'hidden', 'likert'] as const)('to a %s field is never required', (type) => {
    expect(problem(field(type, { required: true }), undefined)).toBeUndefined()
  })

  test.each<[FormField['type'], Record<string, unknown>, Answer, string | undefined]>([
    ['email', {}, 'ada@example.com', undefined],
    ['email', {}, 'ada@', 'Email is not valid. Email addresses should follow the format user@domain.com.'],
    ['textarea', { maxLength: 5 }, 'clay', undefined],
    ['textarea', { maxLength: 5 }, 'a\r\nb\r\nc', undefined],
    ['textarea', { maxLength: 5 }, 'porcelain', 'You have exceeded the character limit.'],
    ['textarea', { maxLength: 0 }, 'x'.repeat(20_000), undefined],
    ['textarea', { maxLength: 0 }, 'x'.repeat(20_001), 'You have exceeded the character limit.'],
    ['text', {}, 'x'.repeat(1_001), 'You have exceeded the character limit.'],
    ['text', {}, ['a'], 'We can’t read this. Enter it again.'],
    ['number', {}, '-12.5', undefined],
    ['number', {}, 'NaN', 'Must be a number.'],
    ['number', {}, '1e9', 'Must be a number.'],
    ['currency', { symbol: '€' }, '€1,250.00', undefined],
    ['currency', {}, '12,5,0', 'Must be a number.'],
    ['website', {}, 'example.com', undefined],
    ['website', {}, 'https://example.com/a?b=1#c', undefined],
    ['website', {}, 'javascript:alert(1)', 'Links must be formatted as example.com or https://example.com'],
    ['website', {}, 'https://user:pass@example.com', 'Links must be formatted as example.com or https://example.com'],
    ['twitter', {}, '@tidemill', undefined],
    ['twitter', {}, 'tide mill', 'Username is not valid.'],
    ['phone', {}, ['', '503', '555', '0142'], undefined],
    ['phone', { showCountryCode: true }, ['1', '503', '555', '0142'], undefined],
    ['phone', {}, ['', 'five', '555', '0142'], 'Phone number is not valid.'],
    ['date', {}, ['2', '29', '2028'], undefined],
    ['date', {}, ['2', '29', '2026'], 'Date is not valid.'],
    ['date', {}, ['2', '29', ''], 'Date is not valid.'],
    ['time', {}, ['12', '05', '', 'AM'], undefined],
    ['time', {}, ['13', '05', '', 'AM'], 'Time is not valid.'],
    ['name', { required: true }, ['Ada', ''], 'Required'],
    ['name', {}, ['Ada', ''], undefined],
    ['address', { required: true }, ['12 Kiln Lane', '', 'Portland', 'OR', '97201', 'US'], undefined],
    ['address', { required: true }, ['12 Kiln Lane', '', '', 'OR', '97201', 'US'], 'Required'],
    ['address', { required: true }, ['12 Kiln Lane', '', 'Portland', 'OR', '', 'US'], 'Required'],
    ['address', { required: true }, ['1 Queen’s Road', '', 'Central', '', '', 'HK'], undefined],
    ['address', { required: true }, ['1 Orchard Road', '', '', '', '238823', 'SG'], undefined],
    ['address', { required: true }, ['', '', '', '', '', 'US'], 'Required'],
    ['address', {}, ['', '', '', '', '', 'US'], undefined],
    ['address', {}, ['12 Kiln Lane', '', 'Portland', 'OR', '97201', 'Atlantis'], 'Choose a country.'],
    ['checkbox', {}, ['Red', 'Green'], undefined],
    ['checkbox', {}, ['Red', 'Red'], 'Choose one of the options.'],
    ['radio', {}, 'Green', undefined],
    ['radio', {}, 'Blue', 'Choose one of the options.'],
    ['select', {}, ['Red'], 'Choose one of the options.'],
    ['likert', {}, { 'It pours well': ['2'], 'It stacks': [] }, undefined],
    ['likert', {}, { 'It sings': ['2'] }, 'Choose one of the options.'],
    ['likert', {}, { 'It stacks': ['7'] }, 'Choose one of the options.'],
    ['file', {}, ['a', 'b', 'c'], 'Choose the files again.'],
    ['file', {}, ['a', 'refused', 'c'], 'A file can’t be uploaded. Remove it or choose another one.'],
    ['consent', {}, 'I agree', undefined],
    ['consent', {}, 'I agree to more', 'Required'],
    ['hidden', {}, 'x'.repeat(1_001), 'You have exceeded the character limit.'],
  ])('to a %s field %j: %j', (type, more, answer, expected) => {
    expect(problem(field(type, more), answer)).toBe(expected)
  })

  it('accepts the site’s rule that emails end in two to four letters', () => {
    expect(problem(field('email'), 'ada@clay.store')).toBeUndefined()
    expect(problem(field('email'), 'ada@clay.store', { strictEmailEnding: true })).toContain('Email is not valid')
  })
})

describe('a field with a condition', () => {
  const rule = { fieldId: 'gift', test: 'is', value: 'Yes' }
  const fields = [
    fieldSchema.parse({ id: 'gift', type: 'radio', title: 'A gift?', options: ['Yes', 'No'] }),
    fieldSchema.parse({ id: 'to', type: 'text', required: true, showWhen: { match: 'all', rules: [rule] } }),
    fieldSchema.parse({
      id: 'card',
      type: 'text',
      required: true,
      showWhen: { match: 'any', rules: [{ fieldId: 'to', test: 'answered' }] },
    }),
  ]
  test.each([
    [{ gift: 'No' }, {}],
    [{ gift: 'Yes' }, { to: 'Required' }],
    [{ gift: 'Yes', to: 'Grace' }, { card: 'Required' }],
    // An answer to a field that is hidden now shows no other field.
    [{ gift: 'No', to: 'Grace' }, {}],
  ])('with %j lacks %j', (answers, expected) => {
    expect(validate(fields, answers)).toEqual(expected)
  })

  it('leaves nothing behind when it is hidden', () => {
    expect(answersToSave(fields, { gift: 'No', to: 'Grace', unasked: 'x' })).toEqual({ gift: 'No' })
  })
})

it('has a word for every answer that can be sent, and never breaks', () => {
  const fields = fieldTypes.map((type) => ({ ...field(type, { required: true }), id: type }) as FormField)
  const answer = fc.oneof(
    fc.string(),
    fc.array(fc.string(), { maxLength: 6 }),
    fc.dictionary(fc.string(), fc.array(fc.string(), { maxLength: 2 }), { maxKeys: 3 }),
  )
  fc.assert(
    fc.property(fc.record(Object.fromEntries(fieldTypes.map((type) => [type, answer]))), (answers) => {
      for (const words of Object.values(validate(fields, answers))) expect(words).not.toBe('')
      const kept = answersToSave(fields, answers)
      expect(answersSchema.safeParse(kept).success).toBe(true)
      // Tidied answers have the same errors as the answers that were sent.
      expect(Object.keys(validate(fields, kept))).toEqual(Object.keys(validate(fields, answers)))
    }),
  )
})

describe('an answer as text', () => {
  test.each<[FormField['type'], Record<string, unknown>, Answer, string, string[]]>([
    [
      'address',
      {},
      ['4 Mill Cove Road', '', 'Rockport', 'ME', '04856', 'US'],
      'Field',
      ['4 Mill Cove Road', 'Rockport, ME 04856', 'United States'],
    ],
    [
      'address',
      {},
      ['Hauptstraße 1', '', 'Berlin', '', '10115', 'DE'],
      'Field',
      ['Hauptstraße 1', '10115 Berlin', 'Germany'],
    ],
    ['address', {}, ['Somewhere', '', 'Berlin', '', '', ''], 'Field', ['Somewhere', 'Berlin']],
    ['consent', { title: '' }, 'I agree', 'Consent', ['I agree']],
    ['text', { title: '', placeholder: 'Your village' }, 'Rockport', 'Your village', ['Rockport']],
    [
      'likert',
      { options: ['It pours', 'It stacks', 'It rings'] },
      { 'It pours': ['2'], 'It stacks': ['-2'], 'It rings': ['7'] },
      'Field',
      ['It pours: Yes', 'It stacks: No', 'It rings: 7'],
    ],
    [
      'likert',
      { options: ['I wash it by hand.', 'It rings …', 'It sings. '] },
      { 'I wash it by hand.': ['1'], 'It rings …': ['2'], 'It sings. ': ['0'] },
      'Field',
      ['I wash it by hand: Rather', 'It rings …: Yes', 'It sings: Perhaps'],
    ],
  ])('of a %s field %j', (type, more, answer, label, lines) => {
    expect(displayAnswer(field(type, more), answer, ['No', 'Rather not', 'Perhaps', 'Rather', 'Yes'])).toEqual({
      label,
      lines,
    })
  })
})
