import type { PaymentAnswer, Placed, PlaceOrderBody } from '#shared/checkout/schema.ts'
import { call } from '#shared/http/call.ts'
import { fail, type Result } from '#shared/http/failure.ts'
import { forget, recall, remember } from '../../purchases/tab-memory.ts'
import { checkoutCalls } from './checkout-calls.ts'

const KEY = 'vitrine-checkout-key'
const PAYMENT = 'vitrine-payment'
const POLL_MILLISECONDS = 2_000
const POLLS = 60

/**
 * Refusals after which a key can never buy any more. After all others it may still buy, or was never used: a lost
 * answer may have been a success, so the next attempt uses the same key and finds the result of the first.
 */
const ENDED: ReadonlySet<string> = new Set(['payment-declined', 'payment-expired', 'payment-not-found'])

/** Sends an order. One key identifies one purchase: it survives a reload and a lost answer. */
export async function pay(body: Omit<PlaceOrderBody, 'idempotencyKey'>): Promise<Result<Placed>> {
  const first = await call(checkoutCalls.placeOrder, { body: { ...body, idempotencyKey: currentKey() } })
  // The key was used for another order, such as one with a corrected address after a lost answer. A cart can be bought
  // only once, so a new key is safe: if the first attempt succeeded, the server answers for it.
  if (!first.ok && first.failure.code === 'idempotency-key-reused') {
    forget(KEY)
    return settle(await call(checkoutCalls.placeOrder, { body: { ...body, idempotencyKey: currentKey() } }))
  }
  return settle(first)
}

/** Sends the buyer's answer to the provider's action. */
export async function answerProvider(paymentId: string, answer: PaymentAnswer): Promise<Result<Placed>> {
  return settle(await call(checkoutCalls.confirmPayment, { parameters: { paymentId }, body: { answer } }))
}

/**
 * The state of the payment that this tab began before a reload, or that a page of the provider leads back to; null when
 * there is none.
 */
export function resume(): Promise<Result<Placed>> | null {
  const paymentId = takeReturned() ?? recall(PAYMENT)
  return paymentId === null ? null : ask(paymentId)
}

/** The payment that a page of the provider leads back to. A later reload does not return to it. */
function takeReturned(): string | null {
  const query = new URLSearchParams(location.search)
  const paymentId = query.get('payment')
  if (paymentId === null) return null
  query.delete('payment')
  history.replaceState(history.state, '', `${location.pathname}?${query}`)
  return paymentId
}

/** Waits for a provider that answers late. */
export async function waitForPayment(paymentId: string): Promise<Result<Placed>> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS))
    const result = await ask(paymentId)
    if (result.ok ? result.value.state !== 'pending' : ENDED.has(result.failure.code)) return result
  }
  return fail('payment-in-progress')
}

async function ask(paymentId: string): Promise<Result<Placed>> {
  return settle(await call(checkoutCalls.getPayment, { parameters: { paymentId } }))
}

/** Stores what a reload needs to continue from here. */
function settle(result: Result<Placed>): Result<Placed> {
  if (result.ok && result.value.state !== 'placed') remember(PAYMENT, result.value.paymentId)
  else if (result.ok || ENDED.has(result.failure.code)) {
    forget(KEY)
    forget(PAYMENT)
  }
  return result
}

function currentKey(): string {
  const kept = recall(KEY)
  if (kept) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  remember(KEY, key)
  return key
}
