import { type Kysely, sql } from 'kysely'
import { engineOf } from './engine.ts'
import { expectedRows } from './expected-rows.ts'
import { inTransaction } from './transaction.ts'

/** A row of `sqlite_stat1`. */
interface Statistic {
  readonly tbl: string
  readonly idx: string
  readonly stat: string
}

/**
 * Tells SQLite to expect the rows of a large shop (decision 168). Without statistics it expects ten rows for each website,
 * and reads all of them where an index has them in the wanted order. What it would count itself depends on how full a
 * table happens to be. PostgreSQL counts by itself.
 */
// biome-ignore lint/suspicious/noExplicitAny: called with every database that has tables
export async function expectManyRows(database: Kysely<any>): Promise<void> {
  if (engineOf(database) !== 'sqlite') return
  const wanted = await readWanted(database)
  if (JSON.stringify(wanted) === JSON.stringify(await readStored(database))) return
  await inTransaction(database, async (transaction) => {
    // A table that is new makes the other connections read it.
    await sql`drop table if exists sqlite_stat1`.execute(transaction)
    await sql`analyze sqlite_schema`.execute(transaction)
    await sql`insert into sqlite_stat1 (tbl, idx, stat)
      select value ->> 'tbl', value ->> 'idx', value ->> 'stat' from json_each(${JSON.stringify(wanted)})`.execute(
      transaction,
    )
    // It counts nothing, and makes this connection read what was written.
    await sql`analyze sqlite_schema`.execute(transaction)
  })
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function readWanted(database: Kysely<any>): Promise<Statistic[]> {
  const { rows } = await sql<{ tbl: string; idx: string; columns: string; isUnique: number; isPartial: number }>`
    select one.name as tbl, list.name as idx, list."unique" as "isUnique", list.partial as "isPartial",
      (select group_concat(coalesce(name, ''), ' ' order by seqno) from pragma_index_info(list.name)) as columns
    from sqlite_schema as one cross join pragma_index_list(one.name) as list
    where one.type = 'table' order by list.name`.execute(database)
  const { rows: indexes } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'index' and sql is not null`.execute(database)
  const texts = new Map(indexes.map((index) => [index.name, index.sql]))
  return rows.map(({ tbl, idx, columns, isUnique, isPartial }) => {
    const condition = isPartial === 1 ? conditionIn(texts.get(idx)!) : null
    return {
      tbl,
      idx,
      stat: expectedRows({ name: idx, columns: columns.split(' '), isUnique: isUnique === 1, condition }),
    }
  })
}

function conditionIn(text: string): string {
  const [before] = /^.*?\swhere\s/is.exec(text)!
  return text.slice(before.length).trim()
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function readStored(database: Kysely<any>): Promise<Statistic[]> {
  const { rows: tables } = await sql`select 1 from sqlite_schema where name = 'sqlite_stat1'`.execute(database)
  if (tables.length === 0) return []
  const { rows } = await sql<Statistic>`select tbl, idx, stat from sqlite_stat1 order by idx`.execute(database)
  return rows
}
