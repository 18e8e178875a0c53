import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DatabaseQueries, Tables } from '#server/tables.ts'
import { beginsWord } from './begins-word.ts'
import { LONGEST_WORD, type WordTable } from './word-index.ts'
import { orWaiting } from './words-together.ts'

/** With more matches than this the list itself is searched: they are found soon there. */
const FEW = 1_000
/** The number of rows of a list that are searched for a frequent word. */
const LOOKED_THROUGH = 10_000

/** A query for the ids of rows, each once. */
export type FoundRows = RawBuilder<{ found_id: string }>

/** The website whose rows are searched. */
interface Where {
  readonly database: DatabaseQueries
  readonly websiteId: string
}

/** The rows of a list among those that were found, or among all. */
type List<Table extends WordTable> = (found: FoundRows | null) => SelectQueryBuilder<Tables, Table, object>

/**
 * The rows of a list with a text.
 * @param text normalized like `search_key`; '' for all rows
 * @param most rows that the list takes
 * @param list from `selectFound`, after the cursor and in its order
 */
export async function searchList<Table extends WordTable>(
  where: Where,
  table: Table,
  text: string,
  most: number,
  list: List<Table>,
): Promise<SelectQueryBuilder<Tables, Table, object>> {
  return text === '' ? list(null) : list(await searchByWord(where, table, text, most, list)).where(beginsWord(text))
}

/**
 * The rows with a text, by the word index, so that the cost does not grow with the table. They are candidates: of a text
 * of several words one is looked for, so `beginsWord` must be asked as well. A frequent word is looked for among
 * its first matches and the next rows of the list.
 * @param text normalized like `search_key`, not empty
 */
export async function searchByWord<Table extends WordTable>(
  { database, websiteId }: Where,
  table: Table,
  text: string,
  most: number,
  list: List<Table>,
): Promise<FoundRows> {
  const [word = ''] = text.split(' ').toSorted((one, other) => other.length - one.length)
  const begin = word.slice(0, LONGEST_WORD)
  const matches = sql`select id as found_id from ${sql.table(`${table}_words`)}
    where website_id = ${websiteId} and word >= ${begin} and word < ${`${begin}\u{10ffff}`}`
  const few = await sql`${matches} limit ${FEW + 1}`.execute(database)
  const waiting = orWaiting(database, table, websiteId)
  // biome-ignore lint/suspicious/noExplicitAny: all of these tables have the two columns
  const next = (list(null) as SelectQueryBuilder<any, any, object>).select(['id', 'search_key']).limit(LOOKED_THROUGH)
  return few.rows.length <= FEW
    ? sql`select distinct found_id from (${matches} ${waiting}) as few`
    : sql`select found_id from (${matches} limit ${FEW}) as first ${waiting}
        union select id from (select id from (${next}) as next where ${beginsWord(text)} limit ${most}) as newest`
}

/**
 * The rows of a website in a table: all of them, or those that were found. SQLite reads the tables of a cross join in
 * their order; as a condition on ids the database would read the whole list in its order.
 */
export function selectFound<Table extends WordTable>(
  { database, websiteId }: Where,
  table: Table,
  found: FoundRows | null,
): SelectQueryBuilder<Tables, Table, object> {
  // biome-ignore lint/suspicious/noExplicitAny: the types of a join with a table that is a parameter
  type Rows = SelectQueryBuilder<any, any, object>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const queries: { selectFrom(from: unknown): Rows } = database as Kysely<any>
  const joined = found && (queries.selectFrom(sql`(${found})`.as('found')).crossJoin(table) as Rows)
  const rows = joined?.whereRef(`${table}.id`, '=', 'found.found_id') ?? queries.selectFrom(table)
  return rows.where(sql.ref(`${table}.website_id`), '=', websiteId)
}
