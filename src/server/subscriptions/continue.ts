import type { OrderDraft } from '#server/orders/draft.ts'
import type { PlacedOrder } from '#server/orders/lifecycle.ts'
import type { ChangeScope } from '#server/scope.ts'
import { isComplete, nextPeriod, priceAt, retryAt } from '#shared/subscription-plans/rules.ts'
import type { SubscriptionContent } from '#shared/subscriptions/content.ts'
import {
  renewSubscriptionJob,
  type SubscriptionEdit,
  type SubscriptionEmailKind,
  writeSubscriptionEmailJob,
} from './jobs.ts'
import {
  insertSubscriptionOrder,
  readSubscription,
  type Subscription,
  type SubscriptionChanges,
  saveSubscription,
} from './subscription-store.ts'

/** How long until a payment that was not decided in time is tried again, in milliseconds. */
const UNDECIDED_DELAY = 60 * 60 * 1000

/**
 * Notes the order that renews a subscription, and when the next one is due. A subscription that its buyer canceled while
 * the payment was under way stays canceled.
 */
export async function continueSubscription(scope: ChangeScope, { orderId, draft }: PlacedOrder): Promise<void> {
  if (!draft.renewal) return
  const { subscriptionId, period } = draft.renewal
  // Its buyer was erased while the payment was under way.
  if (!(await readSubscription(scope, subscriptionId))) return
  await insertSubscriptionOrder(scope, subscriptionId, period - 1, orderId)
  await changeIt(scope, subscriptionId, async (subscription) => {
    const { content, state } = subscription
    const cycles = subscription.cycles + 1
    const renewed = { cycles, tries: 0, failures: 0, failedAt: null, content: settled(content) }
    if (isComplete(content.plan, cycles))
      return { changes: { ...renewed, state: 'ended', nextAt: null }, email: { kind: 'ended' } }
    if (state === 'canceled' || state === 'ended') return { changes: renewed }
    const { timeZone } = await scope.settings()
    const after = { from: period, after: Date.now(), timeZone }
    const next = nextPeriod(content, after)
    if (state === 'paused') return { changes: { ...renewed, nextIndex: next.index } }
    return { changes: { ...renewed, state: 'active', nextAt: next.at, nextIndex: next.index } }
  })
}

/**
 * Notes that the payment of a renewal has failed: it is tried again after some days, which the buyer is told, and in the
 * end the subscription is paused. A payment that nobody has declined is tried again soon.
 */
export async function noteFailedRenewal(
  scope: ChangeScope,
  { renewal }: Pick<OrderDraft, 'renewal'>,
  why: 'declined' | 'expired',
): Promise<void> {
  if (!renewal) return
  await changeIt(scope, renewal.subscriptionId, async (subscription) => {
    const { content, failures, tries, state } = subscription
    if (state !== 'active' && state !== 'past-due') return { changes: { tries: tries + 1 } }
    const now = Date.now()
    if (why === 'expired') return { changes: { tries: tries + 1, nextAt: now + UNDECIDED_DELAY } }
    const failedAt = subscription.failedAt ?? now
    const again = retryAt(failures + 1, failedAt)
    const failed = { tries: tries + 1, failures: failures + 1, failedAt, nextAt: again }
    return again === null
      ? {
          changes: { ...failed, state: 'paused', content: { ...content, pausedBy: 'payment' } },
          email: { kind: 'paused' },
        }
      : { changes: { ...failed, state: 'past-due' }, email: { kind: 'payment-failed', at: again } }
  })
}

/** The content once a renewal was paid: an announced price has begun with it. */
function settled(content: SubscriptionContent): SubscriptionContent {
  const now = Date.now()
  const item = { ...content.item, unitPriceCents: priceAt(content, now) }
  return {
    ...content,
    item,
    newPrice: content.newPrice && content.newPrice.from > now ? content.newPrice : null,
    waitsFor: '',
  }
}

/** An email to the buyer of a subscription. */
export interface SubscriptionEmail {
  readonly kind: SubscriptionEmailKind
  readonly at?: number
  readonly edits?: SubscriptionEdit[]
}

interface Step {
  readonly changes: SubscriptionChanges
  readonly email?: SubscriptionEmail
}

const TRIES = 5

/** Changes a subscription in the caller's transaction, with the job of its next payment and an email to its buyer. */
export async function changeIt(
  scope: ChangeScope,
  subscriptionId: string,
  step: (subscription: Subscription) => Promise<Step>,
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const subscription = await readSubscription(scope, subscriptionId)
    // Its website, or its buyer, was erased meanwhile.
    if (!subscription) return
    const { changes, email } = await step(subscription)
    if (!(await saveSubscription(scope, subscription, changes))) continue
    await announce(scope, { ...subscription, ...changes }, email)
    return
  }
  throw new Error(`The subscription ${subscriptionId} is being changed.`)
}

/** Queues the next payment of a subscription that was just saved, and an email about what has changed. */
export async function announce(
  scope: ChangeScope,
  { id, state, nextAt }: Pick<Subscription, 'id' | 'state' | 'nextAt'>,
  email?: Step['email'],
): Promise<void> {
  if (nextAt !== null && (state === 'active' || state === 'past-due'))
    await scope.enqueue(renewSubscriptionJob, { subscriptionId: id }, { runAt: nextAt })
  if (email) await scope.enqueue(writeSubscriptionEmailJob, { subscriptionId: id, ...email })
}
