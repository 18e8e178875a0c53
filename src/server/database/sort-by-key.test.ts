import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { defineTable, integer, text } from './define-table.ts'
import { engineOf } from './engine.ts'
import { sortByKey } from './sort-by-key.ts'

const app = await startTestApp()
// biome-ignore lint/suspicious/noExplicitAny: the tables exist in this test alone
const database = app.services.database as Kysely<any>

test('a table that is sorted by another key keeps its rows, its parent, and the trigger that writes to it', async () => {
  const columns = { site: text, id: text, at: integer }
  await defineTable(database, { name: 'parents', columns: { site: text }, primaryKey: ['site'] })
  await defineTable(database, { name: 'sources', columns, primaryKey: ['id'] })
  const entries = {
    ...{ name: 'entries', columns },
    references: [{ columns: ['site'], table: 'parents', to: ['site'], onDelete: 'cascade' }],
  } as const
  await defineTable(database, { ...entries, primaryKey: ['site', 'id'], indexes: [['site', 'at']] })
  await writeFrom('sources')
  await database.insertInto('parents').values({ site: 'one' }).execute()
  const add = (id: string, at: number) => database.insertInto('sources').values({ site: 'one', id, at }).execute()
  await add('b', 1)
  await add('a', 2)

  await sortByKey(database, { ...entries, primaryKey: ['site', 'at', 'id'] }, 'entries_by_site_at')
  await add('c', 1)
  const rows = () => database.selectFrom('entries').select(['id', 'at']).orderBy('at').orderBy('id').execute()
  expect(await rows()).toEqual([
    { id: 'b', at: 1 },
    { id: 'c', at: 1 },
    { id: 'a', at: 2 },
  ])
  const insert = database.insertInto('entries')
  await expect(insert.values({ site: 'one', id: 'a', at: 2 }).execute()).rejects.toThrow(/unique/i)
  await expect(insert.values({ site: 'two', id: 'a', at: 2 }).execute()).rejects.toThrow(/foreign key/i)
  await database.deleteFrom('parents').execute()
  expect(await rows()).toEqual([])
})

/** Each row of a table is written to the entries as well. */
async function writeFrom(table: string): Promise<void> {
  const write = sql`insert into entries (site, id, at) values (new.site, new.id, new.at)`
  if (engineOf(database) === 'sqlite') {
    await sql`create trigger copies after insert on ${sql.table(table)} begin ${write}; end`.execute(database)
    return
  }
  await sql`create function copies() returns trigger language plpgsql as $$ begin ${write}; return new; end $$`.execute(
    database,
  )
  await sql`create trigger copies after insert on ${sql.table(table)} for each row execute function copies()`.execute(
    database,
  )
}
