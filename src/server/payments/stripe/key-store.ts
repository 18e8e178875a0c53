import type { Selectable } from 'kysely'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { StripeMode } from '#shared/stripe/schema.ts'
import type { StripeTables } from './tables.ts'

/** What providers need of a site to read and write its rows. */
export type SiteRows = Pick<Scope, 'database' | 'websiteId'>

/** The keys of one mode as they are stored. */
export type StripeKeys = Omit<Selectable<StripeTables['stripe_keys']>, 'website_id'>

/** The keys of a mode, sealed; null when the owner has connected none. */
export async function readStripeKeys({ database, websiteId }: SiteRows, mode: StripeMode): Promise<StripeKeys | null> {
  const row = await database
    .selectFrom('stripe_keys')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('mode', '=', mode)
    .executeTakeFirst()
  if (!row) return null
  const { website_id: _, ...keys } = row
  return keys
}

/** Stores the keys of a mode in place of earlier ones. */
export async function writeStripeKeys({ database, websiteId }: ChangeScope, keys: StripeKeys): Promise<void> {
  await database
    .insertInto('stripe_keys')
    .values({ website_id: websiteId, ...keys })
    .onConflict((conflict) => conflict.columns(['website_id', 'mode']).doUpdateSet(keys))
    .execute()
}

/** Deletes the keys of a mode; false when there were none. */
export async function deleteStripeKeys({ database, websiteId }: ChangeScope, mode: StripeMode): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('stripe_keys')
    .where('website_id', '=', websiteId)
    .where('mode', '=', mode)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Stores why Stripe rejects the keys, and since when, for the owner; '' when they work again. */
export async function noteStripeProblem(
  { database, websiteId }: SiteRows,
  mode: StripeMode,
  problem: string,
  now: number,
): Promise<void> {
  await database
    .updateTable('stripe_keys')
    .set((set) => ({ problem, problem_since: problem ? set.fn.coalesce('problem_since', set.val(now)) : null }))
    .where('website_id', '=', websiteId)
    .where('mode', '=', mode)
    .where('problem', '!=', problem)
    .execute()
}
