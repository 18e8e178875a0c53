import type { Insertable, InsertQueryBuilder, InsertResult } from 'kysely'
import type { DatabaseQueries, Tables } from '#server/tables.ts'
import { prepareQuery } from './prepare-query.ts'

type Table = keyof Tables & string
type Row = Readonly<Record<string, unknown>>
type Insert = (database: DatabaseQueries, rows: readonly Row[]) => Promise<void>

/** What happens to rows that are there already; one function for each place that asks, since statements are kept by it. */
export type OnConflict<Name extends Table> = (
  insert: InsertQueryBuilder<Tables, Name, InsertResult>,
) => InsertQueryBuilder<Tables, Name, InsertResult>

/** Rows of one statement: long lists are cut into these lengths, so that few statements have to be kept. */
const LENGTHS = [64, 16, 4, 3, 2, 1] as const

const asItIs: OnConflict<never> = (insert) => insert
const prepared = new Map<unknown, Map<string, Insert>>()

/**
 * Writes rows that all have the same columns, however many. The statement is built once for each table, columns and
 * number of rows: building one takes longer than writing it.
 */
export async function insertRows<Name extends Table>(
  database: DatabaseQueries,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
  onConflict: OnConflict<Name> = asItIs as unknown as OnConflict<Name>,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const shape = `${table} ${columns}`
  const known = prepared.get(onConflict) ?? new Map<string, Insert>()
  prepared.set(onConflict, known)
  for (let start = 0; start < rows.length; ) {
    const length = LENGTHS.find((one) => one <= rows.length - start)!
    const key = `${length} ${shape}`
    const insert = known.get(key) ?? prepareInsert(table, columns, length, onConflict)
    known.set(key, insert)
    await insert(database, rows.slice(start, start + length) as readonly Row[])
    start += length
  }
}

function prepareInsert<Name extends Table>(
  table: Name,
  columns: readonly string[],
  length: number,
  onConflict: OnConflict<Name>,
): Insert {
  const names = Array.from({ length }, (_, place) => columns.map((column) => [column, `${place} ${column}`] as const))
  const ask = prepareQuery((database, values: Record<string, unknown>) => {
    const rows = names.map((row) => Object.fromEntries(row.map(([column, name]) => [column, values[name]])))
    return onConflict(database.insertInto(table).values(rows as never))
  })
  return async (database, rows) => {
    const values: Record<string, unknown> = {}
    names.forEach((row, place) => {
      for (const [column, name] of row) values[name] = rows[place]![column]
    })
    await ask(database, values)
  }
}
