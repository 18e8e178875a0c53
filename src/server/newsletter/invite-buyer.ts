import type { PlacedOrder } from '#server/orders/lifecycle.ts'
import type { ChangeScope } from '#server/scope.ts'
import { buyerName } from '#shared/orders/rules.ts'
import { joinList } from './join-list.ts'

/** Invites buyers to the newsletter who asked for it at checkout. */
export async function inviteBuyer(scope: ChangeScope, { draft }: PlacedOrder): Promise<void> {
  if (!draft.newsletter) return
  const { words, language } = draft.newsletter
  await joinList(scope, {
    listId: null,
    email: draft.email,
    name: buyerName(draft),
    source: 'checkout',
    consent: { words, pagePath: '/checkout' },
    language,
    origin: draft.origin,
    now: Date.now(),
  })
}
