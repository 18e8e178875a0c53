import type { Refund } from '@paypal/paypal-server-sdk'
import { hashOf } from '#server/identifiers.ts'
import type { RefundOutcome, RefundRequest } from '#server/payments/provider.ts'
import { paypalAmount } from '#shared/paypal/amounts.ts'
import { hourlyKey } from '../idempotency.ts'
import { orderOfCapture } from './charge-order.ts'
import { idInLink } from './links.ts'
import type { PayPal } from './paypal-client.ts'

const OURS = /^refund (.+)$/

/** Our own id of a refund; null for one that the owner made at PayPal. */
export const refundIdOf = ({ customId }: Refund): string | null => OURS.exec(customId ?? '')?.[1] ?? null

/** The refunds of a capture, as its order lists them. @throws Error when PayPal does not answer */
export async function refundsOf(paypal: PayPal, captureId: string): Promise<Refund[]> {
  const order = await orderOfCapture(paypal, captureId)
  const refunds = order.purchaseUnits?.flatMap(({ payments }) => payments?.refunds ?? []) ?? []
  return refunds.filter(({ links }) => (idInLink(links, 'up', 'captures') ?? captureId) === captureId)
}

/**
 * Gives money of a capture back. A refund that exists with our id is the answer: the money is not returned twice,
 * however often it is asked for.
 * @throws Error when PayPal refuses, or does not answer
 */
export async function refundCapture(
  paypal: PayPal,
  captureId: string,
  { refundId, attempt, made, refundCents, currency }: RefundRequest,
): Promise<RefundOutcome> {
  const refunds = await refundsOf(paypal, captureId)
  const mine = refunds.find((refund) =>
    // A refund that has failed meanwhile is not made again: staff decide about it.
    made === null ? refundIdOf(refund) === refundId && !hasFailed(refund) : refund.id === made,
  )
  if (mine) return outcomeOfRefund(mine)
  if (made !== null) throw new Error('PayPal does not list a refund that it has made.')
  const { result } = await paypal.payments.refundCapturedPayment({
    captureId,
    paypalRequestId: hashOf(hourlyKey(`refund ${captureId} ${refundId} ${attempt}`)),
    prefer: 'return=representation',
    body: {
      amount: { currencyCode: currency, value: paypalAmount(refundCents, currency) },
      customId: `refund ${refundId}`,
    },
  })
  return outcomeOfRefund(result)
}

/** What a refund of PayPal says. */
export function outcomeOfRefund(refund: Refund): RefundOutcome {
  const reference = refund.id ?? ''
  if (hasFailed(refund)) return { state: 'failed', reference, words: failureWords(refund) }
  return { state: String(refund.status) === 'COMPLETED' ? 'done' : 'pending', reference }
}

const failureWords = ({ status, statusDetails }: Refund): string => {
  if (String(status) === 'CANCELLED') return 'The refund was canceled in PayPal.'
  return String(statusDetails?.reason) === 'ECHECK'
    ? 'The bank transfer of the refund failed.'
    : 'PayPal could not return the money.'
}

/** Gives all of a capture back that has not gone back yet. */
export async function refundAll(paypal: PayPal, captureId: string): Promise<void> {
  await paypal.payments.refundCapturedPayment({
    captureId,
    paypalRequestId: hashOf(hourlyKey(`give-back ${captureId}`)),
    body: {},
  })
}

const hasFailed = ({ status }: Refund) => String(status) === 'FAILED' || String(status) === 'CANCELLED'
