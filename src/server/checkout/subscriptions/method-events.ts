import { findPaymentByKey, isOpen } from '#server/payments/payment-store.ts'
import type { EventSubject } from '#server/payments/provider.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { changeIt } from '#server/subscriptions/continue.ts'
import { loseMethod } from '#server/subscriptions/lose-method.ts'
import { subscriptionsOfOrder, subscriptionsPaidWith } from '#server/subscriptions/subscription-store.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'

type MethodSubject = Pick<Extract<EventSubject, { kind: 'method' }>, 'method' | 'order'>

/**
 * Reads at its provider what became of a kept method, and lets its subscriptions follow: one that was removed pays nothing
 * any more, and one that was kept after its purchase pays what the purchase began.
 * @throws Error when the provider does not answer, and while the purchase is under way
 */
export async function followMethod(
  services: Services,
  websiteId: string,
  paymentMethod: PaymentMethodId,
  subject: MethodSubject,
): Promise<void> {
  const found = await services.providers[paymentMethod].events?.findMethod?.(websiteId, subject)
  if (!found) return
  const scope = reading(services, { id: websiteId })
  const { kept, key } = found
  if (!kept) {
    for (const { id } of await subscriptionsPaidWith(scope, paymentMethod, subject.method))
      await changing(services, { id: websiteId }, null, (change) => loseMethod(change, id, subject.method))
    return
  }
  const payment = key === null ? null : await findPaymentByKey(scope, key)
  if (payment?.method !== paymentMethod) return
  if (isOpen(payment)) throw new Error(`The payment ${payment.id} is not settled yet`)
  if (payment.orderId === null) return
  for (const { id } of await subscriptionsOfOrder(scope, payment.orderId))
    await changing(services, { id: websiteId }, null, (change) =>
      changeIt(change, id, async ({ content }) =>
        content.keptMethod || content.lostMethod
          ? { changes: {} }
          : { changes: { content: { ...content, keptMethod: kept } } },
      ),
    )
}
