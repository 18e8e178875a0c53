import { type Kysely, sql } from 'kysely'
import { engineOf } from './engine.ts'

/** Tables whose rows are found by the words of their `search_key`. */
export type WordTable =
  | 'orders'
  | 'customers'
  | 'letters'
  | 'newsletter_subscribers'
  | 'form_submissions'
  | 'pages'
  | 'page_sections'

/** Longer words are found by their beginning. */
export const LONGEST_WORD = 60

/**
 * Gives a table an index of the words of its `search_key`, or makes it again. Database triggers update it: no
 * insertion, change or deletion can forget it. They find a row's words by its key, so that there is only one tree.
 * Existing words are sorted first: written in the order of rows, a million of them takes minutes.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function indexWords(database: Kysely<any>, table: WordTable): Promise<void> {
  const words = `${table}_words`
  const isSqlite = engineOf(database) === 'sqlite'
  const text = isSqlite ? sql`text not null` : sql`text collate "C" not null`
  const run = async (steps: readonly string[]) => {
    for (const step of steps) await sql.raw(step).execute(database)
  }
  await run(isSqlite ? dropOnSqlite(words) : dropOnPostgres(table, words))
  await sql`create table ${sql.table(words)} (
    website_id text not null,
    word ${text},
    id text not null,
    primary key (website_id, word, id)
  ) ${isSqlite ? sql`strict, without rowid` : sql``}`.execute(database)
  await run(isSqlite ? createOnSqlite(table, words) : createOnPostgres(table, words))
}

const dropOnSqlite = (words: string) => [
  ...['insert', 'update', 'delete'].map((event) => `drop trigger if exists ${words}_${event}`),
  `drop table if exists ${words}`,
]

const dropOnPostgres = (table: string, words: string) => [
  ...['insert', 'update', 'delete'].map((event) => `drop trigger if exists ${words}_${event} on ${table}`),
  `drop function if exists keep_${words}`,
  `drop table if exists ${words}`,
]

function createOnSqlite(table: string, words: string): string[] {
  /** The words of a row, split through a JSON list: SQLite has no other way to split within a trigger. */
  const listOf = (row: string) => `json_each('[' || replace(json_quote(${row}.search_key), ' ', '","') || ']')`
  const word = `substr(value, 1, ${LONGEST_WORD})`
  const fill = (row: string) => `insert or ignore into ${words} (website_id, word, id)
    select ${row}.website_id, ${word}, ${row}.id from ${listOf(row)} where value <> ''`
  const clear = `delete from ${words}
    where website_id = old.website_id and word in (select ${word} from ${listOf('old')}) and id = old.id`
  return [
    `create trigger ${words}_insert after insert on ${table} begin ${fill('new')}; end`,
    `create trigger ${words}_update after update of search_key on ${table}
      when new.search_key <> old.search_key begin ${clear}; ${fill('new')}; end`,
    `create trigger ${words}_delete after delete on ${table} begin ${clear}; end`,
    `insert or ignore into ${words} (website_id, word, id)
      select ${table}.website_id, ${word}, ${table}.id from ${table}, ${listOf(table)} where value <> '' order by 1, 2, 3`,
  ]
}

function createOnPostgres(table: string, words: string): string[] {
  const listOf = (row: string) => `unnest(string_to_array(${row}.search_key, ' ')) as word`
  const fill = (row: string) => `insert into ${words} (website_id, word, id)
    select ${row}.website_id, left(word, ${LONGEST_WORD}), ${row}.id from ${listOf(row)} where word <> ''
    on conflict do nothing`
  return [
    `create function keep_${words}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        delete from ${words} where website_id = old.website_id and id = old.id
          and word = any (array(select left(word, ${LONGEST_WORD}) from ${listOf('old')}));
      end if;
      if tg_op <> 'DELETE' then ${fill('new')}; end if;
      return null;
    end $$`,
    `create trigger ${words}_insert after insert on ${table} for each row execute function keep_${words}()`,
    `create trigger ${words}_update after update of search_key on ${table} for each row
      when (new.search_key is distinct from old.search_key) execute function keep_${words}()`,
    `create trigger ${words}_delete after delete on ${table} for each row execute function keep_${words}()`,
    `insert into ${words} (website_id, word, id)
      select website_id, left(word, ${LONGEST_WORD}), id from ${table}, ${listOf(table)} where word <> '' order by 1, 2, 3
      on conflict do nothing`,
  ]
}
