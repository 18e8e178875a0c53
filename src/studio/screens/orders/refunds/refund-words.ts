import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import { splitOfRefund } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { paypalModeOf } from '#shared/paypal/methods.ts'

type Payable = Pick<Order, 'paymentMethod' | 'testMode' | 'giftCards' | 'refunds' | 'currency'>

/**
 * Where the money of a refund goes, before it is made.
 * @param cents how much is refunded; 0 while nothing is chosen
 */
export function whereMoneyGoes(
  order: Payable,
  cents: number,
  money: (cents: number, currency: string) => string,
): string {
  const { paymentMethod: id, testMode, giftCards, currency } = order
  if (testMode) return 'This is a test order. No real money moves.'
  if (id === 'gift-card') return 'The money goes back to the gift cards that paid.'
  if (giftCards && cents === 0) return `Gift cards get their part back first. ${wordsOf(id, 'the rest')}`
  const { toCardsCents, restCents } = splitOfRefund(order, cents)
  if (toCardsCents === 0) return wordsOf(id)
  if (restCents === 0) return 'The money goes back to the gift cards that paid.'
  const toCards = `${money(toCardsCents, currency)} goes back to the gift cards that paid.`
  return `${toCards} ${wordsOf(id, `the other ${money(restCents, currency)}`)}`
}

/** How the money of a refund was split between gift cards and the other payment; empty where no gift card got any. */
export function splitWords(
  { paymentMethod: id, currency }: Pick<Order, 'paymentMethod' | 'currency'>,
  { giftCardCents = 0, heldCents, exchangedCents }: OrderRefund,
  money: (cents: number, currency: string) => string,
): string {
  const restCents = heldCents - exchangedCents - giftCardCents
  if (giftCardCents === 0) return ''
  const toCards = `Gift cards: ${money(giftCardCents, currency)}`
  return restCents > 0 ? `${toCards}, ${paymentMethod(id).name}: ${money(restCents, currency)}` : toCards
}

/** @param part what of the money it is about, where gift cards get the rest: 'the other $13.65' */
function wordsOf(id: Order['paymentMethod'], part = 'the money'): string {
  const { refundedBy, providerName, name } = paymentMethod(id)
  if (paypalModeOf(id) !== null)
    return `PayPal returns ${part} the way the customer paid: to their balance, card or bank account.`
  if (refundedBy === 'provider')
    return providerName
      ? `${providerName} returns ${part} to the card that paid. The customer sees it in 5 to 10 business days.`
      : `${part[0]!.toUpperCase()}${part.slice(1)} goes back to ${name}.`
  return `Send ${part} yourself${id === 'bank-transfer' ? ' by bank transfer' : ', the way it was paid'}. This only records the refund.`
}

/** What a refund's state means for staff. */
export const pendingWords = ({ paymentMethod: id }: Pick<Order, 'paymentMethod'>): string =>
  `${paymentMethod(id).providerName ?? 'The payment provider'} is returning the money. You don’t have to do anything.`
