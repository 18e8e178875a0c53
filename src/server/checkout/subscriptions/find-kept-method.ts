import type { JobHandler } from '#server/jobs/worker.ts'
import { listPaymentIds } from '#server/payments/order-payments.ts'
import { readPayment } from '#server/payments/payment-store.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { changeIt } from '#server/subscriptions/continue.ts'
import type { findKeptMethodJob } from '#server/subscriptions/jobs.ts'
import { readSubscription, type Subscription } from '#server/subscriptions/subscription-store.ts'
import type { KeptMethod } from '#shared/subscription-plans/schema.ts'
import { chargeOf } from '../charge.ts'

/** The job that stores what the provider has kept of the payment that began a subscription. */
export function findKeptMethodHandler(services: Services): JobHandler<typeof findKeptMethodJob> {
  return async ({ websiteId, payload: { subscriptionId } }) => {
    const subscription = await readSubscription(reading(services, { id: websiteId }), subscriptionId)
    if (subscription && !subscription.content.keptMethod && !subscription.content.lostMethod)
      await findKeptMethod(services, websiteId, subscription)
  }
}

/**
 * Asks the provider for the payment method of a subscription, and stores it. @returns null when the provider has none
 * @throws Error when the provider did not answer
 */
export async function findKeptMethod(
  services: Services,
  websiteId: string,
  { id, orderId, paymentMethod }: Pick<Subscription, 'id' | 'orderId' | 'paymentMethod'>,
): Promise<KeptMethod | null> {
  const scope = reading(services, { id: websiteId })
  for (const paymentId of await listPaymentIds(scope, orderId)) {
    const payment = await readPayment(scope, paymentId)
    if (payment?.method !== paymentMethod) continue
    const kept = await services.providers[paymentMethod].findKeptMethod?.(chargeOf(websiteId, payment))
    if (!kept) return null
    await changing(services, { id: websiteId }, null, (change) =>
      changeIt(change, id, async ({ content }) => ({
        changes: content.lostMethod ? {} : { content: { ...content, keptMethod: content.keptMethod ?? kept } },
      })),
    )
    return kept
  }
  return null
}
