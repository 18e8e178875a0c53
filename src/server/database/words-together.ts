import { type Kysely, type RawBuilder, sql } from 'kysely'
import { engineOf } from './engine.ts'
import { LONGEST_WORD, type WordTable } from './word-index.ts'

/**
 * Rows whose words are written together. A search looks through those that wait. `MORE` is for the tables that every
 * order writes to: their words take half of the time then.
 */
const TOGETHER = 128
const MORE = 512

const waitingOf = (table: WordTable) => `${table}_without_words`

/**
 * Makes SQLite write the words of new rows together, in their order: words written alone are each on another page, and an
 * order would write a third of its pages for them. Database triggers do it, in the transaction of one of the rows. On
 * PostgreSQL each row keeps writing its own: there, transactions would wait for each other.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function writeWordsTogether(database: Kysely<any>, table: WordTable): Promise<void> {
  if (engineOf(database) !== 'sqlite') return
  const [words, waiting] = [`${table}_words`, waitingOf(table)]
  const steps = [
    `create table ${waiting} (number integer primary key, website_id text not null, id text not null) strict`,
    `drop trigger ${words}_insert`,
    `create trigger ${words}_insert after insert on ${table} begin
      insert into ${waiting} (website_id, id) values (new.website_id, new.id); end`,
    `create trigger ${waiting}_delete after delete on ${table} begin
      delete from ${waiting} where website_id = old.website_id and id = old.id; end`,
    writing(table, TOGETHER),
  ]
  for (const step of steps) await sql.raw(step).execute(database)
}

/** As `writeWordsTogether` before, with more rows at a time. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function writeMoreWordsTogether(database: Kysely<any>, table: WordTable): Promise<void> {
  if (engineOf(database) !== 'sqlite') return
  await sql.raw(`drop trigger ${table}_words_together`).execute(database)
  await sql.raw(writing(table, MORE)).execute(database)
}

/** The trigger that writes the words of the rows that wait. Their numbers begin again with 1 when none waits. */
const writing = (table: WordTable, rows: number): string =>
  `create trigger ${table}_words_together after insert on ${waitingOf(table)} when new.number >= ${rows} begin
    insert or ignore into ${table}_words (website_id, word, id)
      select waiting.website_id, substr(value, 1, ${LONGEST_WORD}), waiting.id from ${waitingOf(table)} as waiting
      cross join ${table} as named on named.website_id = waiting.website_id and named.id = waiting.id
      cross join json_each('[' || replace(json_quote(named.search_key), ' ', '","') || ']')
      where value <> '' order by 1, 2, 3;
    delete from ${waitingOf(table)}; end`

/** The end of a query for ids: those of a website's rows whose words are not written yet. */
export function orWaiting(
  database: Pick<Kysely<unknown>, 'getExecutor'>,
  table: WordTable,
  websiteId: string,
): RawBuilder<unknown> {
  if (engineOf(database) !== 'sqlite') return sql``
  return sql`union all select id from ${sql.table(waitingOf(table))} where website_id = ${websiteId}`
}
