import { newId } from '#server/identifiers.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import { insertOrderPayment } from '#server/payments/order-payments.ts'
import { insertPayment, movePayment } from '#server/payments/payment-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { changeSubscription } from '#server/subscriptions/change-subscription.ts'
import { findKeptMethodJob, renewSubscriptionJob, writeSubscriptionEmailJob } from '#server/subscriptions/jobs.ts'
import { saveSubscription, subscriptionsOfOrder } from '#server/subscriptions/subscription-store.ts'
import { wallClock } from '#shared/dates/format.ts'
import { nextPeriod } from '#shared/subscription-plans/rules.ts'

/** Jobs of subscriptions: their method is known at once, and no email is written about them. */
export const ofSubscriptions: ReadonlySet<string> = new Set([
  findKeptMethodJob.kind,
  renewSubscriptionJob.kind,
  writeSubscriptionEmailJob.kind,
])

/**
 * Gives the subscription of an order that has just been placed its day, the test card that pays it, and the job of its next
 * payment: it renews as those that visitors of the demo begin.
 * @param quiet a scope whose jobs are not done
 * @param index of the order: one subscription in three is paused
 */
export async function settleSubscription(
  scope: ChangeScope,
  quiet: ChangeScope,
  { orderId, draft, placedAt, index }: { orderId: string; draft: OrderDraft; placedAt: number; index: number },
): Promise<void> {
  await insertTestPayment(scope, orderId, draft)
  const { timeZone } = await scope.settings()
  const anchor = wallClock(placedAt, timeZone)
  for (const subscription of await subscriptionsOfOrder(scope, orderId)) {
    const { id, content } = subscription
    const nextAt = nextPeriod({ anchor, plan: content.plan }, { from: 1, after: placedAt, timeZone }).at
    const keptMethod = { customer: 'test', method: 'approve', label: 'Test card' }
    await saveSubscription(scope, subscription, { nextAt, content: { ...content, anchor, keptMethod } })
    await scope.database
      .updateTable('subscriptions')
      .set({ created_at: placedAt })
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', id)
      .execute()
    await scope.enqueue(renewSubscriptionJob, { subscriptionId: id }, { runAt: nextAt })
    if (index % 12 === 0) await changeSubscription(quiet, id, { kind: 'pause', by: 'buyer' })
  }
}

/** What the test card has charged for an order, so that it can be refunded as any other. */
async function insertTestPayment(scope: ChangeScope, orderId: string, draft: OrderDraft): Promise<void> {
  const { grandTotalCents: cents, currency } = draft
  const [id, idempotencyKey] = [newId(), newId()]
  const now = Date.now()
  await scope.database
    .insertInto('test_charges')
    .values({
      ...{ website_id: scope.websiteId, idempotency_key: idempotencyKey, amount_cents: cents, currency },
      ...{ outcome: 'approve', state: 'charged', created_at: now },
    })
    .execute()
  await insertPayment(scope, {
    ...{ id, idempotencyKey, draft, currency, cartId: null, requestHash: '', method: draft.paymentMethod },
    ...{ amountCents: cents, state: 'holding', expiresAt: now },
  })
  await movePayment(scope, id, 'paid', { reference: idempotencyKey })
  await insertOrderPayment(scope, orderId, { paymentId: id, cents })
}
