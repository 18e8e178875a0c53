import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedRows, type IndexShape } from './expected-rows.ts'

const columns = ['website_id', 'id', 'order_id', 'list_id', 'state', 'created_at', 'deleted_at', '']
const shapes: fc.Arbitrary<IndexShape> = fc.record({
  name: fc.constantFrom('orders_by_state', 'orders_takings'),
  columns: fc.uniqueArray(fc.constantFrom(...columns), { minLength: 1 }).map((some) => some.toSorted(websiteFirst)),
  isUnique: fc.boolean(),
  condition: fc.constantFrom(null, "state = 'open'", '"list_id" is not null', 'list_id is not null and state = 1'),
})
const websiteFirst = (one: string, other: string) => Number(other === 'website_id') - Number(one === 'website_id')
const countsOf = (shape: IndexShape) => expectedRows(shape).replace(' noskipscan', '').split(' ').map(Number)

test('each column of an index leaves at most as many rows, at least one, and one after all columns of a unique index', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const counts = countsOf(shape)
      expect(counts).toHaveLength(shape.columns.length + 1)
      for (const [position, count] of counts.entries()) {
        expect(Number.isInteger(count)).toBe(true)
        expect(count).toBeGreaterThanOrEqual(1)
        if (position > 0) expect(count).toBeLessThanOrEqual(counts[position - 1]!)
      }
      if (shape.isUnique) expect(counts.at(-1)).toBe(1)
    }),
  )
})

test('a website has many rows, an order few of them, and a list or a state many', () => {
  const rowsBy = (column: string, condition: string | null = null) =>
    countsOf({ name: 'one', columns: ['website_id', column], isUnique: false, condition }).at(-1)!
  const website = countsOf({ name: 'one', columns: ['website_id'], isUnique: false, condition: null })[1]!
  for (const thing of ['order_id', 'email', 'token_hash', 'title_key', ''])
    expect(rowsBy(thing)).toBeLessThan(website / 1000)
  for (const group of ['list_id', 'state', 'created_at']) expect(rowsBy(group)).toBeGreaterThan(website / 10)
  expect(rowsBy('deleted_at')).toBe(website)
  expect(rowsBy('state', "state = 'open'")).toBeLessThan(rowsBy('state', 'state is not null'))
  expect(rowsBy('state', 'state is not null')).toBeLessThan(rowsBy('state'))
})
