import { type Kysely, sql } from 'kysely'
import { engineOf } from './engine.ts'

/** Tables whose rows are found by the words of their `search_key`. */
export type WordTable = 'orders' | 'letters' | 'newsletter_subscribers'

/** Longer words are found by their beginning. */
export const LONGEST_WORD = 60

/**
 * Gives a table an index of the words of its `search_key`, which database triggers update: no insertion or change can
 * forget it, and words are deleted with their row.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function indexWords(database: Kysely<any>, table: WordTable): Promise<void> {
  const words = `${table}_words`
  const isSqlite = engineOf(database) === 'sqlite'
  const text = isSqlite ? sql`text not null` : sql`text collate "C" not null`
  await sql`create table ${sql.table(words)} (
    website_id text not null,
    word ${text},
    id text not null,
    primary key (website_id, word, id),
    foreign key (website_id, id) references ${sql.table(table)} (website_id, id) on delete cascade
  ) ${isSqlite ? sql`strict, without rowid` : sql``}`.execute(database)
  await sql`create index ${sql.ref(`${words}_by_id`)} on ${sql.table(words)} (website_id, id)`.execute(database)
  await (isSqlite ? keepOnSqlite : keepOnPostgres)(database, table, words)
}

// biome-ignore lint/suspicious/noExplicitAny: see above
async function keepOnSqlite(database: Kysely<any>, table: string, words: string): Promise<void> {
  /** The words of a row, split through a JSON list: SQLite has no other way to split within a trigger. */
  const fill = (row: string) => `insert or ignore into ${words} (website_id, word, id)
    select ${row}.website_id, substr(value, 1, ${LONGEST_WORD}), ${row}.id
    from json_each('[' || replace(json_quote(${row}.search_key), ' ', '","') || ']') where value <> ''`
  const steps = [
    `create trigger ${words}_insert after insert on ${table} begin ${fill('new')}; end`,
    `create trigger ${words}_update after update of search_key on ${table}
      when new.search_key <> old.search_key begin
        delete from ${words} where website_id = old.website_id and id = old.id;
        ${fill('new')};
      end`,
    `insert or ignore into ${words} (website_id, word, id)
      select ${table}.website_id, substr(value, 1, ${LONGEST_WORD}), ${table}.id
      from ${table}, json_each('[' || replace(json_quote(${table}.search_key), ' ', '","') || ']') where value <> ''`,
  ]
  for (const step of steps) await sql.raw(step).execute(database)
}

// biome-ignore lint/suspicious/noExplicitAny: see above
async function keepOnPostgres(database: Kysely<any>, table: string, words: string): Promise<void> {
  const from = (row: string) => `select ${row}.website_id, left(word, ${LONGEST_WORD}), ${row}.id
    from unnest(string_to_array(${row}.search_key, ' ')) as word where word <> ''`
  const steps = [
    `create function keep_${words}() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then delete from ${words} where website_id = old.website_id and id = old.id; end if;
      insert into ${words} (website_id, word, id) ${from('new')} on conflict do nothing;
      return null;
    end $$`,
    `create trigger ${words}_insert after insert on ${table} for each row execute function keep_${words}()`,
    `create trigger ${words}_update after update of search_key on ${table} for each row
      when (new.search_key is distinct from old.search_key) execute function keep_${words}()`,
    `insert into ${words} (website_id, word, id)
      select website_id, left(word, ${LONGEST_WORD}), id
      from ${table}, unnest(string_to_array(search_key, ' ')) as word where word <> '' on conflict do nothing`,
  ]
  for (const step of steps) await sql.raw(step).execute(database)
}
