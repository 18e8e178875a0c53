import { describe, expect, it, test } from 'vitest'
import { buildCatalogue, buildStore } from '#server/testing/imports/build-catalogue.ts'
import { noClaims } from './catalogue.ts'
import { isContinuation, storeWithRoom } from './store-with-room.ts'

const shop = buildStore({ limit: 2 })
const second = buildStore({ id: 'collection-2', urlId: 'more', title: 'Shop 2', limit: 2 })

/**
 * The pages of four products that are added one after the other: the title of a new page, or the id of an existing one.
 */
function placesOf(stores: readonly (typeof shop)[]): string[] {
  const claims = noClaims()
  return Array.from({ length: 4 }, () => {
    const { collectionId, newStore } = storeWithRoom(buildCatalogue({ stores }), claims, stores[0]!)
    claims.arrivals.set(collectionId, (claims.arrivals.get(collectionId) ?? 0) + 1)
    return newStore ? `${newStore.title} behind ${newStore.continues}` : collectionId
  })
}

describe('products go to', () => {
  test.each([
    ['the page that is meant, while it has room', [{ ...shop, limit: 9 }], ['collection-1 ×4']],
    [
      'pages that go on from a full one, made one after the other',
      [{ ...shop, count: 1 }],
      ['collection-1 ×1', 'Shop 2 behind Shop ×2', 'Shop 3 behind Shop 2 ×1'],
    ],
    [
      'a page that goes on from it already',
      [{ ...shop, count: 2 }, second],
      ['collection-2 ×2', 'Shop 3 behind Shop 2 ×2'],
    ],
  ])('%s', (_, stores, expected) => {
    const found = Map.groupBy(placesOf(stores), (place) => place)
    expect([...found].map(([place, all]) => `${place} ×${all.length}`)).toEqual(expected)
  })
})

it('keeps titles within their limit', () => {
  const stores = [{ ...shop, title: 'x'.repeat(200), count: 2 }]
  const { newStore } = storeWithRoom(buildCatalogue({ stores }), noClaims(), stores[0]!)
  expect(newStore!.title).toBe(`${'x'.repeat(198)} 2`)
  expect(isContinuation(newStore!, stores[0]!)).toBe(true)
})

test.each([
  ['Shop 2', true],
  ['Shop 12', true],
  ['Shop', false],
  ['Shop 1', false],
  ['Shop two', false],
  ['Workshop 2', false],
])("whether '%s' goes on from 'Shop'", (title, expected) => {
  expect(isContinuation({ title }, shop)).toBe(expected)
})
