import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf, takeInOrder } from './rules.ts'

const at = (...quantities: number[]) =>
  quantities.map((quantity, index) => ({ locationId: `place-${index}`, quantity }))

test.each([
  [at(5, 5), 3, [3]],
  [at(2, 5), 3, [2, 1]],
  [at(0, 5), 3, [3]],
  [at(2, 0, 4), 6, [2, 4]],
])('from %j, %i are taken as %j', (places, quantity, expected) => {
  expect(takeInOrder(places, quantity).map((taken) => taken.quantity)).toEqual(expected)
})

test('what is taken adds up, and no place gives more than it has', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 6 }), fc.nat(400), (quantities, wanted) => {
      const places = at(...quantities)
      const taken = takeInOrder(places, wanted)
      expect(sumOf(taken)).toBe(Math.min(wanted, sumOf(places)))
      for (const { locationId, quantity } of taken)
        expect(quantity).toBeLessThanOrEqual(places.find((place) => place.locationId === locationId)!.quantity)
    }),
  )
})
