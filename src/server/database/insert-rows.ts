import type { Insertable, QueryResult } from 'kysely'
import type { DatabaseQueries, Tables } from '#server/tables.ts'
import { prepareQuery } from './prepare-query.ts'

type Insert = (database: DatabaseQueries, values: Record<string, unknown>) => Promise<QueryResult<unknown>>

/** Longer lists are rare, and not worth keeping. */
const MOST_KEPT = 10

const prepared = new Map<string, Insert>()

/**
 * Writes rows that all have the same columns. The statement is built once for each table, columns and number of rows: for
 * an order that takes longer than writing it.
 */
export async function insertRows<Table extends keyof Tables & string>(
  database: DatabaseQueries,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const shape = `${table} ${rows.length} ${columns}`
  const insert = prepared.get(shape) ?? prepareInsert(table, columns, rows.length)
  if (rows.length <= MOST_KEPT) prepared.set(shape, insert)
  const values: Record<string, unknown> = {}
  rows.forEach((row, place) => {
    for (const column of columns) values[`${column} ${place}`] = row[column as keyof typeof row]
  })
  await insert(database, values)
}

function prepareInsert(table: keyof Tables & string, columns: readonly string[], count: number): Insert {
  return prepareQuery((database, values: Record<string, unknown>) => {
    const rowAt = (place: number) => Object.fromEntries(columns.map((column) => [column, values[`${column} ${place}`]]))
    const rows = Array.from({ length: count }, (_, place) => rowAt(place))
    return database.insertInto(table).values(rows as never)
  })
}
