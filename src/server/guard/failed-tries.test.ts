import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/app.ts'
import { createAttempts } from '#server/sign-in/attempts.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { countTry, deleteOldTries, forgetTries, takeBack } from './failed-tries.ts'

const app = await startTestApp()
const { database } = app.services
const QUARTER = 15 * 60 * 1000

const count = async (key: string, now: number, most = 3) => countTry(database, key, most, now)
const counts = async (key: string, now: number) => {
  const counted = await count(key, now)
  return counted.ok ? counted.value.count : counted.failure
}

test('so many as there may be are let through, until a quarter of an hour after the first', async () => {
  expect([await counts('a', 0), await counts('a', 1_000), await counts('a', 2_000)]).toEqual([1, 2, 3])
  expect(await counts('a', 60_000)).toMatchObject({ code: 'rate-limited', retryAfterSeconds: 840 })
  expect(await counts('b', 60_000)).toBe(1)
  expect([await counts('a', QUARTER), await counts('a', QUARTER)]).toEqual([1, 2])
})

test('what is taken back or forgotten counts no more; what began again meanwhile stays', async () => {
  const begun = await count('c', 0)
  if (!begun.ok) throw new Error('refused')
  expect(await counts('c', 1_000)).toBe(2)
  await takeBack(database, [begun.value])
  expect(await counts('c', 2_000)).toBe(2)
  expect(await counts('c', QUARTER)).toBe(1)
  await takeBack(database, [begun.value])
  expect(await counts('c', QUARTER)).toBe(2)
  await forgetTries(database, begun.value)
  expect(await counts('c', QUARTER)).toBe(1)
})

test('the daily work forgets what is over, and nothing else', async () => {
  await counts('over', 0)
  await counts('fresh', 1)
  await deleteOldTries(database, QUARTER, () => false)
  const rows = await database.selectFrom('guard_failed_tries').select('expires_at').execute()
  expect(rows.filter((row) => row.expires_at <= QUARTER)).toEqual([])
  expect(await counts('fresh', 1)).toBe(2)
})

test('several nodes count together: fifty at once are no way around', async () => {
  // A folder has one server; a PostgreSQL has several.
  const other = app.services.env.DATABASE_URL ? await openDatabase(app.services.env) : null
  onTestFinished(() => other?.destroy())
  const nodes = [database, other ?? database]
  const atOnce = async (begin: (node: typeof database, index: number) => Promise<{ ok: boolean }>) => {
    const begun = await Promise.all(Array.from({ length: 50 }, (_, index) => begin(nodes[index % 2]!, index)))
    return begun.filter(({ ok }) => ok).length
  }
  const account = (node: typeof database, index: number) =>
    createAttempts(node).begin({ email: 'olive@example.com', address: `203.0.113.${index}` })
  expect(await atOnce(account)).toBe(10)
  const address = (node: typeof database, index: number) =>
    createAttempts(node).begin({ email: `${index}@example.com`, address: '198.51.100.1' })
  expect(await atOnce(address)).toBe(30)
})
