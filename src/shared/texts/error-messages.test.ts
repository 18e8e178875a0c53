import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { setErrorMessages } from './error-messages.ts'

setErrorMessages()
afterAll(() => z.config({ customError: undefined }))

test.each([
  ['a text that is missing', z.object({ a: z.string() }), {}, 'This is missing.'],
  ['a number in place of a text', z.string(), 5, 'This must be text.'],
  ['a text in place of a number', z.number(), 'five', 'This must be a number.'],
  ['half of a whole number', z.int(), 1.5, 'This must be a whole number.'],
  ['a list in place of fields', z.object({}), [], 'This must be an object.'],
  ['an empty text', z.string().min(1), '', 'This is missing.'],
  ['a short text', z.string().min(8), 'short', 'Use 8 characters or more.'],
  ['a long text', z.string().max(3), 'long', 'Use 3 characters or fewer.'],
  ['a small number', z.number().min(1), 0, 'This must be 1 or more.'],
  ['zero in place of more', z.number().positive(), 0, 'This must be more than 0.'],
  ['a large number', z.number().max(9999), 10_000, 'This can be at most 9999.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Add at least one.'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Add 1 at most.'],
  ['a choice that there is not', z.enum(['open', 'paid']), 'x', 'This must be open or paid.'],
  ['a choice from many', z.enum([...'abcdefghi']), 'x', 'Choose one from the list.'],
  ['a field that there is not', z.strictObject({}), { extra: 1 }, 'There is no field called extra.'],
  ['an email that is none', z.email(), 'x', 'Please enter a valid email'],
  ['a text of another form', z.string().regex(/^a$/), 'b', 'This isn’t in the right format.'],
  ['what fits none of several', z.union([z.string(), z.number()]), true, 'This isn’t valid.'],
  [
    'words that a schema has of its own',
    z.string().min(10, 'Use 10 characters or more.'),
    'x',
    'Use 10 characters or more.',
  ],
])('%s', (_, schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence)
})
