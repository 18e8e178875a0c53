import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import { averageOf, countOf, pagesOf, reviewableProducts, shownNameOf, stateAfterWriting } from './rules.ts'
import type { ReviewState } from './schema.ts'

describe('the average', () => {
  test.each([
    [[0, 0, 0, 0, 0], null],
    [[0, 0, 0, 0, 1], 5],
    [[1, 0, 0, 0, 1], 3],
    [[0, 0, 0, 1, 2], 4.7],
    [[0, 0, 1, 1, 1], 4],
    [[0, 0, 0, 1, 1], 4.5],
  ] as const)('of %j is %j', (stars, average) => {
    expect(averageOf(stars)).toBe(average)
  })

  test('is between the lowest and the highest rating, and near the exact one', () => {
    const count = fc.nat(1_000_000)
    fc.assert(
      fc.property(fc.tuple(count, count, count, count, count), (stars) => {
        const average = averageOf(stars)
        if (countOf(stars) === 0) return expect(average).toBeNull()
        const given = stars.flatMap((number, place) => (number > 0 ? [place + 1] : []))
        const exact = stars.reduce((sum, number, place) => sum + number * (place + 1), 0) / countOf(stars)
        expect(average).toBeGreaterThanOrEqual(Math.min(...given))
        expect(average).toBeLessThanOrEqual(Math.max(...given))
        expect(Math.abs(average! - exact)).toBeLessThan(0.0501)
      }),
    )
  })
})

test.each<[ReviewState | null, 'at-once' | 'after-approval', 'published' | 'waiting']>([
  [null, 'at-once', 'published'],
  [null, 'after-approval', 'waiting'],
  ['published', 'at-once', 'published'],
  ['published', 'after-approval', 'waiting'],
  ['waiting', 'at-once', 'waiting'],
  ['hidden', 'at-once', 'waiting'],
  ['deleted', 'at-once', 'waiting'],
])('a review that was %s and is written with “%s” is %s', (before, approval, after) => {
  expect(stateAfterWriting(before, { approval })).toBe(after)
})

test.each([
  ['Ada', 'Lindqvist', 'Ada L.'],
  [' Ada ', '', 'Ada'],
  ['', '', ''],
  ['Émile', 'Österberg', 'Émile Ö.'],
  ['Ada', '𝒜lva', 'Ada 𝒜.'],
])('%j %j is shown as %j', (first, last, shown) => {
  expect(shownNameOf(first, last)).toBe(shown)
})

describe('the products that a buyer can review', () => {
  const line = (productId: string, changes = {}) => ({
    ...{ productId, productType: productTypes.physical, quantity: 2, refundedQuantity: 0, ...changes },
  })
  const order = { state: 'fulfilled', testMode: false }

  test('are those that were kept, each once and without gift cards', () => {
    const lines = [
      line('mug'),
      line('mug'),
      line('bowl', { refundedQuantity: 1 }),
      line('jar', { refundedQuantity: 2 }),
      line('card', { productType: productTypes.giftCard }),
    ]
    expect(reviewableProducts({ ...order, lines })).toEqual(['mug', 'bowl'])
  })

  test.each([{ state: 'cancelled' }, { testMode: true }])('are none with %j', (changes) => {
    expect(reviewableProducts({ ...order, ...changes, lines: [line('mug')] })).toEqual([])
  })
})

test.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [5000, 100],
])('%d reviews have %d pages', (count, pages) => {
  expect(pagesOf(count)).toBe(pages)
})
