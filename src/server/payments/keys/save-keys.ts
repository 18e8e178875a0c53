import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { setPublicKey } from '#server/settings/settings-store.ts'
import { keyLogs } from './change-logs.ts'
import { type Account, deleteKeys, type PaymentKeys, readKeys, writeKeys } from './key-store.ts'

/** Stores the keys of an account and offers its method: to customers in live mode, to the team in test mode. */
export async function saveKeys(
  scope: ChangeScope,
  { publicKey, ...keys }: PaymentKeys & { readonly publicKey: string },
  batchId: string,
): Promise<void> {
  const earlier = await readKeys(scope, keys)
  await writeKeys(scope, keys)
  const before = await setPublicKey(scope, keys.company, keys.mode, publicKey)
  await recordChange(scope, batchId, keyLogs[keys.company], {
    nounId: keys.mode,
    before: earlier && snapshotOf(earlier, before),
    after: snapshotOf(keys, publicKey),
  })
}

/**
 * Deletes the keys of an account; false when there were none. Orders that were paid with them stay; their refunds are
 * made at the company.
 */
export async function removeKeys(scope: ChangeScope, account: Account, batchId: string): Promise<boolean> {
  const earlier = await readKeys(scope, account)
  if (!earlier || !(await deleteKeys(scope, account))) return false
  const { company, mode } = account
  const before = await setPublicKey(scope, company, mode, '')
  await recordChange(scope, batchId, keyLogs[company], {
    nounId: mode,
    before: snapshotOf(earlier, before),
    after: null,
  })
  return true
}

const snapshotOf = ({ mode, account_id }: PaymentKeys, publishableKey: string) => ({
  mode,
  publishableKey,
  account: account_id,
})
