import { describe, expect, test } from 'vitest'
import { breaksIn, breaksRefusal, countedPieces, priceWithBreaks, withBreaks } from './rules.ts'
import type { QuantityBreaks } from './schema.ts'

const percent = (...steps: [from: number, percentMilli: number][]): QuantityBreaks => ({
  isTogether: true,
  kind: 'percent',
  steps: steps.map(([from, percentMilli]) => ({ from, percentMilli, priceCents: 0 })),
})
const price = (...steps: [from: number, priceCents: number][]): QuantityBreaks => ({
  isTogether: true,
  kind: 'price',
  steps: steps.map(([from, priceCents]) => ({ from, priceCents, percentMilli: 0 })),
})

describe('the price of one piece', () => {
  test.each([
    ['without steps is the ordinary one', undefined, 100, 2000],
    ['below the first step is the ordinary one', percent([10, 10_000]), 9, 2000],
    ['is lower from the first step on', percent([10, 10_000]), 10, 1800],
    ['is that of the last step that is reached', percent([10, 10_000], [50, 20_000], [100, 25_000]), 99, 1600],
    ['is fixed by a step', price([10, 1500]), 10, 1500],
    ['never rises by a step', price([10, 2500]), 10, 2000],
    ['is nothing at most', percent([10, 100_000]), 10, 0],
  ])('%s', (_, breaks, quantity, cents) => {
    expect(priceWithBreaks(2000, breaks, quantity, 'USD')).toBe(cents)
  })

  test('is a whole amount in a currency without decimals', () => {
    expect(priceWithBreaks(33_300, percent([2, 12_500]), 2, 'JPY')).toBe(29_100)
  })
})

test('pieces count by variant, over all lines, and by product', () => {
  const lines = [
    { productId: 'mug', variantId: 'blue', quantity: 2 },
    { productId: 'mug', variantId: 'red', quantity: 3 },
    { productId: 'mug', variantId: 'blue', quantity: 4 },
    { productId: 'bowl', variantId: 'small', quantity: 5 },
  ]
  const { ofVariant, ofProduct } = countedPieces(lines)
  expect(lines.map(ofVariant)).toEqual([6, 3, 6, 5])
  expect(lines.map(ofProduct)).toEqual([9, 9, 9, 5])
})

test('a price of a step in another currency is the fixed one, else converted', () => {
  const breaks = price([10, 1500], [20, 1000])
  const fixed = { ...breaks, steps: [{ ...breaks.steps[0]!, fixedPrices: { GBP: 1111 } }, breaks.steps[1]!] }
  const pounds = { code: 'GBP', rate: '0.8', rounding: 'none', roundsUp: false } as const
  expect(breaksIn(fixed, pounds).steps.map(({ priceCents }) => priceCents)).toEqual([1111, 800])
})

test.each([
  ['steps that lower the price', percent([10, 5000], [20, 10_000]), null],
  ['steps in any order', percent([20, 10_000], [10, 5000]), null],
  ['one quantity twice', percent([10, 5000], [10, 10_000]), 'quantity-breaks-unordered'],
  ['a step that takes nothing off', percent([10, 0]), 'quantity-breaks-unordered'],
  ['a higher price for more pieces', price([10, 1000], [20, 1500]), 'quantity-breaks-unordered'],
  ['a smaller percentage for more pieces', percent([10, 10_000], [20, 5000]), 'quantity-breaks-unordered'],
])('%s can be saved, or not: %#', (_, breaks, refusal) => {
  expect(breaksRefusal(breaks, 'USD')).toBe(refusal)
})

test('a price with a fraction of a yen is refused', () => {
  expect(breaksRefusal(price([10, 1050]), 'JPY')).toBe('price-not-payable')
})

test.each([
  ['a gift card', { productType: 4 as const, isSubscribable: false }],
  ['a subscription', { productType: 1 as const, isSubscribable: true }],
])('%s has no steps', (_, product) => {
  expect(withBreaks({ ...product, quantityBreaks: percent([10, 5000]) })).not.toHaveProperty('quantityBreaks')
})

test('steps are saved in the order of their quantities', () => {
  const product = { productType: 1 as const, isSubscribable: false, quantityBreaks: percent([20, 9000], [10, 5000]) }
  expect(withBreaks(product).quantityBreaks!.steps.map(({ from }) => from)).toEqual([10, 20])
})
