import { expect, test } from 'vitest'
import {
  categoryPath,
  categoryTrail,
  heightOf,
  isReservedUrlId,
  makesCycle,
  productPath,
  storeForNew,
  withDescendants,
} from './rules.ts'

const categories = [
  { id: 'root', parentId: null },
  { id: 'table', parentId: 'root' },
  { id: 'mugs', parentId: 'table' },
  { id: 'espresso', parentId: 'mugs' },
  { id: 'garden', parentId: 'root' },
]

test('a category lists what is in it, what is above it, and how deep it is', () => {
  expect(withDescendants(categories, 'table')).toEqual(['table', 'mugs', 'espresso'])
  expect(categoryTrail(categories, 'espresso').map((one) => one.id)).toEqual(['root', 'table', 'mugs', 'espresso'])
  expect([heightOf(categories, 'table'), heightOf(categories, 'garden')]).toEqual([3, 1])
})

test('no category gets into itself', () => {
  expect(makesCycle(categories, 'table', 'espresso')).toBe(true)
  expect(makesCycle(categories, 'table', 'table')).toBe(true)
  expect(makesCycle(categories, 'espresso', 'garden')).toBe(false)
})

test('a ring that should not be there ends all the same', () => {
  const ring = [
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
  ]
  expect(categoryTrail(ring, 'a')).toHaveLength(2)
})

test('paths: a category is flat, its root is the store, a product is behind p', () => {
  const store = { urlId: 'shop' }
  expect(categoryPath(store, { type: 'CATEGORY', urlId: 'mugs' })).toBe('/shop/mugs')
  expect(categoryPath(store, { type: 'ROOT', urlId: 'all' })).toBe('/shop')
  expect(productPath(store, { urlId: 'harbor-mug' })).toBe('/shop/p/harbor-mug')
})

test.each(['p', 'config', 'api', 'cart', 'checkout', 'search', 'media', 'assets'])(
  '%s is reserved for the server',
  (word) => {
    expect(isReservedUrlId(word)).toBe(true)
  },
)

test('a new product goes to the first store page with room, and to the first one if all are full', () => {
  const full = { id: 'full', productCount: 200, productLimit: 200 }
  const free = { id: 'free', productCount: 143, productLimit: 200 }
  expect(storeForNew([full, free])).toBe(free)
  expect(storeForNew([full])).toBe(full)
  expect(storeForNew([])).toBeUndefined()
})
