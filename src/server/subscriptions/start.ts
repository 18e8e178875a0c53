import { newId } from '#server/identifiers.ts'
import type { OrderDraftLine } from '#server/orders/draft.ts'
import type { PlacedOrder } from '#server/orders/lifecycle.ts'
import type { ChangeScope } from '#server/scope.ts'
import { wallClock } from '#shared/dates/format.ts'
import { buyerName } from '#shared/orders/rules.ts'
import { isComplete, nextPeriod, trialEnd, trialNoticeAt } from '#shared/subscription-plans/rules.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import { findKeptMethodJob, renewSubscriptionJob, writeSubscriptionEmailJob } from './jobs.ts'
import { insertSubscription, insertSubscriptionOrder } from './subscription-store.ts'

/** Begins the subscriptions of an order: one for each of its lines that renews. */
export async function startSubscriptions(scope: ChangeScope, { orderId, draft }: PlacedOrder): Promise<void> {
  for (const line of draft.lines)
    if (line.subscriptionPlan) await startOne(scope, orderId, draft, line, line.subscriptionPlan)
}

async function startOne(
  scope: ChangeScope,
  orderId: string,
  draft: PlacedOrder['draft'],
  line: OrderDraftLine,
  plan: SubscriptionPlan,
): Promise<void> {
  const id = newId()
  const { timeZone } = await scope.settings()
  const now = Date.now()
  const start = wallClock(now, timeZone)
  const anchor = plan.trial ? trialEnd(start, plan.trial.period) : start
  const isOver = isComplete(plan, 1)
  const nextAt = isOver ? null : nextPeriod({ anchor, plan }, { from: 1, after: now, timeZone }).at
  const { title, attributes, productType, sku, imageUrl, additionalFields, answers, quantity } = line
  const unitPriceCents = line.afterTrialCents ?? line.unitPriceCents
  await insertSubscription(scope, {
    id,
    state: isOver ? 'ended' : 'active',
    productId: line.productId,
    variantId: line.variantId,
    listCents: await listPriceOf(scope, line.variantId),
    orderId,
    email: draft.email,
    name: buyerName(draft),
    isTest: draft.testMode,
    paymentMethod: draft.paymentMethod,
    currency: draft.currency,
    nextAt,
    nextIndex: 1,
    ...{ cycles: 1, tries: 0, failures: 0, failedAt: null },
    content: {
      plan,
      anchor,
      item: { title, attributes, productType, sku, imageUrl, additionalFields, answers, quantity, unitPriceCents },
      buyer: draft.buyer,
      shippingAddress: draft.shippingAddress,
      billingAddress: draft.billingAddress,
      shippingMethodId: draft.shippingMethodId ?? null,
      business: draft.business
        ? { company: draft.business.company, vatNumber: draft.business.vat?.number ?? '' }
        : null,
      ...{ keptMethod: null, lostMethod: null, newPrice: null, pausedBy: null, waitsFor: '' },
      overAt: isOver ? now : null,
      origin: draft.origin,
    },
  })
  await insertSubscriptionOrder(scope, id, 0, orderId)
  await scope.enqueue(findKeptMethodJob, { subscriptionId: id })
  if (nextAt !== null) await scope.enqueue(renewSubscriptionJob, { subscriptionId: id }, { runAt: nextAt })
  else await scope.enqueue(writeSubscriptionEmailJob, { subscriptionId: id, kind: 'ended' })
  if (plan.trial && nextAt !== null) {
    const runAt = trialNoticeAt(now, nextAt)
    await scope.enqueue(writeSubscriptionEmailJob, { subscriptionId: id, kind: 'trial-ending', at: nextAt }, { runAt })
  }
}

/** The price of a variant without a sale, in the shop's own currency. */
async function listPriceOf({ database, websiteId }: ChangeScope, variantId: string): Promise<number> {
  const row = await database
    .selectFrom('variants')
    .select('price_cents')
    .where('website_id', '=', websiteId)
    .where('id', '=', variantId)
    .executeTakeFirst()
  return row?.price_cents ?? 0
}
