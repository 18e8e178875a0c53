import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isAwaited, kyselyOn } from './open-sqlite.ts'
import { connectSqlite, type SqliteConnection } from './sqlite-connection.ts'

interface Tables {
  notes: { text: string }
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-groups-'))
const file = join(folder, 'notes.db')
const real = connectSqlite(file, 'writer')
const reader = connectSqlite(file, 'reader')

const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
/** What the writer was asked to do, and where the disk is full. */
const done: string[] = []
let fullAt = ''
const writer: SqliteConnection = {
  ...real,
  run(query) {
    if (query.parameters[0] !== fullAt) return real.run(query)
    // SQLite does this by itself.
    real.do('rollback')
    throw full
  },
  do(statement) {
    done.push(statement)
    if (statement === fullAt) throw full
    real.do(statement)
  },
}

const database = kyselyOn<Tables>(writer, reader)
await sql`create table notes (text text primary key) strict`.execute(database)

beforeEach(async () => {
  await database.deleteFrom('notes').execute()
  done.length = 0
  fullAt = ''
})
afterAll(async () => {
  await database.destroy()
  rmSync(folder, { recursive: true })
})

const texts = async () =>
  (await database.selectFrom('notes').select('text').orderBy('text').execute()).map((one) => one.text)
const add = (text: string, queries: Pick<typeof database, 'insertInto'> = database) =>
  queries.insertInto('notes').values({ text }).execute()
const commits = () => done.filter((one) => one === 'commit').length
const addTwo = (one: string, other: string) =>
  database.transaction().execute(async (transaction) => {
    await add(one, transaction)
    await add(other, transaction)
  })

test('changes that end together wait for the disk together', async () => {
  await Promise.all([addTwo('a', 'b'), add('c'), addTwo('d', 'e'), add('f')])
  expect(commits()).toBe(1)
  expect(await texts()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

/** Begins a change in each turn of the event loop. @returns the changes, while they wait */
async function addInTurns(texts: readonly string[]): Promise<Promise<unknown>[]> {
  const changes: Promise<unknown>[] = []
  for (const text of texts) {
    changes.push(add(text))
    await setImmediate()
  }
  return changes
}

test('changes wait while each turn brings another one', async () => {
  await Promise.all(await addInTurns(['a', 'b', 'c', 'd']))
  expect(commits()).toBe(1)
})

test('changes that come without end are on disk when sixteen wait', async () => {
  await Promise.all(await addInTurns(Array.from({ length: 40 }, (_, index) => `text ${index}`)))
  expect(commits()).toBe(3)
})

test('changes that follow each other are on disk one by one', async () => {
  await addTwo('a', 'b')
  expect(commits()).toBe(1)
  await add('c')
  expect(commits()).toBe(2)
})

test('one that fails leaves nothing behind, and the others are stored', async () => {
  const [, failed, refused] = await Promise.allSettled([addTwo('a', 'b'), addTwo('c', 'a'), add('b'), addTwo('d', 'e')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } })
  expect(refused).toMatchObject({ status: 'rejected' })
  expect(await texts()).toEqual(['a', 'b', 'd', 'e'])
})

test('no one reads what is not on disk yet', async () => {
  const seen: string[][] = []
  await database.transaction().execute(async (transaction) => {
    await add('a', transaction)
    seen.push(await texts())
  })
  seen.push(await texts())
  expect(seen).toEqual([[], ['a']])
})

test('queries of one turn of the event loop share a transaction, which ends with the turn or before a change', async () => {
  await Promise.all([texts(), texts()])
  await setImmediate()
  expect(done).toEqual(['begin', 'commit'])
  done.length = 0
  await Promise.all([texts(), add('a')])
  expect(done).toEqual(['begin', 'commit', 'begin immediate', 'commit'])
  expect(await texts()).toEqual(['a'])
})

test('a change of the schema runs outside of the transaction of queries', async () => {
  await texts()
  await sql`vacuum`.execute(database)
  expect(await texts()).toEqual([])
})

test('when the common commit fails, all its transactions fail and nothing is stored', async () => {
  fullAt = 'commit'
  const outcomes = await Promise.allSettled([addTwo('a', 'b'), add('c')])
  expect(outcomes.map((one) => one.status === 'rejected' && one.reason)).toEqual([full, full])
  fullAt = ''
  expect(await texts()).toEqual([])
  await add('d')
  expect(await texts()).toEqual(['d'])
})

test('when SQLite gives up a transaction, those that shared it have failed too, and nothing runs outside of one', async () => {
  fullAt = 'c'
  const first = addTwo('a', 'z')
  const second = database.transaction().execute(async (transaction) => {
    await add('b', transaction)
    await add('c', transaction).catch(() => {})
    await add('d', transaction)
  })
  const third = addTwo('e', 'f')
  const outcomes = await Promise.allSettled([first, second, third])
  expect(outcomes.map((one) => one.status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await texts()).toEqual(['e', 'f'])
})

test('a transaction that is alone in its group needs no savepoint, and leaves nothing behind when it fails', async () => {
  await expect(addTwo('a', 'a')).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' })
  await addTwo('b', 'c')
  expect(await texts()).toEqual(['b', 'c'])
  expect(done).not.toContain('savepoint work')
})

test('a long transaction learns that others wait to write', async () => {
  let other: Promise<unknown> = Promise.resolve()
  await database.transaction().execute(async (transaction) => {
    expect(isAwaited(transaction)).toBe(false)
    other = add('a')
    await setImmediate()
    expect(isAwaited(transaction)).toBe(true)
  })
  await other
  expect(await texts()).toEqual(['a'])
})

test('a transaction that shares a commit learns that those before it wait for its end', async () => {
  const earlier = add('a')
  await database.transaction().execute(async (transaction) => {
    await add('b', transaction)
    expect(isAwaited(transaction)).toBe(true)
  })
  await earlier
  expect(commits()).toBe(1)
  await database.transaction().execute(async (transaction) => {
    await add('c', transaction)
    expect(isAwaited(transaction)).toBe(false)
  })
})
