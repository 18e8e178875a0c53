import { expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import type { Order } from './schema.ts'
import { testOrderWords } from './test-words.ts'

const { physical, digital } = productTypes
type Facts = Parameters<typeof testOrderWords>[0]
const order = (shippingMethod: Order['shippingMethod'], ...types: number[]): Facts => ({
  state: 'paid' as Facts['state'],
  shippingMethod,
  lines: types.map((productType) => ({ productType })) as unknown as Facts['lines'],
})
const ground = { name: 'Ground', isPickup: false }
const pickup = { name: 'Pickup', isPickup: true }

test.each([
  [order(null), 'This is a test order. No money was charged.'],
  [order(ground, physical), 'This is a test order. No money was charged and nothing will be shipped.'],
  [order(pickup, physical), 'This is a test order. No money was charged and there is nothing to pick up.'],
  [order(null, digital), 'This is a test order. No money was charged and files can’t be downloaded.'],
  [
    order(ground, physical, digital),
    'This is a test order. No money was charged, nothing will be shipped, and files can’t be downloaded.',
  ],
])('a test order says in one sentence what does not happen', (facts, words) => {
  expect(testOrderWords(facts)).toBe(words)
})
