import { describe, expect, test } from 'vitest'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { isUnionSale, netOfUnionSale, thresholdState } from './union-threshold.ts'

const order = buildOrder()
const to = (country: string) => ({ ...order, shippingAddress: { ...order.shippingAddress!, country } })
const business = { company: 'Sodimas', vat: null, isReverseCharged: true }

describe('an order counts for the threshold', () => {
  test.each([
    ['that is sent to another member state', 'DE', to('FR'), true],
    [
      'of a business that pays with tax',
      'DE',
      { ...to('FR'), business: { ...business, isReverseCharged: false } },
      true,
    ],
    ['not in the shop’s country', 'DE', to('DE'), false],
    ['not outside of the EU', 'DE', to('CH'), false],
    ['not of a shop outside of the EU', 'CH', to('FR'), false],
    ['not of a business that pays the VAT itself', 'DE', { ...to('FR'), business }, false],
    ['not that is picked up', 'DE', { ...to('FR'), shippingMethod: { name: 'Pickup', isPickup: true } }, false],
  ])('%s', (_what, country, sale, expected) => {
    expect(isUnionSale(sale, { country })).toBe(expected)
  })
})

test.each([
  ['its total without tax', [{ productType: 1, paidCents: 11_900 }], 11_900, 1900, 10_000],
  [
    'not the gift cards that it buys',
    [
      { productType: 1, paidCents: 11_900 },
      { productType: 4, paidCents: 5000 },
    ],
    ...[16_900, 1900, 10_000],
  ],
  ['nothing of gift cards alone', [{ productType: 4, paidCents: 5000 }], 5000, 0, 0],
] as const)('an order counts with %s', (_what, lines, grandTotalCents, taxCents, cents) => {
  expect(netOfUnionSale({ lines, grandTotalCents, taxCents })).toBe(cents)
})

test.each([
  [0, 'below'],
  [799_999, 'below'],
  [800_000, 'near'],
  [1_000_000, 'near'],
  [1_000_001, 'passed'],
])('sales of %i hundredths are %s', (cents, state) => {
  expect(thresholdState(cents)).toBe(state)
})
