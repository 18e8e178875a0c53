import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { type FailureCode, sentenceOf } from '#shared/failures.ts'
import { changeIt } from './continue.ts'

/**
 * Puts a renewal off that cannot be made today, such as for an item that is sold out: it is tried again each day. Its
 * buyer is told once. Where the item was deleted, the subscription ends.
 * @param why `variant-unavailable` for a deleted item
 */
export async function waitForRenewal(scope: ChangeScope, subscriptionId: string, why: FailureCode): Promise<void> {
  await changeIt(scope, subscriptionId, async ({ content }) => {
    if (why === 'variant-unavailable') return { changes: { state: 'ended', nextAt: null }, email: { kind: 'ended' } }
    const waitsFor = sentenceOf({ code: why })
    return {
      changes: { nextAt: Date.now() + DAY_MILLISECONDS, content: { ...content, waitsFor } },
      ...(content.waitsFor === '' && { email: { kind: 'waiting' } }),
    }
  })
}
