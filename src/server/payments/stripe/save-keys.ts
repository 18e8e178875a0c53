import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { setStripeKey } from '#server/settings/settings-store.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { StripeMode } from '#shared/stripe/schema.ts'
import { stripeLog } from './change-log.ts'
import { deleteStripeKeys, readStripeKeys, type StripeKeys, writeStripeKeys } from './key-store.ts'

/** Stores the keys of a mode and offers cards in it: to customers in live mode, to the team in test mode. */
export async function saveKeys(
  scope: ChangeScope,
  { publishableKey, ...keys }: StripeKeys & { readonly publishableKey: string },
  batchId: string,
): Promise<void> {
  const earlier = await readStripeKeys(scope, keys.mode)
  await writeStripeKeys(scope, keys)
  const before = await setStripeKey(scope, keys.mode, publishableKey)
  await recordChange(scope, batchId, stripeLog, {
    nounId: keys.mode,
    before: earlier && snapshotOf(earlier, before),
    after: snapshotOf(keys, publishableKey),
  })
}

/** Deletes the keys of a mode. Orders that were paid with them stay; their refunds are made at Stripe. */
export async function removeKeys(
  scope: ChangeScope,
  mode: StripeMode,
  batchId: string,
): Promise<Result<void, 'stripe-not-connected'>> {
  const earlier = await readStripeKeys(scope, mode)
  if (!earlier || !(await deleteStripeKeys(scope, mode))) return fail('stripe-not-connected')
  const before = await setStripeKey(scope, mode, '')
  await recordChange(scope, batchId, stripeLog, { nounId: mode, before: snapshotOf(earlier, before), after: null })
  return succeed(undefined)
}

const snapshotOf = ({ mode, account_id }: StripeKeys, publishableKey: string) => ({
  mode,
  publishableKey,
  account: account_id,
})
