import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sum } from '#shared/money/sum.ts'
import { spread } from './spread.ts'

describe('spreading a total', () => {
  test.each([
    [100, [1, 1, 1], 1, [34, 33, 33]],
    [100, [1, 2, 1], 1, [25, 50, 25]],
    [1, [1, 1], 1, [1, 0]],
    [0, [5, 5], 1, [0, 0]],
    [10, [0, 0], 1, [5, 5]],
    [10, [0, 7], 1, [0, 10]],
    [-100, [1, 1, 1], 1, [-34, -33, -33]],
    [1000, [500, 500, 500], 100, [400, 300, 300]],
    [1050, [500, 500], 100, [550, 500]],
    [0, [], 1, []],
  ])('%i over %j in steps of %i', (total, weights, step, parts) => {
    expect(spread(total, weights, step)).toEqual(parts)
    expect(sum(parts)).toBe(total)
  })
})

it('refuses to spread something over nothing, or over a negative weight', () => {
  expect(() => spread(5, [])).toThrow(RangeError)
  expect(() => spread(5, [1, -1])).toThrow(RangeError)
})

it('always sums to the total, and takes no more from a part than it has', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(1, 100), (raw, share, step) => {
      const whole = raw.map((weight) => weight * step)
      const total = Math.floor((sum(whole) / step) * share) * step
      const parts = spread(total, whole, step)
      expect(sum(parts)).toBe(total)
      for (const [index, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0)
        if (sum(whole) > 0) expect(part).toBeLessThanOrEqual(whole[index]!)
        expect(part % step).toBe(0)
      }
    }),
  )
})
