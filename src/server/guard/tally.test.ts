import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { deleteOldTallies, increment, ofTheDay } from './tally.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const DAY = 24 * 60 * 60 * 1000

test('of many who count at once, exactly as many are let through as there may be', async () => {
  const tally = ofTheDay('x', 3, Date.now())
  const counted = await Promise.all(
    Array.from({ length: 10 }, () => app.changing(website, (scope) => increment(scope, tally))),
  )
  expect(counted.filter(Boolean)).toHaveLength(3)
})

test('each day, each key and each site counts by itself, and the past is forgotten', async () => {
  const now = Date.now()
  const count = (key: string, at: number, on = website) =>
    app.changing(on, (scope) => increment(scope, ofTheDay(key, 1, at)))
  expect([await count('a', now), await count('a', now), await count('b', now)]).toEqual([true, false, true])
  expect([await count('a', now + DAY), await count('a', now, await app.buildWebsite())]).toEqual([true, true])
  await deleteOldTallies(app.reading(website), now + DAY, () => false)
  expect([await count('a', now), await count('a', now + DAY)]).toEqual([true, false])
})
