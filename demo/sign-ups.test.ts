import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededNumbers } from './seeded-numbers.ts'
import { signUpsOfYear } from './sign-ups.ts'
import { DAYS_OF_LIFE } from './year.ts'

const DAY = 24 * 60 * 60 * 1000

test('sign-ups are confirmed after they were made, end after that, never later than now, and have addresses of their own', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }), fc.integer(), (now, seed) => {
      const all = signUpsOfYear(now, seededNumbers(seed))
      for (const { at, confirmedAt, leftAt } of all) {
        expect(at).toBeGreaterThan(now - (DAYS_OF_LIFE + 1) * DAY)
        expect(leftAt === null || (confirmedAt !== null && leftAt > confirmedAt && leftAt < now)).toBe(true)
        expect(confirmedAt === null || (confirmedAt > at && confirmedAt < now)).toBe(true)
      }
      expect(new Set(all.map(({ email }) => email)).size).toBe(all.length)
      const count = (is: (one: (typeof all)[number]) => boolean) => all.filter(is).length
      expect(count(({ confirmedAt }) => confirmedAt === null)).toBeGreaterThan(20)
      expect(count(({ leftAt }) => leftAt !== null)).toBeGreaterThan(3)
      expect(count(({ source }) => source === 'checkout')).toBeGreaterThan(30)
    }),
    { numRuns: 30 },
  )
})
