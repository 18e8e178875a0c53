import { type RawBuilder, sql } from 'kysely'

/**
 * A column by which a few rows are sorted, such as those of an order. For the column itself, SQLite would read all rows of the
 * website in the order of an index, and keep the few (decision 167).
 */
export const sortFew = (column: string): RawBuilder<unknown> => sql`coalesce(${sql.ref(column)}, null)`
