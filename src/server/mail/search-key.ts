import type { Kysely } from 'kysely'
import { batchesOfWebsites } from '#server/database/batches-of-websites.ts'
import { normalize } from '#shared/texts/normalize.ts'

interface Found {
  readonly to: string
  readonly subject: string
}

/** Where a part of an address begins, before its domain. */
const PART = /[.+_-]/g

/**
 * The search key of an email: the address, the words of the subject with the number of an order, and the address from each
 * of its later parts on: nina.petrova@example.com is found by petrova and by example.com.
 */
export function emailSearchKey({ to, subject }: Found): string {
  const at = to.lastIndexOf('@')
  const parts = [...to.slice(0, at === -1 ? 0 : at).matchAll(PART)].map(({ index }) => to.slice(index + 1))
  const words = [to, subject, ...parts, ...(at === -1 ? [] : [to.slice(at + 1)])]
  return ` ${normalize(words.join(' ')).replaceAll('#', '')}`
}

/** Writes the search keys of older emails again: they had the whole address alone. For a migration. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function writeEmailSearchKeys(database: Kysely<any>): Promise<void> {
  const batches = batchesOfWebsites(
    database,
    ({ websiteId, after, limit }) =>
      database
        .selectFrom('letters')
        .select(['id', 'to_address', 'subject', 'search_key'])
        .where('website_id', '=', websiteId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
  for await (const { websiteId, rows } of batches)
    for (const { id, to_address, subject, search_key: before } of rows) {
      const search_key = emailSearchKey({ to: to_address, subject })
      if (search_key === before) continue
      await database
        .updateTable('letters')
        .set({ search_key })
        .where('website_id', '=', websiteId)
        .where('id', '=', id)
        .execute()
    }
}
