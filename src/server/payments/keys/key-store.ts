import type { Selectable } from 'kysely'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { PaymentCompany } from '#shared/payments/companies.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import type { KeyTables } from './tables.ts'

/** What providers need of a site to read and write its rows. */
export type SiteRows = Pick<Scope, 'database' | 'websiteId'>

/** An account of an owner: at which company, and in which mode. */
export interface Account {
  readonly company: PaymentCompany
  readonly mode: PaymentMode
}

/** The keys of one account as they are stored. */
export type PaymentKeys = Omit<Selectable<KeyTables['payment_keys']>, 'website_id'>

/** The keys of an account, sealed; null when the owner has connected none. */
export async function readKeys(
  { database, websiteId }: SiteRows,
  { company, mode }: Account,
): Promise<PaymentKeys | null> {
  const row = await database
    .selectFrom('payment_keys')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('company', '=', company)
    .where('mode', '=', mode)
    .executeTakeFirst()
  if (!row) return null
  const { website_id: _, ...keys } = row
  return keys
}

/** Stores the keys of an account in place of earlier ones. */
export async function writeKeys({ database, websiteId }: ChangeScope, keys: PaymentKeys): Promise<void> {
  await database
    .insertInto('payment_keys')
    .values({ website_id: websiteId, ...keys })
    .onConflict((conflict) => conflict.columns(['website_id', 'company', 'mode']).doUpdateSet(keys))
    .execute()
}

/** Deletes the keys of an account; false when there were none. */
export async function deleteKeys({ database, websiteId }: ChangeScope, { company, mode }: Account): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('payment_keys')
    .where('website_id', '=', websiteId)
    .where('company', '=', company)
    .where('mode', '=', mode)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Stores why a company rejects the keys, and since when, for the owner; '' when they work again. */
export async function noteProblem(
  { database, websiteId }: SiteRows,
  { company, mode }: Account,
  problem: string,
  now: number,
): Promise<void> {
  await database
    .updateTable('payment_keys')
    .set((set) => ({ problem, problem_since: problem ? set.fn.coalesce('problem_since', set.val(now)) : null }))
    .where('website_id', '=', websiteId)
    .where('company', '=', company)
    .where('mode', '=', mode)
    .where('problem', '!=', problem)
    .execute()
}
