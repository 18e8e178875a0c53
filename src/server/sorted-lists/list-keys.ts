import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { beginsWord } from '#server/database/begins-word.ts'
import { type FoundRows, searchByWord } from '#server/database/search-by-word.ts'
import type { WordTable } from '#server/database/word-index.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'
import { MOST_SELECTED } from '#shared/orders/read-api.ts'
import { normalize } from '#shared/texts/normalize.ts'

const PAGE = 50

interface SortedList<Table extends WordTable> {
  readonly table: Table
  /** A column of numbers; rows with the same number are in the order of their ids. */
  readonly sort: { readonly column: string; readonly direction: 'asc' | 'desc' }
  readonly query: { readonly search?: string | undefined; readonly after?: string | undefined }
  /** The rows of the filters, among those that were found or among all (`selectFound`). */
  readonly rows: (found: FoundRows | null) => SelectQueryBuilder<Tables, Table, object>
  /** Rows that a filter matches, where they are few; null where they are many: then the list is read in its order. */
  readonly fewOf: () => Promise<FoundRows | null>
  /** The rows that a number is looked for in, besides words that begin with it. */
  readonly ofNumber: (number: number) => Elsewhere
  /** The rows that a text is looked for in as a whole, besides its words; null for a text that none can have. */
  readonly ofText?: (text: string) => Elsewhere | null
}

/** Rows that are found in another way than by the words of their key: a query for them, and whether a row is one. */
interface Elsewhere {
  readonly found: RawBuilder<unknown>
  readonly is: RawBuilder<boolean>
}

/** A row of a list: its id, and the number that the list is sorted by. */
interface Key {
  readonly id: string
  readonly value: number
}

/**
 * The keys of the next rows of a list that is sorted, filtered and searched. They are all that is read here: indexes
 * contain them and the columns of the filters.
 */
export async function listKeys<Table extends WordTable>(
  scope: Scope,
  { table, sort: { column, direction }, query, rows, fewOf, ofNumber, ofText }: SortedList<Table>,
  most: number,
): Promise<Key[]> {
  const after = readCursor(query.after, 'number')
  const [value, id] = [sql.ref<number>(column), sql.ref<string>('id')]
  const isAfter = sql.raw(direction === 'desc' ? '<' : '>')
  const list = (found: FoundRows | null) =>
    rows(found)
      .$if(after !== null, (some) =>
        some.where(sql<boolean>`(${value}, ${id}) ${isAfter} (${after!.value}, ${after!.id})`),
      )
      .orderBy(value, direction)
      .orderBy(id, direction)
  const keysOf = (some: SelectQueryBuilder<Tables, Table, object>): Promise<Key[]> =>
    some
      .select([id.as('id'), value.as('value')])
      .limit(most)
      .execute()
  const text = query.search?.trim() ?? ''
  const words = normalize(text).replace(/^#/, '')
  if (words === '') return keysOf(list(await fewOf()))
  const found = await searchByWord(scope, table, words, most, list)
  const elsewhere = [/^\d{1,15}$/.test(words) ? ofNumber(Number(words)) : null, ofText?.(text) ?? null]
  const others = elsewhere.filter((one) => one !== null)
  if (others.length === 0) return keysOf(list(found).where(beginsWord(words)))
  const union = sql.join([found, ...others.map((one) => one.found)], sql` union `)
  const isOne = sql.join([...others.map((one) => one.is), beginsWord(words)], sql` or `)
  return keysOf(list(union as FoundRows).where(sql<boolean>`(${isOne})`))
}

/** The ids of a page of a list; its first page also counts all rows, as far as they can be selected. */
export async function pageOfKeys<Table extends WordTable>(
  scope: Scope,
  list: SortedList<Table>,
): Promise<{ readonly ids: string[]; readonly next: string | null; readonly total: number | null }> {
  const isFirst = readCursor(list.query.after, 'number') === null
  const keys = await listKeys(scope, list, isFirst ? MOST_SELECTED : PAGE + 1)
  const page = keys.slice(0, PAGE)
  const last = page.at(-1)
  return {
    ids: page.map(({ id }) => id),
    next: keys.length > PAGE && last ? writeCursor(last) : null,
    total: isFirst ? keys.length : null,
  }
}

/** With more rows than this the list itself is searched: they are found soon there. */
const FEW = 1_000

/** The first of some queries that finds few rows; null where all of them find many. */
export async function firstOfFew(
  { database }: Pick<Scope, 'database'>,
  filters: readonly FoundRows[],
): Promise<FoundRows | null> {
  for (const filter of filters) {
    const few = await sql`select 1 as one from (${filter} limit ${FEW + 1}) as few`.execute(database)
    if (few.rows.length <= FEW) return filter
  }
  return null
}
