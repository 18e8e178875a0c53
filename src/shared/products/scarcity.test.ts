import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { productTypes } from './codes.ts'
import { isInStock } from './rules.ts'
import { scarcityNotice, scarcityOf, stockChangeIsVisible } from './scarcity.ts'
import { buildProduct } from './testing/build-product.ts'

const scarcity = { enabled: true, text: 'Only {qty} left', threshold: 5 }
const pieces = (qtyInStock: number) => ({ unlimited: false, qtyInStock })

describe('the scarcity notice', () => {
  test.each([
    ['at the threshold', scarcity, pieces(5), 'Only 5 left'],
    ['under it', scarcity, pieces(1), 'Only 1 left'],
    ['over it', scarcity, pieces(6), null],
    ['sold out', scarcity, pieces(0), null],
    ['unlimited', scarcity, { unlimited: true, qtyInStock: 2 }, null],
    ['off', null, pieces(2), null],
    ['with the name that templates use', { ...scarcity, text: '{qtyInStock} of {qty}' }, pieces(2), '2 of 2'],
  ])('%s', (_, rule, stock, notice) => {
    expect(scarcityNotice(rule, stock)).toBe(notice)
  })
})

it("takes the product's own rule before the shop's", () => {
  const settings = { scarcity: { ...scarcity, threshold: 9 } }
  expect(scarcityOf(buildProduct({ scarcity }), settings)?.threshold).toBe(5)
  expect(scarcityOf(buildProduct(), settings)?.threshold).toBe(9)
  expect(scarcityOf(buildProduct({ scarcity: { ...scarcity, enabled: false } }), settings)).toBeNull()
  expect(scarcityOf(buildProduct({ productType: productTypes.digital }), settings)).toBeNull()
})

describe('a change of stock that visitors can see', () => {
  test.each([
    ['sells out', 1, 0, null, true],
    ['comes back', 0, 40, null, true],
    ['one is left, so the quantity input goes', 2, 1, null, true],
    ['plenty before and after', 40, 39, null, false],
    ['crosses the threshold', 6, 5, 5, true],
    ['changes under the threshold', 5, 4, 5, true],
    ['stays over the threshold', 8, 7, 5, false],
    ['does not change', 3, 3, 5, false],
  ])('%s', (_, before, after, threshold, visible) => {
    expect(stockChangeIsVisible(pieces(before), pieces(after), { scarcity: threshold })).toBe(visible)
  })
})

it('calls every change visible that changes the notice or the mark', () => {
  const stock = fc.record({ unlimited: fc.boolean(), qtyInStock: fc.integer({ min: 0, max: 12 }) })
  fc.assert(
    fc.property(stock, stock, fc.integer({ min: 1, max: 8 }), (before, after, threshold) => {
      const rule = { ...scarcity, threshold }
      const looksDifferent =
        isInStock(before) !== isInStock(after) || scarcityNotice(rule, before) !== scarcityNotice(rule, after)
      if (looksDifferent) expect(stockChangeIsVisible(before, after, { scarcity: threshold })).toBe(true)
    }),
  )
})
