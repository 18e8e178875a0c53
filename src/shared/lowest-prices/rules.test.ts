import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { type FormerPrice, lowestBefore, MOST_FORMER, reductionBegins, type ShownPrice, worthKeeping } from './rules.ts'
import { showsLowestPrices } from './settings.ts'

const day = (number: number) => number * DAY_MILLISECONDS

/** What visitors saw from each day on; null hides the variant. */
type Step = readonly [day: number, shown: ShownPrice | null]
const at = (cents: number): ShownPrice => ({ cents, onSale: false })
const sale = (cents: number): ShownPrice => ({ cents, onSale: true })

/** The lowest price that is shown after the last step, kept as the server keeps it. */
function lowestAfter(steps: readonly Step[], knownSince: number | null = null): number | null {
  let before: ShownPrice | null = null
  let former: FormerPrice[] = []
  let lowest: number | null = null
  for (const [number, shown] of steps) {
    const now = day(number)
    if (before && before.cents !== shown?.cents)
      former = worthKeeping([...former, { cents: before.cents, until: now }], now)
    if (reductionBegins(before, shown)) lowest = lowestBefore(former, now, knownSince)
    else if (!shown?.onSale) lowest = null
    before = shown
  }
  return lowest
}

test.each<[string, Step[], number | null]>([
  ['the price before, where nothing else happened', [[0, at(2000)], [100, sale(1500)]], 2000],
  ['a lower price of the 30 days before', [[0, at(1200)], [80, at(2000)], [100, sale(1500)]], 1200],
  ['no price that ended more than 30 days before', [[0, at(1200)], [70, at(2000)], [100, sale(1500)]], 2000],
  ['the price before it was raised for the sale', [[0, at(1500)], [99, at(2000)], [100, sale(1500)]], 1500],
  ['the price since the product exists, which is less than 30 days', [[90, at(2000)], [100, sale(1500)]], 2000],
  ['the price before the first reduction, while a sale gets cheaper', [[0, at(2000)], [100, sale(1500)], [105, sale(1200)], [110, sale(900)]], 2000],
  ['the sale price before, where a sale price goes up', [[0, at(2000)], [100, sale(1200)], [105, sale(1500)]], 1200],
  ['the sale price of a sale that ended, where another one begins within 30 days', [[0, at(2000)], [100, sale(1200)], [105, at(2000)], [120, sale(1500)]], 1200],
  ['the price before, where another sale begins more than 30 days later', [[0, at(2000)], [100, sale(1200)], [105, at(2000)], [140, sale(1500)]], 2000],
  ['nothing once the sale is over', [[0, at(2000)], [100, sale(1200)], [105, at(2000)]], null],
  ['nothing for a product that begins on sale', [[100, sale(1200)]], null],
  ['the price before it was hidden, where it comes back on sale', [[0, at(2000)], [90, null], [100, sale(1200)]], 2000],
  ['nothing, where it was hidden for longer', [[0, at(2000)], [50, null], [100, sale(1200)]], null],
  ['the sale price before it was hidden, where the sale goes on', [[0, at(2000)], [50, sale(1500)], [90, null], [100, sale(1500)]], 1500],
])('beside a sale is %s', (_title, steps, lowest) => {
  expect(lowestAfter(steps)).toBe(lowest)
}) // biome-ignore format: one case a line

test('nothing is shown while the prices of 30 days are not known', () => {
  const steps: Step[] = [
    [0, at(2000)],
    [100, sale(1500)],
  ]
  expect(lowestAfter(steps, day(71))).toBeNull()
  expect(lowestAfter(steps, day(70))).toBe(2000)
})

test('what is kept finds the same lowest price as all former prices, and stays small', () => {
  const prices = fc.array(
    fc.record({ cents: fc.integer({ min: 1, max: 50 }), hours: fc.integer({ min: 1, max: 100 }) }),
    {
      maxLength: 120,
    },
  )
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 1000 }), (changes, later) => {
      let now = 0
      let kept: FormerPrice[] = []
      const all: FormerPrice[] = []
      for (const { cents, hours } of changes) {
        now += hours * 3_600_000
        all.push({ cents, until: now })
        kept = worthKeeping([...kept, { cents, until: now }], now)
        expect(kept.length).toBeLessThanOrEqual(MOST_FORMER)
      }
      const begins = now + later * 3_600_000
      const exact = lowestBefore(all, begins)
      const found = lowestBefore(kept, begins)
      expect(found === null).toBe(exact === null)
      // Above the limit, a low price may count for longer.
      if (all.length <= MOST_FORMER) expect(found).toBe(exact)
      else expect(found ?? 0).toBeLessThanOrEqual(exact ?? 0)
    }),
  )
})

test.each([
  ['on in the EU', 'DE', null, true],
  ['off elsewhere', 'US', null, false],
  ['on where the owner turns them on', 'US', true, true],
  ['off where the owner turns them off', 'DE', false, false],
])('lowest prices are %s', (_title, country, isOn, shows) => {
  expect(showsLowestPrices({ country, lowestPrices: { isOn } })).toBe(shows)
})
