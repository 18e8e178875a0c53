import { expect, test } from 'vitest'
import { addressSchema } from '#shared/addresses/schema.ts'
import { longestFields } from './longest-fields.ts'

const address = { firstName: '', lastName: '', addressLine1: '', city: '', country: 'US' }

test.each(Object.entries(longestFields))('%s holds as much as its schema: %i', (field, longest) => {
  const holds = (length: number) => addressSchema.safeParse({ ...address, [field]: 'x'.repeat(length) }).success
  expect(holds(longest)).toBe(true)
  expect(holds(longest + 1)).toBe(false)
})
