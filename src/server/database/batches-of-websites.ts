import type { Kysely } from 'kysely'

const BATCH = 500

/**
 * The rows of all websites in batches, those of each website in the order of an id. For migrations.
 * @param read reads at most `limit` rows of a website whose id comes after the given one, in the order of their ids
 */
export async function* batchesOfWebsites<Row>(
  // biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
  database: Kysely<any>,
  read: (place: { readonly websiteId: string; readonly after: string; readonly limit: number }) => Promise<Row[]>,
  idOf: (row: Row) => string,
): AsyncGenerator<{ readonly websiteId: string; readonly rows: readonly Row[] }> {
  const websites = await database.selectFrom('websites').select('id').execute()
  for (const { id: websiteId } of websites)
    for (let after = ''; ; ) {
      const rows = await read({ websiteId, after, limit: BATCH })
      yield { websiteId, rows }
      if (rows.length < BATCH) break
      after = idOf(rows.at(-1)!)
    }
}
