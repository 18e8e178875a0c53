import { finishRefund, insertRefund } from '#server/orders/refund-order.ts'
import { finishRefundPayment, insertRefundPayments, listRefundReferences } from '#server/payments/order-payments.ts'
import type { Payment } from '#server/payments/payment-store.ts'
import type { EventSource, ProviderRefund } from '#server/payments/provider.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { chargeOf } from '../charge.ts'

/** Records the refunds that the owner has made at the provider. Those that the shop has requested are known already. */
export async function recordRefunds(
  services: Services,
  websiteId: string,
  payment: Payment,
  events: EventSource,
): Promise<void> {
  const { orderId } = payment
  // The money of a payment without an order went back because it came too late.
  if (orderId === null) return
  const refunds = await events.listRefunds(chargeOf(websiteId, payment))
  for (const refund of refunds.filter(({ isDone, refundId }) => isDone && refundId === null)) {
    await changing(services, { id: websiteId }, null, (scope) => recordOne(scope, orderId, payment, refund))
  }
}

async function recordOne(
  scope: ChangeScope,
  orderId: string,
  payment: Payment,
  { reference, cents }: ProviderRefund,
): Promise<void> {
  // Two events about it may be handled at once: they wait for each other here.
  await scope.raiseVersion()
  if ((await listRefundReferences(scope, payment.id)).includes(reference)) return
  const by = paymentMethod(payment.method).providerName ?? ''
  const refundId = await insertRefund(scope, { orderId, by, cents, shippingCents: 0, lines: [] })
  await insertRefundPayments(scope, refundId, [{ paymentId: payment.id, cents }])
  await finishRefundPayment(scope, refundId, payment.id, reference)
  if ((await finishRefund(scope, refundId)) === 'too-much')
    throw new Error('The provider has given back more than the order has cost.')
}
