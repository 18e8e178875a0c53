import type Stripe from 'stripe'
import type { RefundOutcome, RefundRequest } from '#server/payments/provider.ts'
import { stripeAmount } from '#shared/stripe/amounts.ts'
import { hourlyKey, keyOfCharge } from '../idempotency.ts'

type Refund = Pick<Stripe.Refund, 'id' | 'status' | 'failure_reason' | 'metadata'>

/**
 * Refunds a PaymentIntent, or a part of it. A refund that exists with our id is the answer: the money is not returned
 * twice, however often it is asked for.
 */
export async function refundAtStripe(stripe: Stripe, intent: string, request: RefundRequest): Promise<RefundOutcome> {
  const { refundId, attempt, made: known, refundCents, currency } = request
  // A refund that has failed meanwhile is not made again: staff decide about it.
  if (known !== null) return outcomeOfRefund(await stripe.refunds.retrieve(known))
  const mine = (await standingRefunds(stripe, intent)).find(({ metadata }) => metadata?.refund === refundId)
  if (mine) return outcomeOfRefund(mine)
  const made = await stripe.refunds.create(
    { payment_intent: intent, amount: stripeAmount(refundCents, currency), metadata: { refund: refundId } },
    { idempotencyKey: hourlyKey(keyOfCharge(request, `refund ${refundId} ${attempt}`)) },
  )
  // A repeated request returns the first answer, which may be older than what became of the refund.
  const isRepeated = made.lastResponse.headers['idempotent-replayed'] === 'true'
  return outcomeOfRefund(isRepeated ? await stripe.refunds.retrieve(made.id) : made)
}

/** The refunds of a PaymentIntent that have not failed. */
export async function standingRefunds(stripe: Stripe, intent: string): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  return data.filter(({ status }) => !hasFailed(status))
}

/** What a refund of Stripe says. */
export function outcomeOfRefund({ id, status, failure_reason }: Refund): RefundOutcome {
  if (hasFailed(status)) return { state: 'failed', reference: id, words: failureWords(failure_reason) }
  return { state: status === 'succeeded' ? 'done' : 'pending', reference: id }
}

const hasFailed = (status: string | null) => status === 'failed' || status === 'canceled'

const reasons = new Map([
  ['lost_or_stolen_card', 'The card was reported lost or stolen.'],
  ['expired_or_canceled_card', 'The card has expired or was canceled.'],
  ['charge_for_pending_refund_disputed', 'The customer disputes the payment with their bank.'],
  ['insufficient_funds', 'Your Stripe balance is too low.'],
  ['declined', 'The bank declined the refund.'],
  ['merchant_request', 'The refund was canceled in Stripe.'],
])
const failureWords = (reason: string | undefined): string =>
  reasons.get(reason ?? '') ?? 'The bank could not accept the refund.'
