import type { Kysely } from 'kysely'
import { batchesOfWebsites } from '#server/database/batches-of-websites.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { orderDetails } from './documents.ts'
import { companiesOf } from './search-key.ts'

/**
 * Adds the companies of older orders to their search keys. For a migration. The rest of a key stays, and an erased order
 * has no company.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function addCompaniesToSearchKeys(database: Kysely<any>): Promise<void> {
  const batches = batchesOfWebsites(
    database,
    ({ websiteId, after, limit }) =>
      database
        .selectFrom('orders')
        .select(['id', 'search_key', 'details'])
        .where('website_id', '=', websiteId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
  for await (const { websiteId, rows } of batches)
    for (const { id, search_key, details } of rows) {
      const words = [...new Set(companiesOf(orderDetails.read(details)).map(normalize))]
      const missing = words.filter((word) => !` ${search_key} `.includes(` ${word} `))
      if (missing.length === 0) continue
      await database
        .updateTable('orders')
        .set({ search_key: [search_key, ...missing].join(' ') })
        .where('website_id', '=', websiteId)
        .where('id', '=', id)
        .execute()
    }
}
