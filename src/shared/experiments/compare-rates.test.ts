import { expect, test } from 'vitest'
import { compareRates, type Tried, type Verdict } from './compare-rates.ts'

const tried = (reached: number, visitors: number): Tried => ({ reached, visitors })

test.each([
  // The examples of Newcombe (1998), table II, method 10.
  [tried(48, 80), tried(56, 70), 0.2, 0.0524, 0.3339],
  [tried(3, 10), tried(9, 10), 0.6, 0.1705, 0.809],
  [tried(0, 29), tried(5, 56), 0.0893, -0.0381, 0.1926],
  [tried(0, 20), tried(0, 10), 0, -0.1611, 0.2775],
  [tried(0, 20), tried(10, 10), 1, 0.6791, 1],
])('%o and %o differ by %d, between %d and %d', (original, version, difference, from, to) => {
  const found = compareRates(original, version, 30)!
  expect(found.difference).toBeCloseTo(difference, 3)
  expect(found.from).toBeCloseTo(from, 3)
  expect(found.to).toBeCloseTo(to, 3)
})

test.each<[string, Tried, Tried, number, Verdict]>([
  ['six days', tried(10, 1_000), tried(100, 1_000), 6, 'too-early'],
  ['few visitors of one version', tried(20, 199), tried(100, 1_000), 30, 'too-early'],
  ['few who reached the goal', tried(0, 1_000), tried(19, 1_000), 30, 'too-early'],
  ['a version that is clearly better', tried(50, 1_000), tried(100, 1_000), 7, 'version'],
  ['a page that is clearly better', tried(100, 1_000), tried(50, 1_000), 7, 'original'],
  ['a difference that 95 % would take for one', tried(50, 1_000), tried(72, 1_000), 30, 'open'],
  ['the same', tried(50, 1_000), tried(50, 1_000), 30, 'open'],
])('of %s is said what can be said', (_, original, version, days, verdict) => {
  expect(compareRates(original, version, days)?.verdict).toBe(verdict)
})

test('nothing is compared before both were seen', () => {
  expect(compareRates(tried(0, 0), tried(0, 5), 30)).toBeNull()
  expect(compareRates(tried(0, 5), tried(0, 0), 30)).toBeNull()
})

/** Random, but the same in each run. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

test('the interval holds the true difference about as often as it says, also for small rates', () => {
  const random = createRandom(11)
  const drawn = (rate: number, visitors: number) =>
    tried(Array.from({ length: visitors }, random).filter((one) => one < rate).length, visitors)
  for (const [original, version] of [
    [0.02, 0.03],
    [0.1, 0.1],
    [0.4, 0.3],
  ] as const) {
    let held = 0
    for (let run = 0; run < 1_000; run += 1) {
      const { from, to } = compareRates(drawn(original, 300), drawn(version, 250), 30)!
      held += Number(from <= version - original && version - original <= to)
    }
    expect(held).toBeGreaterThan(930)
    expect(held).toBeLessThan(985)
  }
})
