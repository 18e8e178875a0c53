import { newId } from '#server/identifiers.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { lockOrder } from '#server/orders/refund-store.ts'
import { insertOrderPayment } from '#server/payments/order-payments.ts'
import { insertPayment, movePayment } from '#server/payments/payment-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { markOwedPaidCall } from '#shared/orders/edits/api.ts'
import { dueNowOf } from '#shared/orders/edits/rules.ts'
import { addPaid } from './pay-owed.ts'

/** Records that staff have got what an order owes: a payment by hand, beside those that the order has. */
export async function markOwedPaid(
  scope: ChangeScope,
  orderId: string,
  by: string,
  { paymentMethod, cents }: BodyOf<typeof markOwedPaidCall>,
): Promise<Result<void, 'order-not-found' | 'order-nothing-owed'>> {
  await lockOrder(scope, orderId)
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  if (order.state === 'cancelled' || dueNowOf(order) !== cents) return fail('order-nothing-owed')
  const { revision, testMode, email, currency, origin } = order
  const draft: OrderDraft = {
    ...{ paymentMethod, testMode, email, currency, origin },
    owed: { orderId, revision },
    takesStock: false,
    cartId: null,
    buyer: null,
    shippingAddress: null,
    billingAddress: null,
    shippingMethod: null,
    note: '',
    couponCodes: [],
    discounts: [],
    taxes: [],
    shippingTaxes: [],
    subtotalCents: cents,
    discountCents: 0,
    shippingCostCents: 0,
    taxCents: 0,
    grandTotalCents: cents,
    lines: [],
    newsletter: null,
    by,
  }
  const id = newId()
  await insertPayment(scope, {
    id,
    cartId: null,
    idempotencyKey: `owed ${id}`,
    requestHash: '',
    method: paymentMethod,
    amountCents: cents,
    currency,
    state: 'holding',
    draft,
    expiresAt: Date.now(),
  })
  await movePayment(scope, id, 'paid')
  await insertOrderPayment(scope, orderId, { paymentId: id, cents })
  await addPaid(scope, orderId, cents, by)
  return succeed(undefined)
}
