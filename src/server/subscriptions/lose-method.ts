import type { ChangeScope } from '#server/scope.ts'
import { isOver } from '#shared/subscription-plans/rules.ts'
import { changeIt } from './continue.ts'

/**
 * Notes that the payment method of a subscription was removed at its provider: it is paused until its buyer, who is told,
 * chooses another one. Nothing happens when it is paid with another one already.
 * @param method the provider's own id of the removed method
 */
export async function loseMethod(scope: ChangeScope, subscriptionId: string, method: string): Promise<void> {
  await changeIt(scope, subscriptionId, async ({ state, content }) => {
    if (content.keptMethod?.method !== method) return { changes: {} }
    const without = { ...content, keptMethod: null, lostMethod: content.keptMethod }
    if (isOver(state)) return { changes: { content: without } }
    const email = { kind: 'method-removed' } as const
    if (state === 'paused') return { changes: { content: without }, email }
    // A period that could not be paid is still due when there is another method.
    const pausedBy = state === 'past-due' ? 'payment' : 'method'
    return { changes: { state: 'paused', nextAt: null, content: { ...without, pausedBy } }, email }
  })
}
