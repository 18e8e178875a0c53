import type { Kysely } from 'kysely'
import { batchesOfWebsites } from '#server/database/batches-of-websites.ts'
import type { DraftContent } from '#shared/draft-orders/schema.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { draftContent } from './documents.ts'

/** The search key of a draft order: each word of its customer's email, name and company, with a space before it. */
export function draftSearchKey({ email, address }: Pick<DraftContent, 'email' | 'address'>): string {
  const words = [email, address?.firstName, address?.lastName, address?.company]
  return ` ${normalize(words.filter(Boolean).join(' '))}`
}

/** Writes the search keys of older draft orders. For a migration. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function writeDraftSearchKeys(database: Kysely<any>): Promise<void> {
  const batches = batchesOfWebsites(
    database,
    ({ websiteId, after, limit }) =>
      database
        .selectFrom('draft_orders')
        .select(['id', 'document'])
        .where('website_id', '=', websiteId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
  for await (const { websiteId, rows } of batches)
    for (const { id, document } of rows)
      await database
        .updateTable('draft_orders')
        .set({ search_key: draftSearchKey(draftContent.read(document)) })
        .where('website_id', '=', websiteId)
        .where('id', '=', id)
        .execute()
}
