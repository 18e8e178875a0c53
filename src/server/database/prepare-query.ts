import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Database, DatabaseQueries } from '#server/tables.ts'
import { type Engine, engineOf } from './engine.ts'
import { runCompiled } from './run-compiled.ts'

/** A placeholder for a value while its query is built. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

// biome-ignore lint/suspicious/noExplicitAny: any property is a placeholder, whatever its type will be
const placeholders: any = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })

/**
 * A query of fixed shape, built and compiled once for each engine: for the queries of every cart and order, building
 * takes longer than running.
 * @param build gets placeholders for the values: they may occur in conditions and rows only
 * @param waitsForDisk false for a change that may be lost with a power cut: on SQLite, outside of a transaction, it is
 * done once it is committed. PostgreSQL waits for each.
 */
export function prepareQuery<Values extends object, Row>(
  build: (database: Database, values: Values) => Compilable<Row>,
  { waitsForDisk = true } = {},
): (database: DatabaseQueries, values: Values) => Promise<QueryResult<Row>> {
  const compiled: Partial<Record<Engine, CompiledQuery<Row>>> = {}
  return (database, values) => {
    const engine = engineOf(database)
    compiled[engine] ??= build(database as Database, placeholders).compile()
    const { query, queryId, sql, parameters } = compiled[engine]
    const given = parameters.map((one) => (one instanceof Placeholder ? values[one.name as keyof Values] : one))
    return runCompiled<Row>(database, { query, queryId, sql, parameters: given, waitsForDisk })
  }
}

/** Longer lists are rare, and not worth caching. */
const LONGEST_CACHED = 100

/** As `prepareQuery`, for a query over a list of texts, such as ids: built once for each length of the list. */
export function prepareListQuery<Values extends object, Row>(
  build: (database: Database, values: Values, ids: readonly string[]) => Compilable<Row>,
): (database: DatabaseQueries, values: Values, ids: readonly string[]) => Promise<QueryResult<Row>> {
  const prepareFor = (length: number) =>
    prepareQuery((database, values: Values & Record<number, string>) =>
      build(
        database,
        values,
        Array.from({ length }, (_, place) => values[place]!),
      ),
    )
  const prepared = new Map<number, ReturnType<typeof prepareFor>>()
  return (database, values, ids) => {
    const ask = prepared.get(ids.length) ?? prepareFor(ids.length)
    if (ids.length <= LONGEST_CACHED) prepared.set(ids.length, ask)
    return ask(database, { ...values, ...ids } as Values & Record<number, string>)
  }
}
