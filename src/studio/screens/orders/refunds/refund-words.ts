import type { Order } from '#shared/orders/schema.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { paypalModeOf } from '#shared/paypal/methods.ts'

type Payable = Pick<Order, 'paymentMethod' | 'testMode' | 'giftCards'>

/** Where the money of a refund goes, before it is made. */
export function whereMoneyGoes({ paymentMethod: id, testMode, giftCards }: Payable): string {
  if (testMode) return 'This is a test order. No real money moves.'
  if (id === 'gift-card') return 'The money goes back to the gift cards that paid.'
  return giftCards ? `Gift cards get their part back first. For the rest: ${wordsOf(id)}` : wordsOf(id)
}

function wordsOf(id: Order['paymentMethod']): string {
  const { refundedBy, providerName, name } = paymentMethod(id)
  if (paypalModeOf(id) !== null)
    return 'PayPal returns the money the way the customer paid: to their balance, card or bank account.'
  if (refundedBy === 'provider')
    return providerName
      ? `${providerName} returns the money to the card that paid. The customer sees it in 5 to 10 business days.`
      : `The money goes back to ${name}.`
  return id === 'bank-transfer'
    ? 'This doesn’t send any money. Send it yourself by bank transfer. This only records the refund.'
    : 'This doesn’t send any money. Send it yourself the way it was paid. This only records the refund.'
}

/** What a refund's state means for staff. */
export const pendingWords = ({ paymentMethod: id }: Payable): string =>
  `${paymentMethod(id).providerName ?? 'The payment provider'} is returning the money. You don’t have to do anything.`
