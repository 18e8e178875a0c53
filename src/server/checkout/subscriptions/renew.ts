import { newId } from '#server/identifiers.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import {
  findPaymentByKey,
  insertPayment,
  isOpen,
  type NewPayment,
  type Payment,
} from '#server/payments/payment-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { noteFailedRenewal } from '#server/subscriptions/continue.ts'
import type { renewSubscriptionJob } from '#server/subscriptions/jobs.ts'
import { changedMeanwhile, renewalKey } from '#server/subscriptions/renewal-key.ts'
import { readSubscription, type Subscription, saveSubscription } from '#server/subscriptions/subscription-store.ts'
import { waitForRenewal } from '#server/subscriptions/wait.ts'
import { fail } from '#shared/http/failure.ts'
import type { KeptMethod } from '#shared/subscription-plans/schema.ts'
import { charge } from '../charge.ts'
import { settlePaymentJob } from '../jobs.ts'
import { HOLD_MILLISECONDS, reserveStock } from '../reserve-stock.ts'
import { FIRST_POLL_DELAY } from '../settle-later.ts'
import { settlePayment } from '../settle-payment.ts'
import { findKeptMethod } from './find-kept-method.ts'
import { followMethod } from './method-events.ts'
import { prepareRenewal, renewalOf } from './prepare-renewal.ts'

/** The job that renews a subscription when it is due. */
export function renewSubscriptionHandler(services: Services): JobHandler<typeof renewSubscriptionJob> {
  return ({ websiteId, payload: { subscriptionId } }) => renewSubscription(services, websiteId, subscriptionId)
}

/**
 * Makes the next order of a subscription, and pays it with the kept method. Every period has its own payment, under a key
 * of the period and the try: a process that ends in between, and two at once, cannot charge twice, and the payment is
 * settled as every other one.
 */
export async function renewSubscription(services: Services, websiteId: string, subscriptionId: string): Promise<void> {
  const subscription = await readSubscription(reading(services, { id: websiteId }), subscriptionId)
  if (!subscription || !isDue(subscription, Date.now())) return
  const key = renewalKey(subscription)
  const earlier = await findPaymentByKey(reading(services, { id: websiteId }), key)
  // Another process is charging it, or ended meanwhile: repeating the charge under its key returns its result.
  if (earlier) return isOpen(earlier) ? pay(services, websiteId, earlier) : undefined
  const { keptMethod } = subscription.content
  // Its job has not succeeded, though it had a whole period: this one runs again with what it finds.
  if (!keptMethod && (await findKeptMethod(services, websiteId, subscription)))
    return renewSubscription(services, websiteId, subscriptionId)
  if (!keptMethod) return failWithoutMethod(services, websiteId, subscription)
  const payment = await begin(services, websiteId, subscription, { key, keptMethod })
  if (payment) await pay(services, websiteId, { ...payment, orderId: null, reference: null, action: null })
}

const isDue = ({ state, nextAt }: Subscription, now: number): boolean =>
  (state === 'active' || state === 'past-due') && nextAt !== null && nextAt <= now

async function pay(services: Services, websiteId: string, payment: Payment): Promise<void> {
  const outcome = await charge(services.providers[payment.method], websiteId, payment, null)
  await settlePayment(services, websiteId, payment, outcome)
  const kept = payment.draft.keptMethod
  if (outcome.state !== 'declined' || !kept) return
  // Its buyer may have removed it there. Where the provider does not say so now, the next try asks again.
  await followMethod(services, websiteId, payment.method, { method: kept.method, order: null }).catch(() => {})
}

/** There is nothing to charge: the buyer is asked for a card, as after a payment that was declined. */
async function failWithoutMethod(services: Services, websiteId: string, subscription: Subscription): Promise<void> {
  await changing(services, { id: websiteId }, null, (scope) =>
    noteFailedRenewal(scope, { renewal: renewalOf(subscription) }, 'declined'),
  )
}

/**
 * Reserves the stock of a renewal and writes its payment. @returns null when it has to wait, such as for stock, or when
 * the subscription was changed or renewed meanwhile
 */
async function begin(
  services: Services,
  websiteId: string,
  subscription: Subscription,
  { key, keptMethod }: { readonly key: string; readonly keptMethod: KeptMethod },
): Promise<NewPayment | null> {
  const website = await services.websites.byId(websiteId)
  if (!website) return null
  const draft = await prepareRenewal(services, website, subscription, { key, keptMethod })
  if (!draft.ok) {
    await changing(services, website, null, (scope) => waitForRenewal(scope, subscription.id, draft.failure.code))
    return null
  }
  const payment: NewPayment = {
    id: newId(),
    cartId: null,
    idempotencyKey: key,
    requestHash: '',
    method: subscription.paymentMethod,
    amountCents: draft.value.grandTotalCents,
    currency: draft.value.currency,
    state: 'holding',
    draft: draft.value,
    expiresAt: Date.now() + HOLD_MILLISECONDS,
  }
  const held = await changing(services, website, null, (scope) => hold(scope, subscription, payment))
  if (held.ok) return payment
  const { code } = held.failure
  if (code === 'payment-in-progress') throw changedMeanwhile()
  await changing(services, website, null, (scope) => waitForRenewal(scope, subscription.id, code))
  return null
}

/** Writes the payment with what it reserves, unless someone has changed the subscription since it was read. */
async function hold(scope: ChangeScope, subscription: Subscription, payment: NewPayment) {
  if (!(await saveSubscription(scope, subscription))) return fail('payment-in-progress')
  const held = await reserveStock(scope, payment)
  if (!held.ok) return held
  if (!(await insertPayment(scope, payment))) return fail('payment-in-progress')
  const runAt = Date.now() + FIRST_POLL_DELAY
  await scope.enqueue(settlePaymentJob, { paymentId: payment.id }, { id: payment.id, runAt })
  return held
}
