import type { Kysely } from 'kysely'
import { batchesOfWebsites } from './batches-of-websites.ts'

/**
 * Writes the `search_key` of each row of a table again, where it changes. For migrations. Triggers update the index of the
 * words.
 * @param columns what `keyOf` needs of a row, besides its `search_key`
 * @param keyOf the new key of a row
 */
export async function rewriteSearchKeys<Column extends string>(
  // biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
  database: Kysely<any>,
  table: string,
  columns: readonly Column[],
  keyOf: (row: Readonly<Record<Column | 'search_key', string>>) => string,
): Promise<void> {
  const batches = batchesOfWebsites(
    database,
    ({ websiteId, after, limit }) =>
      database
        .selectFrom(table)
        .select(['id', 'search_key', ...columns])
        .where('website_id', '=', websiteId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute() as Promise<Record<Column | 'id' | 'search_key', string>[]>,
    ({ id }) => id,
  )
  for await (const { websiteId, rows } of batches)
    for (const row of rows) {
      const search_key = keyOf(row)
      if (search_key === row.search_key) continue
      await database
        .updateTable(table)
        .set({ search_key })
        .where('website_id', '=', websiteId)
        .where('id', '=', row.id)
        .execute()
    }
}
