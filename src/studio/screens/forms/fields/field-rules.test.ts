import { expect, test } from 'vitest'
import { fieldTypes } from '#shared/forms/codes.ts'
import { type FormField, fieldSchema } from '#shared/forms/field-schema.ts'
import { fieldsAbove, movedField, newField, optionsOf, withCopy, withField, withoutField } from './field-rules.ts'

const rule = (fieldId: string) => ({ fieldId, test: 'answered' as const, value: '' })
const field = (id: string, asks: string[] = []): FormField =>
  fieldSchema.parse({
    id,
    type: 'text',
    showWhen: asks.length > 0 ? { match: 'any', rules: asks.map(rule) } : null,
  })
const fields = [field('a'), field('b', ['a']), field('c', ['a', 'b'])]
const ids = (list: readonly FormField[]) => list.map(({ id }) => id).join('')

test.each(fieldTypes)('a new %s field can be saved as it is', (type) => {
  expect(fieldSchema.safeParse(newField(type, 'x')).success).toBe(true)
})

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 2, 'acb'],
  ['a', -1, 'abc'],
  ['c', 3, 'abc'],
  ['z', 0, 'abc'],
])('%s moved to place %i: %s', (id, to, expected) => {
  expect(ids(movedField(fields, id, to))).toBe(expected)
})

test('a field that goes takes the questions about it along', () => {
  const left = withoutField(fields, 'a')
  expect(ids(left)).toBe('bc')
  expect(left.map((one) => one.showWhen?.rules.map(({ fieldId }) => fieldId) ?? null)).toEqual([null, ['b']])
})

test('a copy comes after its original, and a new field behind the open one or last', () => {
  expect(ids(withCopy(fields, 'a', 'x'))).toBe('axbc')
  expect(ids(withField(fields, field('x'), 'b'))).toBe('abxc')
  expect(ids(withField(fields, field('x'), null))).toBe('abcx')
})

test.each([
  ['Red\nGreen', ['Red', 'Green']],
  [' Red \r\n\r\nGreen\n', ['Red', 'Green']],
  ['Red\nRed\nred', ['Red', 'red']],
  ['', []],
])('options written as %j are %j', (text, expected) => {
  expect(optionsOf(text)).toEqual(expected)
})

test('conditions look up only', () => {
  expect(ids(fieldsAbove(fields, 'c'))).toBe('ab')
  expect(ids(fieldsAbove(fields, 'a'))).toBe('')
})
