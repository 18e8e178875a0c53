import { type Kysely, sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import type { Migration } from '#server/database/migrate.ts'
import { newId } from '#server/identifiers.ts'

/**
 * The search index: ordinary tables with narrow keys, the same on both engines. A search costs the same in a shop of a
 * hundred products and of a hundred thousand, finds the same on both engines, and never reads another website's words.
 */
export interface SearchTables {
  /** One indexed thing; `words` is `searchWords`, from which its postings can be deleted. */
  search_documents: { website_id: string; noun: string; noun_id: string; words: string }
  /**
   * The occurrences of each word; 3 is the weight of a title. Lists are read backwards in the key's order: the best
   * come first.
   */
  search_postings: { website_id: string; noun: string; word: string; weight: number; noun_id: string }
  /** Every word that ever occurred, for completing beginnings. */
  search_words: { website_id: string; word: string }
  /**
   * Each word itself and with one letter left out: two words that are one misspelling apart share one of these
   * spellings.
   */
  search_spellings: { website_id: string; spelling: string; word: string }
}

export const searchMigrations: Migration[] = [
  {
    name: '2026-11-20-p-search',
    async up(database) {
      await createTable(database, 'search_documents', ['noun', 'noun_id'], ['words'])
      await createTable(database, 'search_postings', ['noun', 'word', 'weight', 'noun_id'])
      await createTable(database, 'search_words', ['word'])
      await createTable(database, 'search_spellings', ['spelling', 'word'])
    },
  },
  {
    // More words of products are indexed than before: a job updates each website's index.
    name: '2026-11-22-b1-search-whole-text',
    async up(database) {
      const websites = await database.selectFrom('websites').select('id').execute()
      const now = Date.now()
      for (const { id } of websites) {
        await database
          .insertInto('jobs')
          .values({
            website_id: id,
            id: newId(),
            kind: 'index-products',
            payload: JSON.stringify({ categoryId: null }),
            unique_key: null,
            state: 'waiting',
            run_at: now,
            attempts: 0,
            created_at: now,
          })
          .execute()
      }
    },
  },
  {
    // Items are found apart from pages, by the kind of their collection.
    name: '2026-11-27-m-found-items-by-kind',
    async up(database) {
      for (const table of ['search_documents', 'search_postings']) {
        const item = sql`items.website_id = ${sql.ref(`${table}.website_id`)} and items.id = ${sql.ref(`${table}.noun_id`)}`
        await sql`update ${sql.table(table)} set noun = (
            select collection.kind from items join item_collections as collection
              on collection.website_id = items.website_id and collection.id = items.collection_id
            where ${item}
          )
          where noun = 'page' and exists (select 1 from items where ${item})`.execute(database)
      }
    },
  },
]

/**
 * Creates a table whose key is nearly all of it. SQLite stores such a table as its key alone (WITHOUT ROWID);
 * PostgreSQL compares by bytes (collation C), so that ranges of beginnings are the same on both.
 */
async function createTable(
  // biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
  database: Kysely<any>,
  name: string,
  key: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  const isSqlite = engineOf(database) === 'sqlite'
  const word = isSqlite ? sql`text not null` : sql`text collate "C" not null`
  const typeOf = (column: string) => (column === 'weight' ? sql`integer not null` : word)
  const columns = [...key, ...others].map((column) => sql`${sql.ref(column)} ${typeOf(column)}`)
  await sql`create table ${sql.table(name)} (
    website_id text not null references websites (id) on delete cascade,
    ${sql.join(columns)},
    primary key (${sql.join(['website_id', ...key].map((column) => sql.ref(column)))})
  ) ${isSqlite ? sql`strict, without rowid` : sql``}`.execute(database)
}
