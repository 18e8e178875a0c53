import { setImmediate } from 'node:timers/promises'
import type { CompiledQuery, Insertable, InsertQueryBuilder, InsertResult } from 'kysely'
import type { Database, DatabaseQueries, Tables } from '#server/tables.ts'
import { type Engine, engineOf } from './engine.ts'
import { runCompiled } from './run-compiled.ts'

type Table = keyof Tables & string
type Row = Readonly<Record<string, unknown>>
type Insert = (database: DatabaseQueries, rows: readonly Row[]) => Promise<readonly unknown[]>

/** What happens to existing rows; one function per call site, since statements are cached by it. */
export type OnConflict<Name extends Table, Written = InsertResult> = (
  insert: InsertQueryBuilder<Tables, Name, InsertResult>,
) => InsertQueryBuilder<Tables, Name, Written>

/** Rows of one statement: long lists are split into these lengths, so that few statements are cached. */
const LENGTHS = [64, 16, 4, 3, 2, 1] as const

const ROWS_BETWEEN_PAUSES = 2_048

const prepared = new Map<unknown, Map<string, Insert>>()

/**
 * Writes any number of rows that have the same columns. The statement is built once for each table, columns and number
 * of rows: building one takes longer than running it.
 * @returns the columns that `onConflict` returns for the written rows
 */
export async function insertRows<Name extends Table, Written = never>(
  database: DatabaseQueries,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
  onConflict?: OnConflict<Name, Written>,
): Promise<Written[]> {
  const [first] = rows
  if (!first) return []
  const written: Written[] = []
  const columns = Object.keys(first)
  const shape = `${table} ${columns}`
  const known = prepared.get(onConflict) ?? new Map<string, Insert>()
  prepared.set(onConflict, known)
  for (let start = 0; start < rows.length; ) {
    const length = LENGTHS.find((one) => one <= rows.length - start)!
    const key = `${length} ${shape}`
    const insert = known.get(key) ?? prepareInsert(table, columns, length, onConflict)
    known.set(key, insert)
    const returned = await insert(database, rows.slice(start, start + length) as readonly Row[])
    written.push(...(returned as Written[]))
    start += length
    // SQLite never pauses by itself, and visitors who only read need not wait for thousands of rows.
    if (start % ROWS_BETWEEN_PAUSES === 0) await setImmediate()
  }
  return written
}

/** A placeholder for a value while the statement is built. */
class Place {
  readonly row: number
  readonly column: string
  constructor(row: number, column: string) {
    this.row = row
    this.column = column
  }
}

function prepareInsert<Name extends Table>(
  table: Name,
  columns: readonly string[],
  length: number,
  onConflict: OnConflict<Name, unknown> = (insert) => insert,
): Insert {
  const places = Array.from({ length }, (_, row) =>
    Object.fromEntries(columns.map((column) => [column, new Place(row, column)])),
  )
  const compiled = new Map<Engine, CompiledQuery>()
  return async (database, rows) => {
    const engine = engineOf(database)
    const query =
      compiled.get(engine) ?? onConflict((database as Database).insertInto(table).values(places as never)).compile()
    compiled.set(engine, query)
    const parameters = query.parameters.map((one) => (one instanceof Place ? rows[one.row]![one.column] : one))
    return (await runCompiled(database, { ...query, parameters })).rows
  }
}
