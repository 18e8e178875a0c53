/** An index of SQLite's, as its planner knows it. */
export interface IndexShape {
  readonly name: string
  readonly columns: readonly string[]
  readonly isUnique: boolean
  /** The condition of a partial index; null for one of all rows. */
  readonly condition: string | null
}

/**
 * How many rows SQLite has to expect: of a table, of a website in it, of a website in a partial index, of a batch, such as
 * an import, and of one thing, such as the lines of an order. They are those of a large shop: in a small one, no plan
 * takes long.
 */
const ROWS = { table: 100_000_000, website: 1_000_000, few: 3_000, batch: 10_000, thing: 10 }

/** Other columns, such as a state, divide rows into this many groups. */
const GROUPS = 4

/** Columns that name one thing: an order, a person, a product. Expressions have no name: they are of addresses. */
const NAMES_THING = /^$|(?:^|_)(?:id|key|hash|email|number|code|sku|path|url|host|reference)$/

/** Columns that name a group with many rows, although they end like the name of a thing. */
const NAMES_GROUP = /^(?:category|collection|customer_group|endpoint|folder|form|group|key|list|location|method)_id$/
const NAMES_BATCH = /^(?:batch|count|discount|import)_id$/

/** Most rows have the same value: they are not deleted, and paid by the methods that are asked for. */
const HARDLY_NARROWS = new Set(['deleted_at', 'method'])

/** Partial indexes that can contain most rows of a website. So can those of rows that have some value. */
const OFTEN_MANY = new Set(['gift_cards_with_balance', 'orders_takings'])
const HAVE_A_VALUE = /^"?\w+"? is not null$/i

/**
 * The text of `sqlite_stat1` for an index: the rows in it, and for each of its columns, how many rows have the same values
 * up to there.
 */
export function expectedRows(index: IndexShape): string {
  const part = partOf(index)
  let rows = Math.round(ROWS.table / part)
  const counts = [rows]
  for (const [position, column] of index.columns.entries()) {
    const isLast = position === index.columns.length - 1
    if (index.isUnique && isLast) rows = 1
    else if (column === 'website_id') rows = Math.round(ROWS.website / part)
    else rows = withSameValue(rows, column)
    counts.push(rows)
  }
  // Without this, SQLite may read an index for every value of its first column.
  return `${counts.join(' ')} noskipscan`
}

function withSameValue(rows: number, column: string): number {
  if (HARDLY_NARROWS.has(column)) return rows
  return Math.max(1, Math.round(Math.min(mostOf(column), rows / GROUPS)))
}

function mostOf(column: string): number {
  if (NAMES_BATCH.test(column)) return ROWS.batch
  return NAMES_THING.test(column) && !NAMES_GROUP.test(column) ? ROWS.thing : ROWS.website
}

/** By how much a partial index has fewer rows than its table. */
function partOf({ name, condition }: IndexShape): number {
  if (condition === null) return 1
  return HAVE_A_VALUE.test(condition) || OFTEN_MANY.has(name) ? 2 : ROWS.website / ROWS.few
}
