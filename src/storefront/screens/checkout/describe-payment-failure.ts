import type { Failure } from '#shared/http/failure.ts'
import { describeCartFailure } from '../../purchases/describe-cart-failure.ts'
import { checkoutPageTexts } from './texts.ts'

const MAY_HAVE_GONE_THROUGH = checkoutPageTexts.outcomeUnknown

/** Why an order was not placed. A lost or unreadable answer says nothing about the payment, so the sentence does. */
export function describePaymentFailure(failure: Failure): string {
  const sentence = describeCartFailure(failure)
  const isUnknown = failure.code === 'network' || failure.code === 'unexpected'
  return isUnknown ? `${sentence} ${MAY_HAVE_GONE_THROUGH}` : sentence
}
