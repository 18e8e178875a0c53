import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { canSkip, isOver, nextPeriod, trialEndsAt } from '#shared/subscription-plans/rules.ts'
import type { KeptMethod } from '#shared/subscription-plans/schema.ts'
import type { PauseReason, SubscriptionContent } from '#shared/subscriptions/content.ts'
import { announce, type SubscriptionEmail } from './continue.ts'
import type { SubscriptionEdit } from './jobs.ts'
import { skippedOrderAt } from './skipped-order.ts'
import {
  ordersOfSubscription,
  readSubscription,
  type Subscription,
  type SubscriptionChanges,
  saveSubscription,
} from './subscription-store.ts'

type Refusal =
  | 'subscription-not-found'
  | 'subscription-over'
  | 'subscription-changed'
  | 'subscription-without-method'
  | 'subscription-skipped-far'

/** What someone does with a subscription. */
export type SubscriptionAction =
  | { readonly kind: 'resume' | 'cancel' }
  /** With `nextAt` the payment that is meant, so that a second press skips no second one. */
  | { readonly kind: 'skip'; readonly nextAt?: number }
  /** Takes the last skip back. `nextAt` as above. */
  | { readonly kind: 'unskip'; readonly nextAt?: number }
  | { readonly kind: 'pause'; readonly by: PauseReason }
  | {
      readonly kind: 'change'
      readonly content: Partial<Pick<SubscriptionContent, 'item' | 'shippingAddress' | 'billingAddress'>>
    }
  | { readonly kind: 'card'; readonly keptMethod: KeptMethod }

/**
 * Changes a subscription for its buyer or for staff. A change that does not fit its state is refused: someone else was
 * faster.
 */
export async function changeSubscription(
  scope: ChangeScope,
  subscriptionId: string,
  action: SubscriptionAction,
): Promise<Result<void, Refusal>> {
  const subscription = await readSubscription(scope, subscriptionId)
  if (!subscription) return fail('subscription-not-found')
  if (await isDone(scope, subscription, action)) return succeed(undefined)
  if (isOver(subscription.state)) return fail('subscription-over')
  // Its next payment could not be made.
  if (action.kind === 'resume' && subscription.content.lostMethod) return fail('subscription-without-method')
  const step = await stepOf(scope, subscription, action)
  if (step === 'too-far') return fail('subscription-skipped-far')
  if (!step || !(await saveSubscription(scope, subscription, step.changes))) return fail('subscription-changed')
  const { changes, email } = step
  await announce(scope, { ...subscription, ...changes }, email)
  return succeed(undefined)
}

/** Whether a subscription is already as the action leaves it: a button was pressed twice. */
async function isDone(
  scope: ChangeScope,
  { id, state, nextAt }: Subscription,
  action: SubscriptionAction,
): Promise<boolean> {
  switch (action.kind) {
    case 'cancel':
      return state === 'canceled'
    case 'pause':
      return state === 'paused'
    case 'resume':
      return state === 'active'
    case 'skip': {
      const meant = action.nextAt
      if (state !== 'active' || nextAt === null || meant === undefined || meant >= nextAt) return false
      // The payment may have come meanwhile instead.
      const [latest] = await ordersOfSubscription(scope, id)
      return latest === undefined || latest.placed_at < meant
    }
    case 'unskip':
      return state === 'active' && nextAt !== null && action.nextAt !== undefined && action.nextAt > nextAt
    default:
      return false
  }
}

type OrderAddress = NonNullable<SubscriptionContent['shippingAddress']>

interface Step {
  readonly changes: SubscriptionChanges
  readonly email?: SubscriptionEmail
}

/** What an action changes; null when the state of the subscription does not allow it, `too-far` for one skip too many. */
async function stepOf(
  scope: ChangeScope,
  subscription: Subscription,
  action: SubscriptionAction,
): Promise<Step | 'too-far' | null> {
  const { state, nextAt, nextIndex, content, tries, cycles } = subscription
  const now = Date.now()
  const { timeZone } = await scope.settings()
  const nextFrom = (from: number) => nextPeriod(content, { from, after: now, timeZone })
  const trialEnds = trialEndsAt(content, { cycles, timeZone })
  function resumed(from: SubscriptionContent): Step {
    const again = { state: 'active', failures: 0, failedAt: null, tries: tries + 1 } as const
    const changed = { ...from, pausedBy: null }
    // The period that was not paid is paid now, and what follows a trial that has ended meanwhile.
    if (from.pausedBy === 'payment' || (trialEnds !== null && trialEnds <= now))
      return { changes: { ...again, nextAt: now, content: changed } }
    const next = nextFrom(nextIndex)
    return { changes: { ...again, nextAt: next.at, nextIndex: next.index, content: changed } }
  }
  switch (action.kind) {
    case 'cancel':
      return { changes: { state: 'canceled', nextAt: null }, email: { kind: 'canceled' } }
    case 'pause':
      if (state === 'paused') return null
      return {
        changes: { state: 'paused', nextAt: null, content: { ...content, pausedBy: action.by } },
        email: { kind: 'paused' },
      }
    case 'skip': {
      // A payment that is due may be under way.
      if (state !== 'active' || nextAt === null || nextAt <= now || content.waitsFor !== '') return null
      if (action.nextAt !== undefined && action.nextAt !== nextAt) return null
      // It would make the trial longer.
      if (trialEnds !== null) return null
      const next = nextFrom(nextIndex + 1)
      const skipped = skippedOrderAt(subscription, { now, timeZone })
      if (!canSkip({ after: next.at, skipped, now })) return 'too-far'
      return { changes: { nextAt: next.at, nextIndex: next.index }, email: changed(['skip'], nextAt) }
    }
    case 'unskip': {
      if (action.nextAt !== undefined && action.nextAt !== nextAt) return null
      const at = skippedOrderAt(subscription, { now, timeZone })
      return at === null ? null : { changes: { nextAt: at, nextIndex: nextIndex - 1 }, email: changed(['unskip']) }
    }
    case 'resume':
      return state === 'paused' ? { ...resumed(content), email: changed(['resume']) } : null
    case 'card': {
      const kept = { ...content, keptMethod: action.keptMethod, lostMethod: null }
      // Someone who has paused it resumes it.
      const isWaiting = content.lostMethod && (content.pausedBy === 'payment' || content.pausedBy === 'method')
      if (state === 'paused' && isWaiting) return { ...resumed(kept), email: changed(['card', 'resume']) }
      return {
        email: changed(['card']),
        changes: state === 'past-due' ? { content: kept, nextAt: now } : { content: kept },
      }
    }
    case 'change': {
      const { item, shippingAddress } = action.content
      const edits: SubscriptionEdit[] = [
        ...(item && item.quantity !== content.item.quantity ? ['quantity' as const] : []),
        ...(shippingAddress && !isSame(shippingAddress, content.shippingAddress) ? ['address' as const] : []),
      ]
      return {
        changes: { content: { ...content, ...action.content } },
        ...(edits.length > 0 && { email: changed(edits) }),
      }
    }
  }
}

/** @param at of the payment that was skipped */
const changed = (edits: SubscriptionEdit[], at?: number): SubscriptionEmail => ({
  kind: 'changed',
  edits,
  ...(at !== undefined && { at }),
})

const isSame = (one: OrderAddress, other: OrderAddress | null): boolean =>
  other !== null && (Object.keys(one) as (keyof OrderAddress)[]).every((name) => one[name] === other[name])
