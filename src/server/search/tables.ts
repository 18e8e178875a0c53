import { type Kysely, sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import type { Migration } from '#server/database/migrate.ts'
import { newId } from '#server/identifiers.ts'

/**
 * The search index: ordinary tables with narrow keys, the same on both engines, so that a search costs the same in a
 * shop of a hundred products and of a hundred thousand, finds the same on both, and never meets another website's words.
 */
export interface SearchTables {
  /** What is known about one thing; `words` is `searchWords`, from which its postings can be taken out again. */
  search_documents: { website_id: string; noun: string; noun_id: string; words: string }
  /** Where each word stands; 3 is the weight of a title. Lists are read backwards in the key's order: the best come first. */
  search_postings: { website_id: string; noun: string; word: string; weight: number; noun_id: string }
  /** Every word that was ever written, for completing the beginning of one. */
  search_words: { website_id: string; word: string }
  /** Each word with one letter left out, and as it is: two spellings that are one slip apart meet in one of them. */
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
    // Products are found by more of their words than before: a job brings each website's index up to date.
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
]

/**
 * Creates a table whose key is nearly all of it. SQLite keeps such a table as its key alone (WITHOUT ROWID); PostgreSQL
 * compares by bytes (collation C), so that a range of beginnings means the same on both.
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
