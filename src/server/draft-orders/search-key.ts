import type { Kysely } from 'kysely'
import { rewriteSearchKeys } from '#server/database/rewrite-search-keys.ts'
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
export const writeDraftSearchKeys = (database: Kysely<any>): Promise<void> =>
  rewriteSearchKeys(database, 'draft_orders', ['document'], ({ document }) =>
    draftSearchKey(draftContent.read(document)),
  )
