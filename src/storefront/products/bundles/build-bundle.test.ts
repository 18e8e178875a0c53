import { expect, test } from 'vitest'
import type { Bundle } from '#shared/products/bundles/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import { buildSite } from '../../document/testing/build-site.ts'
import { buildBundle, type PartVariant } from './build-bundle.ts'

const { settings } = buildSite()
const variant = (productId: string, sku: string, changes: Partial<PartVariant> = {}): PartVariant => ({
  ...{ variantId: sku, productId, sku, productType: productTypes.physical, title: productId, attributes: {} },
  ...{ fullUrl: `/shop/p/${productId}`, picture: null, isVisible: true, canBePart: true },
  ...{ priceCents: 1000, salePriceCents: 0, onSale: false, unlimited: false, qtyInStock: 4, ...changes },
})
const part = (productId: string, variantId: string | null, quantity: number) => ({ productId, variantId, quantity })
const set: Bundle = { kind: 'fixed', parts: [part('pot', 'POT', 1), part('cup', null, 2)] }
const cups = [variant('cup', 'RED', { attributes: { Color: 'Red' } }), variant('cup', 'BLUE', { qtyInStock: 0 })]

test('a fixed bundle shows its parts, what they cost alone and what is saved', () => {
  expect(buildBundle(set, [variant('pot', 'POT', { priceCents: 2000 }), ...cups], 3500, settings)).toMatchObject({
    isOffered: true,
    worth: { separately: '$40.00', saved: '$5.00' },
    parts: [
      { quantity: 1, isOpen: false, items: [{ sku: 'POT', price: '$20.00', available: 4 }] },
      {
        quantity: 2,
        isOpen: true,
        items: [
          { sku: 'RED', options: 'Red' },
          { sku: 'BLUE', available: 0 },
        ],
      },
    ],
  })
})

test.each<[string, number, object | null]>([
  ['nothing is said about savings where the cheapest choice costs as much alone', 3000, null],
  ['the smallest saving is said where it depends on the choice', 2000, { separately: null, saved: '$10.00' }],
])('%s', (_, cents, worth) => {
  const variants = [variant('pot', 'POT'), ...cups, variant('cup', 'GOLD', { priceCents: 9000 })]
  expect(buildBundle(set, variants, cents, settings).worth).toEqual(worth)
})

test.each<[string, PartVariant[]]>([
  ['a part is hidden', [variant('pot', 'POT', { isVisible: false }), ...cups]],
  ['a part was deleted', cups],
  ['a part can’t be sold in bundles any more', [variant('pot', 'POT', { canBePart: false }), ...cups]],
])('it cannot be bought when %s', (_, variants) => {
  expect(buildBundle(set, variants, 1000, settings).isOffered).toBe(false)
})

test('buyers pick among all variants, each of them once', () => {
  const choice: Bundle = {
    ...{ kind: 'choice', pick: 3, repeats: false },
    parts: [
      { productId: 'cup', variantId: null },
      { productId: 'cup', variantId: 'RED' },
      { productId: 'pot', variantId: 'POT' },
    ],
  }
  const model = buildBundle(choice, [...cups, variant('pot', 'POT'), variant('pot', 'OTHER')], 2700, settings)
  expect(model).toMatchObject({ pick: 3, isOffered: true, worth: { separately: '$30.00', saved: '$3.00' } })
  expect(model.kind === 'choice' && model.items.map(({ sku }) => sku)).toEqual(['RED', 'BLUE', 'POT'])
})
