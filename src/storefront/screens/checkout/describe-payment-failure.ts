import type { Failure } from '#shared/http/failure.ts'
import { describeCartFailure } from '../../purchases/describe-cart-failure.ts'

const MAY_HAVE_GONE_THROUGH =
  'Your order may have gone through. Press the button again to find out. You won’t be charged twice.'

/** Why an order was not placed. An answer that is lost or broken says nothing about the money, so that is said too. */
export function describePaymentFailure(failure: Failure): string {
  const sentence = describeCartFailure(failure)
  const isUnknown = failure.code === 'network' || failure.code === 'unexpected'
  return isUnknown ? `${sentence} ${MAY_HAVE_GONE_THROUGH}` : sentence
}
