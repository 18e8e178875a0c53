import { type RawBuilder, sql } from 'kysely'

/**
 * A column by which a few rows are sorted, such as those of an order, for `orderBy`. SQLite would read all rows of the
 * website through an index that is sorted by the column itself (decision 167).
 * @param column its name, with that of its table if the query has several
 */
export const sortFew = (column: string): RawBuilder<unknown> => sql`coalesce(${sql.ref(column)}, null)`
