import { type RawBuilder, sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import type { AnalyticsDatabase } from './tables.ts'

type Cell = string | number

/**
 * Rows as one value of a statement: `select … from ${jsonRows(…)}`, where `value ->> 0` is the first cell. A batch has
 * any number of rows, and its statement is the same for all of them.
 */
export function jsonRows(database: Pick<AnalyticsDatabase, 'getExecutor'>, rows: readonly (readonly Cell[])[]) {
  const json = JSON.stringify(rows)
  return engineOf(database) === 'sqlite'
    ? sql`json_each(${json}) as given`
    : sql`json_array_elements(cast(${json} as json)) as given`
}

/** A cell of such a row as a number. */
export const numberAt = (place: number): RawBuilder<number> =>
  sql`cast(given.value ->> ${sql.raw(String(place))} as bigint)`

/** A cell of such a row as a text. */
export const textAt = (place: number): RawBuilder<string> => sql`given.value ->> ${sql.raw(String(place))}`

/** The first cells of such a row as numbers, separated by commas. */
export const numbersTo = (count: number): RawBuilder<unknown> =>
  sql.join(Array.from({ length: count }, (_, place) => numberAt(place)))
