import { readOrder } from '#server/orders/read-order.ts'
import { insertRefund, lockOrder } from '#server/orders/refund-store.ts'
import { findRefundByReference, insertRefundPayments, listRefundShares } from '#server/payments/order-payments.ts'
import type { Payment } from '#server/payments/payment-store.ts'
import type { EventSource, ProviderRefund } from '#server/payments/provider.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { partsOfRefund } from '#shared/orders/refund-parts.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { chargeOf } from '../charge.ts'
import { settleShare } from './settle-share.ts'

/**
 * Records the states of the refunds of a payment at its provider: those that the shop has requested, which may fail
 * days later, and those that the owner has made there.
 */
export async function recordRefunds(
  services: Services,
  websiteId: string,
  payment: Payment,
  events: EventSource,
): Promise<void> {
  const { orderId } = payment
  // The money of a payment without an order went back because it came too late.
  if (orderId === null) return
  for (const refund of await events.listRefunds(chargeOf(websiteId, payment)))
    await changing(services, { id: websiteId }, null, (scope) =>
      refund.refundId === null
        ? recordOwners(scope, orderId, payment, refund)
        : recordOurs(scope, payment, refund.refundId, refund),
    )
}

/** A refund that the shop has requested. One of an earlier attempt says nothing about the present one. */
async function recordOurs(
  scope: ChangeScope,
  payment: Payment,
  refundId: string,
  { reference, outcome }: ProviderRefund,
): Promise<void> {
  const share = (await listRefundShares(scope, refundId)).find(({ paymentId }) => paymentId === payment.id)
  const isOfThisAttempt = share?.reference === reference
  // The answer to the request was lost.
  const isFound = share?.reference === null && outcome.state !== 'failed'
  if (isOfThisAttempt || isFound) await settleShare(scope, refundId, payment.id, outcome)
}

/** A refund that the owner has made at the provider. */
async function recordOwners(
  scope: ChangeScope,
  orderId: string,
  payment: Payment,
  { reference, cents, outcome }: ProviderRefund,
): Promise<void> {
  // Two events about it may be handled at once: they wait for each other here.
  await lockOrder(scope, orderId)
  const known = await findRefundByReference(scope, payment.id, reference)
  if (known !== null) return settleShare(scope, known, payment.id, outcome)
  if (outcome.state === 'failed') return
  const order = (await readOrder(scope, orderId))!
  const money = { cents, shippingCents: 0, lines: [] }
  const refundId = await insertRefund(scope, {
    orderId,
    by: paymentMethod(payment.method).providerName ?? '',
    ...money,
    isByHand: false,
    reason: '',
    notifyBuyer: false,
    requestKey: null,
    parts: partsOfRefund(order, order.refunds, money),
  })
  if (refundId === null) return
  await insertRefundPayments(scope, refundId, [{ paymentId: payment.id, cents }])
  await settleShare(scope, refundId, payment.id, outcome)
}
