import { expect, test } from 'vitest'
import { describeCombination, describeDiscount } from './describe.ts'
import { codeOfLink, discountLink } from './link.ts'
import type { Discount } from './schema.ts'
import { buildDiscount } from './testing/build-discount.ts'

const words = {
  money: (cents: number) => `$${(cents / 100).toFixed(2)}`,
  day: (time: number) => new Date(time).toISOString().slice(0, 10),
  titles: new Map([
    ['mug', 'Harbor Mug'],
    ['cups', 'Cups'],
  ]),
}
const all = { kind: 'all' } as const
const may = Date.UTC(2026, 4, 1)

test.each<[string, Partial<Discount>]>([
  ['10% off the whole order.', {}],
  ['7.5% off Harbor Mug.', { percentMilli: 7500, appliesTo: { kind: 'products', productIds: ['mug'] } }],
  ['10% off 2 products.', { appliesTo: { kind: 'products', productIds: ['mug', 'bowl'] } }],
  [
    '10% off products in Cups, except items on sale.',
    { appliesTo: { kind: 'categories', categoryIds: ['cups'] }, excludesSale: true },
  ],
  [
    '$5.00 off the whole order, on orders of $50.00 or more.',
    { kind: 'amount', amountCents: 500, minimumSubtotalCents: 5000 },
  ],
  ['10% off the whole order, with 3 items or more.', { minimumQuantity: 3 }],
  [
    '10% off Harbor Mug, if the discounted items cost $50.00 or more.',
    { appliesTo: { kind: 'products', productIds: ['mug'] }, minimumSubtotalCents: 5000 },
  ],
  [
    '10% off Harbor Mug, with 3 discounted items or more.',
    { appliesTo: { kind: 'products', productIds: ['mug'] }, minimumQuantity: 3 },
  ],
  ['10% off the whole order, each code works once.', { trigger: 'single-use-codes' }],
  ['Free shipping.', { kind: 'free-shipping' }],
  [
    'Free shipping to 2 countries, for rates up to $10.00.',
    { kind: 'free-shipping', countries: ['US', 'CA'], shippingMaximumCents: 1000 },
  ],
  ['Buy 2 items, get 1 free.', { kind: 'buy-get', percentMilli: 100_000, buy: { quantity: 2, of: all } }],
  [
    'Buy 1 of Harbor Mug, get 2 of products in Cups at 50% off, once per order.',
    {
      ...{ kind: 'buy-get', percentMilli: 50_000, getQuantity: 2, timesPerOrder: 1 },
      ...{ buy: { quantity: 1, of: { kind: 'products', productIds: ['mug'] } } },
      appliesTo: { kind: 'categories', categoryIds: ['cups'] },
    },
  ],
  ['10% off the whole order, for first orders, 100 uses in total.', { firstOrderOnly: true, usageLimit: 100 }],
  [
    '10% off the whole order, for 1 customer, once per customer.',
    { customers: ['a@b.example'], oncePerCustomer: true },
  ],
  ['10% off the whole order, from 2026-05-01, until 2026-05-02.', { startsAt: may, endsAt: may + 86_400_000 }],
])('%s', (sentence, changes) => {
  expect(describeDiscount(buildDiscount(changes), words)).toBe(sentence)
})

test.each([
  ['Can’t be combined with other discounts.', { product: false, order: false, shipping: false }],
  ['Can be combined with free shipping, where these allow it.', { product: false, order: false, shipping: true }],
  [
    'Can be combined with product discounts, other order discounts and free shipping, where these allow it.',
    { product: true, order: true, shipping: true },
  ],
])('%s', (sentence, combinesWith) => {
  expect(describeCombination(buildDiscount({ combinesWith }))).toBe(sentence)
})

test('a link names the code and where it leads', () => {
  expect(discountLink('A B')).toBe('/discount/A%20B')
  expect(discountLink('KILN10', '/shop?x=1')).toBe('/discount/KILN10?redirect=%2Fshop%3Fx%3D1')
})

test.each([
  [discountLink('A B', '/shop'), 'A B'],
  ['/discount/kiln10', 'KILN10'],
  ['/discount/%', null],
  ['/discount/', null],
  ['/shop?from=/discount/KILN10', null],
])('the link %s applies the code %s', (href, code) => {
  expect(codeOfLink(href)).toBe(code)
})
