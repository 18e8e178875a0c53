import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { defineTable, text } from './define-table.ts'
import { expectManyRows } from './expect-many-rows.ts'
import { kyselyOn } from './open-sqlite.ts'
import { connectSqlite, type SqliteConnection } from './sqlite-connection.ts'

const folder = await mkdtemp(join(tmpdir(), 'vitrine-rows-'))
afterAll(() => rm(folder, { recursive: true }))

/** A database with a table of notes about orders, and its connections. */
async function open(name: string) {
  const file = join(folder, name)
  const connections = [connectSqlite(file, 'writer'), connectSqlite(file, 'reader')] as const
  const database = kyselyOn<Record<never, never>>(...connections)
  await defineTable(database, {
    name: 'notes',
    columns: { website_id: text, id: text, order_id: text },
    primaryKey: ['website_id', 'id'],
    indexes: [['website_id', 'order_id']],
  })
  return { file, connections, database }
}

/** Reads the notes of an order in the order of their ids, with words before the query. */
const read = (connection: SqliteConnection, before = '') => {
  const notes = 'select * from notes where website_id = +? and order_id = +? order by id'
  return connection.run<{ detail: string }>(CompiledQuery.raw(`${before} ${notes}`, ['w', 'o'])).rows
}

/** How SQLite finds them. */
function planOn(connection: SqliteConnection): string {
  // Only a query that is run notices that the schema has changed.
  read(connection)
  return read(connection, 'explain query plan')[0]!.detail
}

const ofOrder = 'SEARCH notes USING INDEX notes_by_order_id (website_id=? AND order_id=?)'
const ofWebsite = 'SEARCH notes USING INDEX sqlite_autoindex_notes_1 (website_id=?)'

test('both connections read the few rows of an order, and no longer all of a website in the wanted order', async () => {
  const { connections, database } = await open('both.db')
  const [writer, reader] = connections
  expect(planOn(writer)).toBe(ofWebsite)
  // Not its plan: SQLite would explain a kept statement as before.
  read(reader)
  await expectManyRows(database)
  expect(connections.map(planOn)).toEqual([ofOrder, ofOrder])
  await database.destroy()
})

test('a copy keeps what to expect', async () => {
  const { database } = await open('original.db')
  await expectManyRows(database)
  await sql`vacuum into ${join(folder, 'copy.db')}`.execute(database)
  await database.destroy()
  const copy = connectSqlite(join(folder, 'copy.db'), 'reader')
  expect(planOn(copy)).toBe(ofOrder)
  copy.close()
})

test('a start writes only what has changed: a new index, or what another version expected', async () => {
  const { connections, database } = await open('later.db')
  const version = async () => (await sql`pragma schema_version`.execute(database)).rows
  const indexes = async () => (await sql<{ idx: string }>`select idx from sqlite_stat1`.execute(database)).rows
  await expectManyRows(database)
  const before = await version()
  await expectManyRows(database)
  expect(await version()).toEqual(before)
  expect(await indexes()).toHaveLength(2)
  await database.schema.createIndex('notes_by_id').on('notes').column('id').execute()
  await expectManyRows(database)
  expect(await indexes()).toHaveLength(3)
  await sql`update sqlite_stat1 set stat = '10 10 10'`.execute(database)
  await sql`analyze sqlite_schema`.execute(database)
  await expectManyRows(database)
  expect(connections.map(planOn)).toEqual([ofOrder, ofOrder])
  await database.destroy()
})
