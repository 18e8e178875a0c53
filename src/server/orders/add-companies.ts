import type { Kysely } from 'kysely'
import { rewriteSearchKeys } from '#server/database/rewrite-search-keys.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { orderDetails } from './documents.ts'
import { companiesOf } from './search-key.ts'

/**
 * Adds the companies of older orders to their search keys. For a migration. The rest of a key stays, and an erased order
 * has no company.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export const addCompaniesToSearchKeys = (database: Kysely<any>): Promise<void> =>
  rewriteSearchKeys(database, 'orders', ['details'], ({ search_key, details }) => {
    const words = [...new Set(companiesOf(orderDetails.read(details)).map(normalize))]
    const missing = words.filter((word) => !` ${search_key} `.includes(` ${word} `))
    return [search_key, ...missing].join(' ')
  })
