import { expect, test } from 'vitest'
import type { DatabaseQueries } from '#server/tables.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { migrations } from '../migrations.ts'
import { migrate } from './migrate.ts'
import { inTransaction } from './transaction.ts'

const app = await startTestApp()
const { database } = app.services
const website = await app.buildWebsite()

const rename = (queries: DatabaseQueries, to: string) =>
  queries.updateTable('websites').set({ title: to }).where('id', '=', website.id).execute()
const title = async () =>
  (await database.selectFrom('websites').select('title').where('id', '=', website.id).executeTakeFirstOrThrow()).title

test('keeps what succeeds, and only then does what comes after the commit', async () => {
  const told: string[] = []
  const outcome = await inTransaction(database, async (transaction, afterCommit) => {
    afterCommit(() => told.push('committed'))
    await rename(transaction, 'Kept')
    expect(told).toEqual([])
    return succeed(1)
  })
  expect([outcome, told, await title()]).toEqual([succeed(1), ['committed'], 'Kept'])
})

test('a refusal leaves everything as it was, and is answered', async () => {
  const told: string[] = []
  const outcome = await inTransaction(database, async (transaction, afterCommit) => {
    afterCommit(() => told.push('committed'))
    await rename(transaction, 'Refused')
    return fail('not-found', { facts: 1 })
  })
  expect([outcome, told, await title()]).toEqual([fail('not-found', { facts: 1 }), [], 'Kept'])
})

test('an error leaves everything as it was, and is thrown', async () => {
  const broken = inTransaction(database, async (transaction) => {
    await rename(transaction, 'Broken')
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
  expect(await title()).toBe('Kept')
})

test('is tried again when the engine says that two transactions met', async () => {
  let tries = 0
  const outcome = await inTransaction(database, async () => {
    tries += 1
    if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    return tries
  })
  expect(outcome).toBe(3)
  const hopeless = inTransaction(database, async () => {
    throw Object.assign(new Error('could not serialize access'), { code: '40001' })
  })
  await expect(hopeless).rejects.toThrow('could not serialize access')
})

test('a schema that is up to date takes no more steps, also when several ask', async () => {
  expect(await Promise.all([1, 2, 3].map(() => migrate(database, migrations)))).toEqual([[], [], []])
  const names = migrations.map((migration) => migration.name)
  expect(names).toEqual(names.toSorted())
  expect(new Set(names).size).toBe(names.length)
})

test('a database that a later version has changed is refused', async () => {
  await expect(migrate(database, migrations.slice(0, -1))).rejects.toThrow('previously executed migration')
})
