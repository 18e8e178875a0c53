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

/** The statements for rows with the same columns, by their number of rows. */
interface Shape {
  readonly columns: readonly string[]
  readonly inserts: Map<number, Insert>
}

/** By what happens to existing rows, and by table. */
const prepared = new Map<unknown, Map<string, Shape[]>>()

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
  const { columns, inserts } = shapeOf(table, first, onConflict)
  for (let start = 0; start < rows.length; ) {
    const length = LENGTHS.find((one) => one <= rows.length - start)!
    const insert = inserts.get(length) ?? prepareInsert(table, columns, length, onConflict)
    inserts.set(length, insert)
    const some = rows.length === length ? rows : rows.slice(start, start + length)
    const returned = await insert(database, some as readonly Row[])
    if (returned.length > 0) written.push(...(returned as Written[]))
    start += length
    // SQLite never pauses by itself, and visitors who only read need not wait for thousands of rows.
    if (start % ROWS_BETWEEN_PAUSES === 0) await setImmediate()
  }
  return written
}

/** Compares names instead of joining them to a key: the names of an object are the same strings each time. */
function shapeOf(table: string, row: object, onConflict: unknown): Shape {
  let tables = prepared.get(onConflict)
  if (!tables) {
    tables = new Map()
    prepared.set(onConflict, tables)
  }
  const columns = Object.keys(row)
  const shapes = tables.get(table) ?? []
  const known = shapes.find(
    (one) => one.columns.length === columns.length && columns.every((name, index) => one.columns[index] === name),
  )
  if (known) return known
  const shape = { columns, inserts: new Map<number, Insert>() }
  tables.set(table, [...shapes, shape])
  return shape
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
  const compiled = new Map<Engine, { readonly statement: CompiledQuery; readonly isOneRow: boolean }>()
  return async (database, rows) => {
    const engine = engineOf(database)
    let known = compiled.get(engine)
    if (!known) {
      const statement = onConflict((database as Database).insertInto(table).values(places as never)).compile()
      known = { statement, isOneRow: length === 1 && statement.parameters.length === columns.length }
      compiled.set(engine, known)
    }
    const { query, queryId, sql } = known.statement
    // The columns of the first row are those of the statement, in their order.
    const parameters = known.isOneRow ? Object.values(rows[0]!) : parametersOf(known.statement, rows)
    return (await runCompiled(database, { query, queryId, sql, parameters })).rows
  }
}

const parametersOf = ({ parameters }: CompiledQuery, rows: readonly Row[]): unknown[] =>
  parameters.map((one) => (one instanceof Place ? rows[one.row]![one.column] : one))
