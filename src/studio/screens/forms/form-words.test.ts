import { expect, test } from 'vitest'
import { fieldSchema } from '#shared/forms/field-schema.ts'
import { lacksLabel } from './form-words.ts'

test.each([
  [{ type: 'text' }, true],
  [{ type: 'text', title: 'Your wish' }, false],
  [{ type: 'text', placeholder: 'you@example.com' }, false],
  [{ type: 'text', description: 'In a few words' }, false],
  [{ type: 'date', placeholder: '12/24/2026' }, true],
  [{ type: 'radio', options: ['Yes', 'No'] }, true],
  [{ type: 'section' }, true],
  [{ type: 'consent', text: 'I agree.' }, false],
  [{ type: 'hidden', key: 'ref' }, false],
])('%j lacks a question: %s', (field, lacks) => {
  expect(lacksLabel(fieldSchema.parse({ id: 'a', ...field }))).toBe(lacks)
})
