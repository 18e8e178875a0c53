import { type Kysely, type RawBuilder, sql } from 'kysely'
import { engineOf } from './engine.ts'
import { LONGEST_WORD, type WordTable } from './word-index.ts'

/** Rows whose words are written together. A search looks through those that wait. */
const TOGETHER = 128

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
    // Numbers begin again with 1 when no row waits.
    `create trigger ${words}_together after insert on ${waiting} when new.number >= ${TOGETHER} begin
      insert or ignore into ${words} (website_id, word, id)
        select waiting.website_id, substr(value, 1, ${LONGEST_WORD}), waiting.id from ${waiting} as waiting
        cross join ${table} as named on named.website_id = waiting.website_id and named.id = waiting.id
        cross join json_each('[' || replace(json_quote(named.search_key), ' ', '","') || ']')
        where value <> '' order by 1, 2, 3;
      delete from ${waiting}; end`,
  ]
  for (const step of steps) await sql.raw(step).execute(database)
}

/** The end of a query for ids: those of a website's rows whose words are not written yet. */
export function orWaiting(
  database: Pick<Kysely<unknown>, 'getExecutor'>,
  table: WordTable,
  websiteId: string,
): RawBuilder<unknown> {
  if (engineOf(database) !== 'sqlite') return sql``
  return sql`union all select id from ${sql.table(waitingOf(table))} where website_id = ${websiteId}`
}
