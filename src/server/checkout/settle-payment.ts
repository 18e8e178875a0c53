import { prepareQuery } from '#server/database/prepare-query.ts'
import { withdraw } from '#server/jobs/enqueue.ts'
import { insertOrder } from '#server/orders/insert-order.ts'
import type { OrderLifecycle } from '#server/orders/lifecycle.ts'
import { orderPath } from '#server/orders/order-link.ts'
import { insertGiftCardPayments } from '#server/payments/gift-card-payments.ts'
import { insertOrderPayment } from '#server/payments/order-payments.ts'
import { isOpen, movePayment, type Payment, readPayment } from '#server/payments/payment-store.ts'
import type { ChargeOutcome, PlacingOutcome } from '#server/payments/provider.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { noteFailedRenewal } from '#server/subscriptions/continue.ts'
import type { Placed } from '#shared/checkout/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { settlePaymentJob, showOrderJob } from './jobs.ts'
import { payOwed } from './order-edits/pay-owed.ts'
import { release } from './reserve-stock.ts'

export type Settled = Result<Placed, 'payment-declined' | 'payment-expired'>

/**
 * Updates a payment to its provider's result: places the order when the money is there, releases the reservation when
 * it never will be. Of several parallel calls only the first finds the payment open, so each effect happens once.
 */
export async function settlePayment(
  services: Services,
  websiteId: string,
  payment: Payment,
  outcome: ChargeOutcome,
): Promise<Settled> {
  // As for the orders of visitors: reading and parsing them takes longer than most of what follows.
  const settings = (await services.websites.byId(websiteId))?.settings
  await changing(services, { id: websiteId, ...(settings && { settings }) }, null, async (scope) => {
    switch (outcome.state) {
      case 'charged':
        return (await place(scope, services.orderLifecycle, payment, outcome)) || takeBackIfOver(scope, payment)
      case 'awaiting':
        return place(scope, services.orderLifecycle, payment, outcome)
      case 'needs-confirmation':
        return movePayment(scope, payment.id, 'needs-confirmation', outcome)
      case 'approved':
        return false
      case 'unknown':
        // A silence does not cancel the provider's request to a buyer who has not confirmed yet.
        return movePayment(
          scope,
          payment.id,
          'pending',
          outcome,
          outcome.isAnswered ? ['holding', 'pending', 'needs-confirmation'] : ['holding'],
        )
      case 'declined':
        // What a kept method was refused must not be asked for again: there is nothing to end at the provider.
        if (payment.draft.keptMethod) await withdraw(scope.database, scope.websiteId, payment.id)
        return endPayment(scope, payment, 'declined')
      case 'canceled':
        return endPayment(scope, payment, 'expired')
    }
  })
  return describePayment(services, websiteId, payment.id)
}

/** Ends a failed payment and releases its reservation; false when it had ended before. */
export async function endPayment(
  scope: ChangeScope,
  payment: Payment,
  state: 'declined' | 'expired',
): Promise<boolean> {
  const isMine = await movePayment(scope, payment.id, state)
  if (isMine) {
    await release(scope, payment)
    await noteFailedRenewal(scope, payment.draft, state)
  }
  return isMine
}

/** Places the order of a payment, or pays what an order owes; false when it was settled before. */
export async function place(
  scope: ChangeScope,
  lifecycle: OrderLifecycle,
  payment: Pick<Payment, 'id' | 'draft' | 'amountCents'>,
  outcome: PlacingOutcome,
): Promise<boolean> {
  if (payment.draft.owed) return payOwed(scope, payment, payment.draft.owed.orderId, outcome)
  const { state, reference } = stateAfter(outcome)
  if (!(await movePayment(scope, payment.id, state, { reference }))) return false
  await insertPaidOrder(scope, lifecycle, payment, state)
  await withdraw(scope.database, scope.websiteId, payment.id)
  return true
}

/** The state of a payment whose order is placed, and the provider's id of its charge. */
export const stateAfter = (outcome: PlacingOutcome) =>
  outcome.state === 'charged'
    ? ({ state: 'paid', reference: outcome.reference } as const)
    : ({ state: 'awaiting', reference: null } as const)

/** Writes the order of a payment that has this state already. */
export async function insertPaidOrder(
  scope: ChangeScope,
  lifecycle: OrderLifecycle,
  payment: Pick<Payment, 'id' | 'draft' | 'amountCents'>,
  state: 'paid' | 'awaiting',
): Promise<PlacedNumber> {
  const placed = await insertOrder(scope, lifecycle, payment.draft, state)
  await insertOrderPayment(scope, placed.orderId, { paymentId: payment.id, cents: payment.amountCents })
  await insertGiftCardPayments(scope, placed.orderId, payment.draft)
  if (paymentMethod(payment.draft.paymentMethod).showsOrder)
    await scope.enqueue(showOrderJob, { paymentId: payment.id })
  return placed
}

/** An order that was placed. */
export interface PlacedNumber {
  readonly orderId: string
  readonly orderNumber: number
}

/** A purchase whose order is placed, for the buyer. */
export const describePlaced = (
  { secret }: Pick<Services, 'secret'>,
  websiteId: string,
  { orderId, orderNumber }: PlacedNumber,
) => succeed({ state: 'placed' as const, orderId, orderNumber, url: orderPath(secret, websiteId, orderId) })

/** Money that moved after its payment was ended is refunded by a job, because the process may end in between. */
async function takeBackIfOver(scope: ChangeScope, { id: paymentId }: Payment): Promise<void> {
  const now = await readPayment(scope, paymentId)
  if (now?.state === 'expired' || now?.state === 'declined') await scope.enqueue(settlePaymentJob, { paymentId })
}

/** The state of a purchase, for the buyer. */
export async function describePayment(services: Services, websiteId: string, paymentId: string): Promise<Settled> {
  const payment = await readPayment(reading(services, { id: websiteId }), paymentId)
  if (!payment) throw new Error(`The payment ${paymentId} is not there any more`)
  if (payment.state === 'needs-confirmation' && payment.action)
    return succeed({ state: 'needs-confirmation', paymentId, action: payment.action })
  if (isOpen(payment)) return succeed({ state: 'pending', paymentId })
  if (payment.orderId === null) return fail(payment.state === 'declined' ? 'payment-declined' : 'payment-expired')
  const { orderId } = payment
  return describePlaced(services, websiteId, { orderId, orderNumber: await orderNumber(services, websiteId, orderId) })
}

async function orderNumber({ database }: Services, websiteId: string, orderId: string): Promise<number> {
  return (await readNumber(database, { websiteId, orderId })).rows[0]!.number
}

const readNumber = prepareQuery((database, values: { websiteId: string; orderId: string }) =>
  database
    .selectFrom('orders')
    .select('number')
    .where('website_id', '=', values.websiteId)
    .where('id', '=', values.orderId),
)
