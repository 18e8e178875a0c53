import { describe, expect, it, test } from 'vitest'
import { sentenceOf } from '#shared/failures.ts'
import { normalizeCode, normalizeEmail, refusalOf } from './rules.ts'
import type { Discount, DiscountTarget } from './schema.ts'
import { buildDiscount } from './testing/build-discount.ts'
import { buildLine } from './testing/build-line.ts'

const now = Date.UTC(2025, 4, 1)
const spring = buildDiscount({
  code: 'SPRING',
  minimumSubtotalCents: 5000,
  startsAt: now,
  endsAt: now + 1000,
  usageLimit: 100,
  usedCount: 99,
})
const ada = { email: 'ada@example.com', hasOrdered: false, usedIds: new Set<string>() }
const facts: Parameters<typeof refusalOf>[1] = {
  lines: [buildLine({ unitCents: 2500, quantity: 2 })],
  now,
  customer: null,
  country: null,
  requiresShipping: true,
  money: (cents) => `$${(cents / 100).toFixed(2)}`,
  day: (time) => new Date(time).toISOString().slice(0, 10),
}
const always = { startsAt: null, endsAt: null, usageLimit: null, minimumSubtotalCents: 0 }
const mugs: DiscountTarget = { kind: 'products', productIds: ['mug'] }
const freeShipping = { ...always, kind: 'free-shipping' } as const
const buyTwo = { ...always, kind: 'buy-get', percentMilli: 100_000, buy: { quantity: 2, of: { kind: 'all' } } } as const

describe('whether a code works', () => {
  test.each<[string, Partial<Discount>, Partial<typeof facts>, string | null]>([
    ['it does', {}, {}, null],
    ['it does, without any limit', always, {}, null],
    ['it is off', { isOn: false }, {}, 'This code is no longer valid.'],
    ['too early', {}, { now: now - 1 }, 'This code starts on 2025-05-01.'],
    ['the last moment', {}, { now: now + 999 }, null],
    ['too late', {}, { now: now + 1000 }, 'This code expired on 2025-05-01.'],
    ['used up', { usedCount: 100 }, {}, 'This code has reached its usage limit.'],
    ['too little in the cart', { minimumSubtotalCents: 6200 }, {}, 'Add $12.00 more to use this code.'],
    [
      'too little of what counts',
      { minimumSubtotalCents: 6200, excludesSale: true },
      {},
      'To use this code, add $12.00 more of the items that it’s for.',
    ],
    [
      'too little that is shipped, for free shipping',
      { ...freeShipping, minimumSubtotalCents: 6200 },
      { lines: [buildLine({ unitCents: 5000 }), buildLine({ unitCents: 9000, isShipped: false })] },
      'To use this code, add $12.00 more of the items that it’s for.',
    ],
    ['too few items', { minimumQuantity: 3 }, {}, 'Add 1 more item to use this code.'],
    [
      'other items',
      { ...always, appliesTo: mugs },
      {},
      'This code isn’t for the items in your cart. Add an item that it’s for.',
    ],
    [
      'items on sale only',
      { ...always, excludesSale: true },
      { lines: [buildLine({ isOnSale: true })] },
      'This code isn’t for items on sale. Add an item at its regular price.',
    ],
    ['gift cards only', always, { lines: [buildLine({ isDiscountable: false })] }, /isn’t for the items/.source],
    ['enough for free items', { ...buyTwo, getQuantity: 1 }, { lines: [buildLine({ quantity: 3 })] }, null],
    ['one item missing for free items', { ...buyTwo, getQuantity: 1 }, {}, 'Add 1 more item to use this code.'],
    [
      'shipping to another country',
      { ...freeShipping, countries: ['US'] },
      { country: 'DE' },
      /to this country/.source,
    ],
    ['shipping while the country is not known', { ...freeShipping, countries: ['US'] }, {}, null],
    ['nothing shipped', freeShipping, { requiresShipping: false }, /nothing in your cart is shipped/.source],
    ['a first order', { ...always, firstOrderOnly: true }, { customer: ada }, null],
    [
      'a second order',
      { ...always, firstOrderOnly: true },
      { customer: { ...ada, hasOrdered: true } },
      'This discount is for first orders only.',
    ],
    ['a listed customer', { ...always, customers: ['Ada@Example.com'] }, { customer: ada }, null],
    [
      'another customer',
      { ...always, customers: ['ben@example.com'] },
      { customer: ada },
      'This discount isn’t for this email address. Use the address that received it.',
    ],
    ['a customer who is not known yet', { ...always, customers: ['ben@example.com'] }, {}, null],
    [
      'a second use of a customer',
      { ...always, id: 'once', oncePerCustomer: true },
      { customer: { ...ada, usedIds: new Set(['once']) } },
      'You have already used this discount. It works once per customer.',
    ],
  ])('%s', (_, changes, differing, sentence) => {
    const refusal = refusalOf({ ...spring, ...changes }, { ...facts, ...differing })
    if (sentence === null) expect(refusal).toBeNull()
    else expect(refusal && sentenceOf(refusal)).toContain(sentence)
  })
})

it('compares codes and email addresses without regard to case and spaces', () => {
  expect(normalizeCode(' spring ')).toBe('SPRING')
  expect(normalizeEmail(' Ada@Example.COM ')).toBe('ada@example.com')
})
