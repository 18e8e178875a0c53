import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCheckpoints } from './checkpoints.ts'
import { kyselyOn } from './open-sqlite.ts'
import { connectSqlite, PAGES_BETWEEN_CHECKPOINTS } from './sqlite-connection.ts'

interface Tables {
  notes: { id: number; text: Buffer }
}

const PAGE_BYTES = 4096
const NOTE = Buffer.alloc(100 * PAGE_BYTES, 'n')
/** Their pages are more than are copied at once. */
const NOTES = PAGES_BETWEEN_CHECKPOINTS / 100 + 5

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-checkpoints-'))
  file = join(folder, 'notes.db')
  // The length of the log is asked for after each commit, however fast they follow each other.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

async function openNotes() {
  const writer = connectSqlite(file, 'writer')
  const database = kyselyOn<Tables>(writer, connectSqlite(file, 'reader'))
  await sql`create table notes (id integer primary key, text blob not null) strict`.execute(database)
  const add = (id: number) => database.insertInto('notes').values({ id, text: NOTE }).execute()
  return { writer, database, add }
}

test('a long log is copied to the database beside the commits, which write it from its start again', async () => {
  const { writer, database, add } = await openNotes()
  let longest = 0
  let id = 0
  for (; id < NOTES; id += 1) {
    await add(id)
    longest = Math.max(longest, writer.newPagesInLog())
  }
  expect(longest).toBeGreaterThanOrEqual(PAGES_BETWEEN_CHECKPOINTS)
  // Others write meanwhile.
  await expect
    .poll(async () => {
      await add(id++)
      return writer.newPagesInLog()
    })
    .toBeLessThan(PAGES_BETWEEN_CHECKPOINTS / 2)
  const { size } = statSync(`${file}-wal`)
  for (const end = id + NOTES / 2; id < end; id += 1) await add(id)
  expect(statSync(`${file}-wal`).size).toBe(size)
  expect(
    await database
      .selectFrom('notes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .execute(),
  ).toEqual([{ count: id }])
  await database.destroy()
})

test('to close a database waits for the copying, and leaves no log', async () => {
  const { database, add } = await openNotes()
  for (let id = 0; id < NOTES; id += 1) await add(id)
  await database.destroy()
  expect(existsSync(`${file}-wal`)).toBe(false)
  const after = new Sqlite(file)
  expect(after.prepare('select count(*) from notes').pluck().get()).toBe(NOTES)
  expect(after.pragma('integrity_check', { simple: true })).toBe('ok')
  after.close()
})

test('a thread that fails changes nothing, and the next long log begins another', async () => {
  const missing = { file: join(folder, 'missing', 'notes.db'), newPagesInLog: vi.fn(() => PAGES_BETWEEN_CHECKPOINTS) }
  const lent = Promise.withResolvers<void>()
  const checkpoints = createCheckpoints(missing, async () => lent.resolve())
  checkpoints.committed()
  expect(missing.newPagesInLog).toHaveBeenCalledTimes(1)
  // Until the thread has failed, none looks again.
  await expect
    .poll(() => {
      checkpoints.committed()
      return missing.newPagesInLog.mock.calls.length
    })
    .toBeGreaterThan(1)
  mkdirSync(join(folder, 'missing'))
  const again = setInterval(() => checkpoints.committed(), 5)
  await lent.promise
  clearInterval(again)
  await checkpoints.close()
})

test('commits after the end begin no copying', async () => {
  const { writer, database } = await openNotes()
  const newPagesInLog = vi.fn(() => PAGES_BETWEEN_CHECKPOINTS)
  const checkpoints = createCheckpoints({ file: writer.file, newPagesInLog }, async (work) => work())
  await checkpoints.close()
  checkpoints.committed()
  expect(newPagesInLog).not.toHaveBeenCalled()
  await database.destroy()
})
