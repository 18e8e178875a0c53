import { goalMessages } from './analytics/goal-messages.ts'
import { apiKeyMessages } from './api-keys/messages.ts'
import { captchaMessages } from './captcha/messages.ts'
import { cartMessages } from './cart/messages.ts'
import { changeMessages } from './changes/messages.ts'
import { checkoutMessages } from './checkout/messages.ts'
import { collectionMessages } from './collections/messages.ts'
import { customCodeMessages } from './custom-code/messages.ts'
import { customerGroupMessages } from './customer-groups/messages.ts'
import { customerMessages } from './customers/messages.ts'
import { discountMessages } from './discounts/messages.ts'
import { domainMessages } from './domains/messages.ts'
import { donationMessages } from './donations/messages.ts'
import { downloadMessages } from './downloads/messages.ts'
import { draftOrderMessages } from './draft-orders/messages.ts'
import { emailMessages } from './emails/messages.ts'
import { exchangeMessages } from './exchanges/messages.ts'
import { experimentMessages } from './experiments/messages.ts'
import { fileMessages } from './files/messages.ts'
import { formMessages } from './forms/messages.ts'
import { giftCardMessages } from './gift-cards/messages.ts'
import type { Failure } from './http/failure.ts'
import { httpMessages } from './http/messages.ts'
import { importMessages } from './imports/messages.ts'
import { invoiceMessages } from './invoices/messages.ts'
import { itemMessages } from './items/messages.ts'
import { listViewMessages } from './list-views/messages.ts'
import { mailServerMessages } from './mail-server/messages.ts'
import { merchandisingMessages } from './merchandising/messages.ts'
import { newsletterMessages } from './newsletter/messages.ts'
import { orderEditMessages } from './orders/edits/messages.ts'
import { orderMessages } from './orders/messages.ts'
import { pageMessages } from './pages/messages.ts'
import { paymentMessages } from './payments/messages.ts'
import { paypalMessages } from './paypal/messages.ts'
import { pixelMessages } from './pixels/messages.ts'
import { bundleMessages } from './products/bundles/messages.ts'
import { productMessages } from './products/messages.ts'
import { redirectMessages } from './redirects/messages.ts'
import { restockMessages } from './restock/messages.ts'
import { returnMessages } from './returns/messages.ts'
import { reviewMessages } from './reviews/messages.ts'
import { signInMessages } from './sign-in/messages.ts'
import { staffMessages } from './staff/messages.ts'
import { stockMessages } from './stock/messages.ts'
import { countMessages } from './stock-counts/messages.ts'
import { stockLocationMessages } from './stock-locations/messages.ts'
import { transferMessages } from './stock-transfers/messages.ts'
import { stripeMessages } from './stripe/messages.ts'
import { subscriptionMessages } from './subscriptions/messages.ts'
import { taxMessages } from './taxes/messages.ts'
import { vatNumberMessages } from './vat-numbers/messages.ts'
import { webhookMessages } from './webhook-endpoints/messages.ts'
import { withdrawalMessages } from './withdrawals/messages.ts'

/**
 * The sentences of every expected failure, by its code. A noun with failures of its own adds its `messages.ts` here.
 */
export const messages = {
  ...httpMessages,
  ...productMessages,
  ...bundleMessages,
  ...collectionMessages,
  ...pageMessages,
  ...itemMessages,
  ...stockMessages,
  ...stockLocationMessages,
  ...transferMessages,
  ...countMessages,
  ...changeMessages,
  ...cartMessages,
  ...customerGroupMessages,
  ...discountMessages,
  ...donationMessages,
  ...giftCardMessages,
  ...checkoutMessages,
  ...paymentMessages,
  ...mailServerMessages,
  ...paypalMessages,
  ...stripeMessages,
  ...orderEditMessages,
  ...orderMessages,
  ...draftOrderMessages,
  ...returnMessages,
  ...exchangeMessages,
  ...reviewMessages,
  ...listViewMessages,
  ...customerMessages,
  ...invoiceMessages,
  ...webhookMessages,
  ...apiKeyMessages,
  ...withdrawalMessages,
  ...restockMessages,
  ...merchandisingMessages,
  ...customCodeMessages,
  ...domainMessages,
  ...fileMessages,
  ...downloadMessages,
  ...formMessages,
  ...captchaMessages,
  ...pixelMessages,
  ...importMessages,
  ...emailMessages,
  ...newsletterMessages,
  ...experimentMessages,
  ...goalMessages,
  ...redirectMessages,
  ...signInMessages,
  ...staffMessages,
  ...vatNumberMessages,
  ...subscriptionMessages,
  ...taxMessages,
} as const

export type FailureCode = keyof typeof messages

/**
 * The sentence of a failure, for pages, forms and the API. A code that the program names must have one; a code from
 * elsewhere, such as from another version of the server, may get the general sentence.
 */
export function sentenceOf<Code extends string>(
  failure: Failure<Code> & (string extends Code ? unknown : [Code] extends [FailureCode] ? unknown : never),
): string {
  const code = Object.hasOwn(messages, failure.code) ? (failure.code as FailureCode) : 'unexpected'
  return messages[code](failure)
}
