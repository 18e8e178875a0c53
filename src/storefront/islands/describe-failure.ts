import { cartMessages } from '#shared/cart/messages.ts'
import type { Failure } from '#shared/http/failure.ts'
import { httpMessages } from '#shared/http/messages.ts'
import { bundlePageMessages } from '#shared/products/bundles/messages.ts'
import { productMessages } from '#shared/products/messages.ts'

const messages: Record<string, (facts: Failure) => string> = {
  ...httpMessages,
  ...productMessages,
  ...bundlePageMessages,
  ...cartMessages,
}

/**
 * The sentence of a failure in the browser: the server's own, else one of those that a shopper may need. (The messages
 * of all nouns would be too large for a product page.)
 */
export function describeFailure(failure: Failure): string {
  if (typeof failure.error === 'string') return failure.error
  const write = Object.hasOwn(messages, failure.code) ? messages[failure.code]! : httpMessages.unexpected
  return write(failure)
}
