import type { Selectable } from 'kysely'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { PurchaseReceiver } from '#shared/pixels/providers.ts'
import type { PixelTables } from './tables.ts'

export type StoredToken = Omit<Selectable<PixelTables['pixel_tokens']>, 'website_id'>

/** The access tokens of a website, sealed. */
export async function readTokens({ database, websiteId }: Scope): Promise<StoredToken[]> {
  const rows = await database
    .selectFrom('pixel_tokens')
    .selectAll()
    .where('website_id', '=', websiteId)
    .orderBy('provider')
    .execute()
  return rows.map(({ website_id: _, ...token }) => token)
}

/** Stores a token in place of an earlier one. */
export async function writeToken({ database, websiteId }: ChangeScope, token: StoredToken): Promise<void> {
  await database
    .insertInto('pixel_tokens')
    .values({ website_id: websiteId, ...token })
    .onConflict((conflict) => conflict.columns(['website_id', 'provider']).doUpdateSet(token))
    .execute()
}

/** Deletes a token; false when there was none. */
export async function deleteToken({ database, websiteId }: ChangeScope, provider: PurchaseReceiver): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('pixel_tokens')
    .where('website_id', '=', websiteId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Stores that a company has taken a purchase. */
export async function noteSent({ database, websiteId }: Scope, provider: PurchaseReceiver, now: number): Promise<void> {
  await database
    .updateTable('pixel_tokens')
    .set({ sent_at: now, problem: '', problem_since: null })
    .where('website_id', '=', websiteId)
    .where('provider', '=', provider)
    .execute()
}

/** Stores why a company refuses purchases, and since when, for the owner. */
export async function noteProblem(
  { database, websiteId }: Scope,
  provider: PurchaseReceiver,
  problem: string,
  now: number,
): Promise<void> {
  await database
    .updateTable('pixel_tokens')
    .set((set) => ({ problem, problem_since: set.fn.coalesce('problem_since', set.val(now)) }))
    .where('website_id', '=', websiteId)
    .where('provider', '=', provider)
    .execute()
}
