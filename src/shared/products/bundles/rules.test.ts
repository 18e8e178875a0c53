import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productTypes } from '../codes.ts'
import { canBePart, mergedPieces, type PartStock, piecesOfBundle, stockOfBundle } from './rules.ts'
import type { Bundle } from './schema.ts'

const kinds = {
  productType: productTypes.physical,
  isSubscribable: false,
  subscriptionPlan: null,
  additionalFieldsFormId: null,
}
const pot: Bundle['parts'][number] = { productId: 'pot', variantId: 'pot-1' }
const tea = (quantity: number) => ({ productId: 'cup', variantId: null, quantity })
const set: Bundle = { kind: 'fixed', parts: [{ ...pot, variantId: 'pot-1', quantity: 1 }, tea(2)] }
const pick: Bundle = {
  kind: 'choice',
  pick: 3,
  repeats: false,
  parts: [pot, { productId: 'cup', variantId: null }, { productId: 'jug', variantId: 'jug-1' }],
}
const products: Readonly<Record<string, string>> = {
  'pot-1': 'pot',
  'pot-2': 'pot',
  'cup-red': 'cup',
  'cup-blue': 'cup',
  'jug-1': 'jug',
}
const productOf = (id: string) => products[id]
const picks = (...ids: string[]) => mergedPieces(ids.map((variantId) => ({ variantId, quantity: 1 })))

describe('what can be a part of a bundle', () => {
  test.each([
    ['goods', {}, true],
    ['services', { productType: productTypes.service }, true],
    ['downloads', { productType: productTypes.digital }, true],
    ['gift cards', { productType: productTypes.giftCard }, false],
    ['subscriptions', { isSubscribable: true }, false],
    ['products with a form', { additionalFieldsFormId: 'form' }, false],
    ['bundles', { bundle: set }, false],
  ])('%s', (_, changes, expected) => expect(canBePart({ ...kinds, ...changes })).toBe(expected))
})

describe('the pieces of a bundle', () => {
  test.each<[string, Bundle, ReturnType<typeof picks>, ReturnType<typeof picks> | null]>([
    ['fixed parts and what is chosen', set, picks('cup-red', 'cup-red'), picks('pot-1', 'cup-red', 'cup-red')],
    ['variants can be mixed', set, picks('cup-red', 'cup-blue'), picks('pot-1', 'cup-red', 'cup-blue')],
    ['too few are chosen', set, picks('cup-red'), null],
    ['too many are chosen', set, picks('cup-red', 'cup-red', 'cup-red'), null],
    ['another product is chosen', set, picks('cup-red', 'jug-1'), null],
    ['something that does not exist is chosen', set, picks('cup-red', 'gone'), null],
    ['three different items', pick, picks('pot-1', 'cup-red', 'cup-blue'), picks('pot-1', 'cup-red', 'cup-blue')],
    ['one item twice where it may be picked once', pick, picks('cup-red', 'cup-red', 'jug-1'), null],
    [
      'one item twice where it may',
      { ...pick, repeats: true },
      picks('cup-red', 'cup-red', 'jug-1'),
      picks('cup-red', 'cup-red', 'jug-1'),
    ],
    ['a variant that is not offered', pick, picks('pot-2', 'cup-red', 'cup-blue'), null],
    ['nothing', pick, [], null],
  ])('%s', (_, bundle, picked, expected) => expect(piecesOfBundle(bundle, picked, productOf)).toEqual(expected))
})

describe('the stock of a bundle', () => {
  const part = (
    variantId: string,
    qtyInStock: number | null,
    productType: PartStock['productType'] = 1,
  ): PartStock => ({
    ...{ variantId, productId: products[variantId]!, productType },
    ...{ unlimited: qtyInStock === null, qtyInStock: qtyInStock ?? 0 },
  })
  test.each<[string, Bundle, PartStock[], number | null]>([
    ['that of its scarcest part', set, [part('pot-1', 5), part('cup-red', 7)], 3],
    ['all variants that can be chosen', set, [part('pot-1', 9), part('cup-red', 3), part('cup-blue', 3)], 3],
    ['none without a part', set, [part('cup-red', 7)], 0],
    ['unlimited where all parts are', set, [part('pot-1', null), part('cup-red', null)], null],
    ['downloads never run out', set, [part('pot-1', 0, productTypes.digital), part('cup-red', 8)], 4],
    ['each item once in a bundle', pick, [part('pot-1', 9), part('cup-red', 2), part('jug-1', 9)], 2],
    ['too few items to pick', pick, [part('pot-1', 9), part('jug-1', 9)], 0],
    ['one item for all picks', { ...pick, repeats: true }, [part('jug-1', 7)], 2],
    ['items that are not offered do not count', { ...pick, repeats: true }, [part('jug-1', 3), part('pot-2', 90)], 1],
    ['enough unlimited items', pick, [part('pot-1', null), part('cup-red', null), part('jug-1', null)], null],
  ])('%s', (_, bundle, parts, expected) =>
    expect(stockOfBundle(bundle, parts)).toEqual(
      expected === null ? { unlimited: true, qtyInStock: 0 } : { unlimited: false, qtyInStock: expected },
    ),
  )

  test('of picks is as many as a patient seller can pack one after the other', () => {
    const stocks = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(stocks, fc.integer({ min: 1, max: 4 }), fc.boolean(), (stock, count, repeats) => {
        const ids = stock.map((_, index) => `v${index}`)
        const bundle: Bundle = {
          ...{ kind: 'choice', pick: count, repeats },
          parts: ids.map((variantId) => ({ productId: variantId, variantId })),
        }
        const parts = ids.map(
          (id, index): PartStock => ({
            ...{ variantId: id, productId: id, productType: 1, unlimited: false, qtyInStock: stock[index]! },
          }),
        )
        // Taking from what there is most of leaves the most for the next.
        const left = [...stock]
        let packed = 0
        for (;;) {
          const order = left.map((pieces, index) => ({ pieces, index })).sort((one, other) => other.pieces - one.pieces)
          if (repeats ? left.reduce((all, pieces) => all + pieces, 0) < count : (order[count - 1]?.pieces ?? 0) < 1)
            break
          if (repeats) for (let piece = 0; piece < count; piece += 1) left[left.findIndex((pieces) => pieces > 0)]! -= 1
          else for (const { index } of order.slice(0, count)) left[index]! -= 1
          packed += 1
        }
        expect(stockOfBundle(bundle, parts).qtyInStock).toBe(packed)
      }),
    )
  })
})
