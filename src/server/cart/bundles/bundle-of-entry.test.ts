import { expect, test } from 'vitest'
import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import { productTypes } from '#shared/products/codes.ts'
import { availableBundles, contentsOf, missingStock, piecesInCart } from './bundle-of-entry.ts'

const variant = (variantId: string, changes: Partial<CartVariant> = {}) =>
  [
    variantId,
    {
      ...{ variantId, productId: `product-${variantId}`, productType: productTypes.physical, title: variantId },
      ...{ isVisible: true, canBePart: true, unlimited: false, qtyInStock: 10 },
      ...{ attributes: {}, optionNames: [], ...changes },
    } as CartVariant,
  ] as const
const part = (variantId: string, quantity: number) => ({ productId: `product-${variantId}`, variantId, quantity })
const set = variant('set', { bundle: { kind: 'fixed', parts: [part('pot', 1), part('cup', 2)] } })
const entry = (variantId: string, quantity: number) => ({ variantId, quantity })
const shop = (...changed: (readonly [string, CartVariant])[]) =>
  new Map([variant('pot'), variant('cup'), set, ...changed])

test('pieces of a variant count alone and in bundles, over all lines', () => {
  const pieces = piecesInCart([entry('set', 2), entry('cup', 3), entry('cup', 1)], shop())
  expect(Object.fromEntries(pieces)).toEqual({ cup: 8, pot: 2 })
})

test.each<[string, (readonly [string, CartVariant])[], string | null]>([
  ['all parts are sold', [], null],
  ['a part is hidden', [variant('cup', { isVisible: false })], 'product-unavailable'],
  ['a part has become a subscription', [variant('cup', { canBePart: false })], 'product-unavailable'],
  [
    'something is to be picked',
    [variant('set', { bundle: { kind: 'choice', pick: 1, repeats: true, parts: [] } })],
    'bundle-changed',
  ],
])('%s', (_, changed, code) => {
  expect(contentsOf(entry('set', 1), shop(...changed))?.failure?.code ?? null).toBe(code)
})

test('what is no bundle has no contents', () => expect(contentsOf(entry('cup', 1), shop())).toBeNull())

test('the stock of a part has to cover all lines', () => {
  const cart = [entry('set', 4), entry('cup', 3)]
  expect(missingStock(cart[0]!, cart, shop())).toMatchObject({ variant: { variantId: 'cup' }, part: 'cup' })
  expect(missingStock(cart[0]!, [cart[0]!, entry('cup', 2)], shop())).toBeUndefined()
})

test('as many bundles are available as the scarcest part allows, and any number without stock', () => {
  const parts = (pot: Partial<CartVariant>) => [
    { variant: variant('pot', pot)[1], quantity: 1 },
    { variant: variant('cup', { qtyInStock: 7, ...pot })[1], quantity: 2 },
  ]
  expect(availableBundles(parts({}))).toBe(3)
  expect(availableBundles(parts({ unlimited: true }))).toBeNull()
})
