import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { PurchaseReceiver } from '#shared/pixels/providers.ts'
import { pixelTokensLog } from './change-log.ts'
import { deleteToken, readTokens, type StoredToken, writeToken } from './token-store.ts'

/** The owner of a sealed token: it opens for the same site and company only. */
export const sealedFor = (websiteId: string, provider: PurchaseReceiver): string => `pixel ${provider} ${websiteId}`

/** Stores an access token of the owner. */
export async function saveToken(scope: ChangeScope, token: StoredToken, batchId: string): Promise<void> {
  const before = (await readTokens(scope)).find(({ provider }) => provider === token.provider)
  await writeToken(scope, token)
  await recordChange(scope, batchId, pixelTokensLog, {
    nounId: token.provider,
    before: before ? snapshotOf(before) : null,
    after: snapshotOf(token),
  })
}

/** Deletes an access token of the owner. */
export async function removeToken(scope: ChangeScope, provider: PurchaseReceiver, batchId: string): Promise<void> {
  const before = (await readTokens(scope)).find((one) => one.provider === provider)
  if (!before || !(await deleteToken(scope, provider))) return
  await recordChange(scope, batchId, pixelTokensLog, { nounId: provider, before: snapshotOf(before), after: null })
}

const snapshotOf = ({ provider, ad_account_id: adAccountId }: StoredToken) => ({ provider, adAccountId })
