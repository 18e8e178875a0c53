import { type FakeAccount, type FakeRefund, found, StripeRefusal } from './fake-account.ts'

export function createRefund(account: FakeAccount, body: URLSearchParams): FakeRefund {
  const intent = found(account.intents, body.get('payment_intent') ?? undefined)
  const given = [...account.refunds.values()].filter(
    (one) => one.payment_intent === intent.id && one.status !== 'failed',
  )
  const left = intent.amount_received - given.reduce((sum, { amount }) => sum + amount, 0)
  const amount = Number(body.get('amount') ?? left)
  if (left === 0)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'Charge has already been refunded.',
    })
  if (amount > left)
    throw new StripeRefusal(400, {
      type: 'invalid_request_error',
      message: 'Refund amount is greater than unrefunded amount on charge',
    })
  return addRefund(
    account,
    { amount, payment_intent: intent.id, currency: intent.currency },
    body.get('metadata[refund]'),
  )
}

/** A refund; without our id it is one that the owner makes at Stripe. */
export function addRefund(
  account: FakeAccount,
  given: Pick<FakeRefund, 'amount' | 'payment_intent' | 'currency'>,
  refundId: string | null = null,
): FakeRefund {
  const refund: FakeRefund = {
    ...given,
    id: `re_${account.refunds.size + 1}`,
    object: 'refund',
    metadata: refundId === null ? {} : { refund: refundId },
    status: account.refundStatus,
    ...(account.refundStatus === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  }
  account.refunds.set(refund.id, refund)
  // What happens to it later is not part of the answer.
  return { ...refund }
}
