import { closeCartOfOrder } from '#server/cart/cart-store.ts'
import { issueInvoiceOfPaid } from '#server/invoices/issue-invoice.ts'
import { withdraw } from '#server/jobs/enqueue.ts'
import { moneyOfOrder } from '#server/orders/money-of-order.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { lockOrder } from '#server/orders/refund-store.ts'
import { insertOrderPayment } from '#server/payments/order-payments.ts'
import { movePayment, type Payment } from '#server/payments/payment-store.ts'
import type { PlacingOutcome } from '#server/payments/provider.ts'
import type { ChangeScope } from '#server/scope.ts'
import { refundOfEdit } from './refund-of-edit.ts'

/**
 * Adds the money of a payment to the order that it pays the rest of. Where the order was edited or canceled while its
 * provider took the money, what is too much goes back at once.
 * @returns false when the payment was settled before
 */
export async function payOwed(
  scope: ChangeScope,
  payment: Pick<Payment, 'id' | 'draft' | 'amountCents'>,
  orderId: string,
  outcome: PlacingOutcome,
): Promise<boolean> {
  // Methods whose money comes later are not offered for what is owed.
  if (outcome.state !== 'charged') throw new Error('What is owed for an order is paid at once.')
  if (!(await movePayment(scope, payment.id, 'paid', { reference: outcome.reference }))) return false
  await insertOrderPayment(scope, orderId, { paymentId: payment.id, cents: payment.amountCents })
  await addPaid(scope, orderId, payment.amountCents, '')
  await closeCartOfOrder(scope, { orderId, draft: payment.draft })
  await withdraw(scope.database, scope.websiteId, payment.id)
  return true
}

/** Counts money as paid for an order; what it does not owe goes back. @param by an owner's name; empty for the buyer */
export async function addPaid(scope: ChangeScope, orderId: string, cents: number, by: string): Promise<void> {
  const { database, websiteId } = scope
  await lockOrder(scope, orderId)
  const order = (await readOrder(scope, orderId))!
  const owed = order.state === 'cancelled' ? 0 : order.owedCents
  const paid = Math.min(owed, cents)
  await database
    .updateTable('orders')
    .set((set) => ({ owed_cents: set('owed_cents', '-', paid) }))
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .execute()
  const money = await moneyOfOrder(scope, orderId, order.currency)
  await addOrderEvent(scope, orderId, { kind: 'payment-received', by, text: money(cents) })
  if (cents > paid) await refundOfEdit(scope, order, { by: '', cents: cents - paid })
  // An order that cost nothing before has no invoice yet.
  if (paid === owed) await issueInvoiceOfPaid(scope, { orderId, isTest: order.testMode, isPlacedNow: false })
}
