import { lockCart, replaceCart, type SavedCart } from '#server/cart/cart-store.ts'
import { allOnDisk } from '#server/database/open-sqlite.ts'
import { claimDraft } from '#server/draft-orders/claim-draft.ts'
import { hashOf, newId } from '#server/identifiers.ts'
import type { OrderLifecycle } from '#server/orders/lifecycle.ts'
import { claimOwed } from '#server/owed/claim-owed.ts'
import {
  findPaymentByKey,
  insertPayment,
  isOpen,
  listPaymentsOfCart,
  type NewPayment,
  type Payment,
} from '#server/payments/payment-store.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import type { PaymentProviders } from '#server/payments/providers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { dueOfOrder } from '#shared/gift-cards/rules.ts'
import { type Failure, fail, succeed } from '#shared/http/failure.ts'
import { charge, chargeOf } from './charge.ts'
import { settlePaymentJob } from './jobs.ts'
import { prepareDraft } from './prepare-draft.ts'
import type { OrderRequest } from './price-request.ts'
import { HOLD_MILLISECONDS, reserveStock } from './reserve-stock.ts'
import { FIRST_POLL_DELAY } from './settle-later.ts'
import {
  describePayment,
  describePlaced,
  endPayment,
  insertPaidOrder,
  place,
  settlePayment,
  stateAfter,
} from './settle-payment.ts'

const ATTEMPTS_PER_CART = 5

/** The money that staff have got themselves. */
const paidByHand = { state: 'charged', reference: '' } as const

export type PlaceOrderInput = Omit<OrderRequest, 'cart'> & { readonly cart: SavedCart | null }

/**
 * Buys a cart: its total is computed again, stock is reserved, the provider charges, the order is placed. No lock is
 * held during the provider's answer. The same idempotency key gives the same answer and never charges twice.
 */
export async function placeOrder(services: Services, providers: PaymentProviders, input: PlaceOrderInput) {
  const { website, cart, body } = input
  const scope = reading(services, website)
  const requestHash = hashOf(JSON.stringify(body))
  const earlier = await findPaymentByKey(scope, body.idempotencyKey)
  if (earlier) {
    if (earlier.requestHash !== requestHash) return fail('idempotency-key-reused')
    // The process with the reservation may have ended: a later request asks the provider again, with the same key.
    if (earlier.state === 'holding' && earlier.expiresAt > Date.now()) return pay(earlier)
    // The request that has stored it may still wait for the disk.
    await allOnDisk(services.database)
    return describePayment(services, website.id, earlier.id)
  }
  if (!cart || cart.orderId !== null) return fail('cart-empty')

  const attempts = await listPaymentsOfCart(scope, cart.id)
  if (attempts.filter((one) => one.state === 'declined').length >= ATTEMPTS_PER_CART) return fail('too-many-attempts')
  const stillOpen = attempts.find(isOpen)
  if (stillOpen) {
    const outcome = await giveUp(services, providers, website, stillOpen)
    if (outcome) return outcome
  }

  const draft = await prepareDraft(scope, providers, { ...input, cart })
  if (!draft.ok) {
    await rememberEmail(draft.failure)
    return draft
  }
  const payment: NewPayment = {
    id: newId(),
    cartId: cart.id,
    idempotencyKey: body.idempotencyKey,
    requestHash,
    method: draft.value.paymentMethod,
    amountCents: dueOfOrder(draft.value),
    currency: draft.value.currency,
    state: 'holding',
    draft: draft.value,
    expiresAt: Date.now() + HOLD_MILLISECONDS,
  }
  const known = input.byHand ? paidByHand : providers[payment.method].knownOutcome
  const held = await changing(services, website, null, (change) =>
    begin(change, services.orderLifecycle, cart, payment, known),
  )
  if (!held.ok) {
    await rememberEmail(held.failure)
    return held
  }
  if (held.value) return describePlaced(services, website.id, held.value)
  return known
    ? describePayment(services, website.id, payment.id)
    : pay({ ...payment, orderId: null, reference: null, action: null })

  /** A discount or a trial was not for this customer: from now on the cart says so. */
  async function rememberEmail({ code }: Failure): Promise<void> {
    if ((code === 'coupon-refused' || code === 'trial-used') && cart)
      await replaceCart(scope, cart, { ...cart.content, email: body.email })
  }

  async function pay(held: Payment) {
    const outcome = await charge(providers[held.method], website.id, held, body.paymentToken)
    return settlePayment(services, website.id, held, outcome)
  }
}

/**
 * Locks the cart at its price, reserves its stock, and writes the payment: with its order when the result is known,
 * else with the job that settles it later.
 * @returns the order; null where there is none yet, or the payment is for an earlier one
 */
async function begin(
  scope: ChangeScope,
  lifecycle: OrderLifecycle,
  cart: SavedCart,
  payment: NewPayment,
  known: PaymentProvider['knownOutcome'],
) {
  if (!(await lockCart(scope, cart))) return fail('payment-in-progress')
  const claimed = await claimDraft(scope, payment.draft)
  if (!claimed.ok) return claimed
  const owed = await claimOwed(scope, payment)
  if (!owed.ok) return owed
  const held = await reserveStock(scope, payment)
  if (!held.ok) return held
  if (known && !payment.draft.owed) {
    const { state, reference } = stateAfter(known)
    if (!(await insertPayment(scope, { ...payment, state }, reference))) return fail('payment-in-progress')
    return succeed(await insertPaidOrder(scope, lifecycle, payment, state))
  }
  if (!(await insertPayment(scope, payment))) return fail('payment-in-progress')
  if (known) await place(scope, lifecycle, payment, known)
  else {
    const runAt = Date.now() + FIRST_POLL_DELAY
    await scope.enqueue(settlePaymentJob, { paymentId: payment.id }, { id: payment.id, runAt })
  }
  return succeed(null)
}

/**
 * A buyer's earlier attempt must not block a new one: an attempt that was never charged is ended first. When its money
 * may have moved, its own result is returned, so that no one pays twice.
 */
async function giveUp(services: Services, providers: PaymentProviders, website: Website, payment: Payment) {
  const provider = providers[payment.method]
  const found = await provider.find(chargeOf(website.id, payment)).catch(() => null)
  if (found?.state === 'charged' || found?.state === 'awaiting')
    return settlePayment(services, website.id, payment, found)
  if (found?.state === 'declined') {
    await settlePayment(services, website.id, payment, found)
    return null
  }
  if (payment.state !== 'needs-confirmation') return fail('payment-in-progress')
  const isEnded = await changing(services, website, null, (scope) => endPayment(scope, payment, 'expired'))
  // The buyer has confirmed with the bank in another tab meanwhile.
  if (!isEnded) return describePayment(services, website.id, payment.id)
  // If the provider cannot be reached, the job that settles the payment repeats this.
  await provider.cancel(chargeOf(website.id, payment)).catch(() => {})
  return null
}
