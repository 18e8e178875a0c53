import { describe, expect, test } from 'vitest'
import type { Answers } from '#shared/forms/answers.ts'
import { type FormField, fieldSchema } from '#shared/forms/field-schema.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import { defaultTexts } from '#shared/settings/store-texts.ts'
import { readAdditionalFields } from './additional-fields.ts'
import { answerLine, answersInWords, answersOfBuyer } from './entry-answers.ts'

const field = (changes: Record<string, unknown>): FormField =>
  fieldSchema.parse({ id: 'f', title: 'Field', ...changes })
const labels = likertLabels(defaultTexts)
const engraving = field({ id: 'words', type: 'text', title: 'Engraving' })
const gift = field({ id: 'gift', type: 'radio', title: 'A gift?', options: ['Yes', 'No'] })
const note = field({
  id: 'note',
  type: 'textarea',
  title: 'Gift note',
  showWhen: { match: 'all', rules: [{ fieldId: 'gift', test: 'is', value: 'Yes' }] },
})
const ref = field({ id: 'ref', type: 'hidden', title: 'Came from', key: 'ref' })
const fields = [field({ id: 'head', type: 'section', title: 'About it' }), engraving, gift, note, ref]

describe('answers as text', () => {
  test.each<[string, Answers, string, string[]]>([
    ['asks what was asked', { words: 'Ada', gift: 'No' }, '', ['Engraving: Ada', 'A gift? No']],
    ['says what was not answered', {}, '', ['Engraving: N/A', 'A gift? N/A']],
    ['in the site’s own words', {}, 'nothing', ['Engraving: nothing', 'A gift? nothing']],
    [
      'and what a condition brought',
      { gift: 'Yes', note: 'Dear\nAda' },
      '',
      ['Engraving: N/A', 'A gift? Yes', 'Gift note: Dear, Ada'],
    ],
    ['and what a link filled in', { ref: 'fair' }, '', ['Engraving: N/A', 'A gift? N/A', 'Came from: fair']],
  ])('%s', (_, answers, noAnswer, lines) => {
    expect(answersInWords(fields, answers, labels, noAnswer).map(answerLine)).toEqual(lines)
  })

  test.each<[Record<string, unknown>, Answers[string], string[]]>([
    [{ type: 'name' }, ['Ada', 'Byron'], ['Ada Byron']],
    [{ type: 'date' }, ['2', '9', '2027'], ['02/09/2027']],
    [{ type: 'time' }, ['9', '5', '', 'PM'], ['09:05 PM']],
    [{ type: 'phone', showCountryCode: true }, ['1', '503', '555', '0142'], ['+1 503-555-0142']],
    [{ type: 'checkbox', options: ['Foot', 'Rim'] }, ['Foot', 'Rim'], ['Foot', 'Rim']],
    [{ type: 'likert', options: ['It pours'] }, { 'It pours': ['2'] }, ['It pours: Strongly Agree']],
    [
      { type: 'address' },
      ['12 Kiln Lane', '', 'Portland', 'OR', '97201', 'US'],
      ['12 Kiln Lane', 'Portland, OR 97201', 'United States'],
    ],
  ])('are laid out as %j is', (changes, answer, lines) => {
    expect(answersInWords([field(changes)], { f: answer }, labels, '')[0]!.lines).toEqual(lines)
  })

  test('tell a buyer nothing that they did not write', () => {
    const words = answersInWords(fields, { words: 'Ada', ref: 'fair' }, labels, '')
    expect(answersOfBuyer(words).map((one) => one.fieldId)).toEqual(['words', 'gift'])
  })
})

describe('the JSON text that clients send', () => {
  test.each([[null], [undefined], [''], ['null'], ['{}']])('%j has no answers', (text) => {
    expect(readAdditionalFields(text)).toEqual({ ok: true, value: {} })
  })

  test.each(['not json', '[]', '"text"', '3', '{"a":{"b":{"c":"d"}}}', '{"a b":"c"}', '{"a":1}'])(
    '%s is none',
    (text) => {
      expect(readAdditionalFields(text)).toMatchObject({ ok: false, failure: { code: 'additional-fields-invalid' } })
    },
  )

  test('brings no keys that mean something to the language', () => {
    const read = readAdditionalFields('{"__proto__":"a","words":"Ada"}')
    expect(read.ok && [read.value, Object.getPrototypeOf(read.value)]).toEqual([{ words: 'Ada' }, Object.prototype])
  })

  test('is read by field id', () => {
    const answers = { words: 'Ada', days: ['Mon'], table: { 'It pours': ['1'] } }
    expect(readAdditionalFields(JSON.stringify(answers))).toEqual({ ok: true, value: answers })
  })
})
