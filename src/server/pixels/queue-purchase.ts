import type { PlacedOrder } from '#server/orders/lifecycle.ts'
import type { ChangeScope } from '#server/scope.ts'
import { sendPurchaseJob } from './jobs.ts'
import { readTokens } from './token-store.ts'

/** Has an order sent to the companies that the owner has given tokens of, where its buyer agreed to that. */
export async function queuePurchase(scope: ChangeScope, { orderId, draft }: PlacedOrder): Promise<void> {
  const { adConsent } = draft
  if (!adConsent || draft.testMode) return
  for (const { provider } of await readTokens(scope))
    await scope.enqueue(
      sendPurchaseJob,
      { orderId, provider, consent: adConsent },
      { uniqueKey: `${provider} ${orderId}` },
    )
}
