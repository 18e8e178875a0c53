import { type RawBuilder, sql } from 'kysely'
import type { DatabaseQueries } from '#server/tables.ts'
import { beginsWord } from './begins-word.ts'
import { LONGEST_WORD, type WordTable } from './word-index.ts'

/** More matches than this are looked for in the list itself: they are soon found there. */
const FEW = 1_000
/** So far into a list rows are looked through for a word that many have. */
export const LOOKED_THROUGH = 10_000

/** How a search finds its rows. */
export interface WordSearch {
  readonly condition: RawBuilder<boolean>
  /** Null where few rows match. Else some of those that do: they and the first rows of the list are looked through. */
  readonly some: RawBuilder<boolean> | null
}

/** Where rows are looked for. */
interface Where {
  readonly database: DatabaseQueries
  readonly websiteId: string
}

/**
 * How rows with a text are found: by the index of words where few match, so that the cost does not grow with the table.
 * @param text folded as `search_key` is, not empty
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
