import { cartTexts } from '#shared/cart/messages.ts'
import type { Failure } from '#shared/http/failure.ts'
import { describeFailure } from '../islands/describe-failure.ts'

/** The sentence after a title such as 'Unable to remove item': what to do about it. */
export function describeCartFailure(failure: Failure): string {
  if (failure.code === 'network') return cartTexts.checkConnection
  return failure.code === 'unexpected' ? cartTexts.tryAgain : describeFailure(failure)
}
