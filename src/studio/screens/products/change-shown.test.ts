import { expect, test } from 'vitest'
import type { ProductRow } from '#shared/products/api.ts'
import { changeShown } from './change-shown.ts'

const row = (id: string): ProductRow => ({
  id,
  collectionId: 'collection-1',
  productType: 1,
  title: id,
  urlId: id,
  fullUrl: `/shop/p/${id}`,
  priceFromCents: 100,
  priceToCents: 100,
  onSale: false,
  soldOut: false,
  variantCount: 1,
  picture: null,
  status: 'scheduled',
  publishAt: 5,
  tags: [],
  isLowInStock: false,
  lowVariants: [],
  qtyInStock: 1,
  createdAt: 0,
  updatedAt: 0,
})
const data = {
  pages: [
    { products: [row('product-a'), row('product-b')], next: 'more' as string | null, total: null },
    { products: [row('product-c')], next: null as string | null, total: null },
  ],
}
const shown = (after: typeof data) =>
  after.pages.map((page) => page.products.map(({ id, status }) => `${id} ${status}`))

test('deleted products go from every page, and the pages stay pages', () => {
  const after = changeShown(data, { action: 'delete', productIds: ['product-a', 'product-c'] })
  expect(shown(after)).toEqual([['product-b scheduled'], []])
  expect(after.pages[0]!.next).toBe('more')
})

test('published and hidden products change their status and lose their schedule', () => {
  const after = changeShown(data, { action: 'publish', productIds: ['product-b'] })
  expect(shown(after)).toEqual([['product-a scheduled', 'product-b published'], ['product-c scheduled']])
  expect(after.pages[0]!.products[1]!.publishAt).toBeNull()
})

test('a list that was never read, and a change that cannot be seen, stay as they are', () => {
  expect(changeShown(undefined, { action: 'delete', productIds: ['product-a'] })).toBeUndefined()
  const after = changeShown(data, { action: 'add-category', productIds: ['product-a'], categoryId: 'category-1' })
  expect(shown(after)).toEqual(shown(data))
})
