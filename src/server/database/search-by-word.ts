import { type RawBuilder, sql } from 'kysely'
import type { DatabaseQueries } from '#server/tables.ts'
import { beginsWord } from './begins-word.ts'
import { LONGEST_WORD, type WordTable } from './word-index.ts'

/** With more matches than this the list itself is searched: they are found soon there. */
const FEW = 1_000
/** The number of rows of a list that are searched for a frequent word. */
export const LOOKED_THROUGH = 10_000

/** How a search finds its rows. */
export interface WordSearch {
  readonly condition: RawBuilder<boolean>
  /** Null when few rows match. Otherwise a part of the matches: they and the first rows of the list are searched. */
  readonly some: RawBuilder<boolean> | null
}

/** The rows to search. */
interface Where {
  readonly database: DatabaseQueries
  readonly websiteId: string
}

/**
 * How rows with a text are found: by the word index when few match, so that the cost does not grow with the table.
 * @param text normalized like `search_key`, not empty
 */
export async function searchByWord(
  { database, websiteId }: Where,
  table: WordTable,
  text: string,
): Promise<WordSearch> {
  const [word = ''] = text.split(' ').toSorted((one, other) => other.length - one.length)
  const begin = word.slice(0, LONGEST_WORD)
  const matches = sql<{ id: string }>`select id from ${sql.table(`${table}_words`)}
    where website_id = ${websiteId} and word >= ${begin} and word < ${`${begin}\u{10ffff}`}`
  const few = await sql<{ id: string }>`${matches} limit ${FEW + 1}`.execute(database)
  if (few.rows.length <= FEW)
    return { condition: sql<boolean>`(id in (${matches}) and ${beginsWord(text)})`, some: null }
  return { condition: beginsWord(text), some: sql<boolean>`id in (${matches} limit ${FEW})` }
}
