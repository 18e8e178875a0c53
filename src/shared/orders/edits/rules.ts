import { dueOfOrder } from '#shared/gift-cards/rules.ts'
import { sum } from '#shared/money/sum.ts'
import type { Order } from '../schema.ts'

type Editable = Pick<Order, 'state' | 'paymentState'>

/** Why an order cannot be edited, in a sentence for staff; null when it can. */
export function whyNotEditable({ state, paymentState }: Editable): string | null {
  if (state === 'cancelled') return 'Canceled orders can’t be edited.'
  if (state === 'fulfilled') return 'Fulfilled orders can’t be edited.'
  return paymentState === 'refunded' ? 'Refunded orders can’t be edited.' : null
}

/** What of an order the customer has paid, in hundredths; nothing while its payment is awaited. */
export const paidOfOrder = ({
  paymentState,
  grandTotalCents,
  owedCents,
}: Pick<Order, 'paymentState' | 'grandTotalCents' | 'owedCents'>): number =>
  paymentState === 'awaiting' ? 0 : grandTotalCents - owedCents

/**
 * What was paid beside gift cards: the row between the total of an order and what is due.
 * @param exchangedCents what items that came back have paid, which has a row of its own
 */
export const paidBesideGiftCards = (
  order: Pick<Order, 'grandTotalCents' | 'giftCards' | 'owedCents'>,
  exchangedCents: number,
): number => dueOfOrder(order) - exchangedCents - order.owedCents

/** What an order owes now, in hundredths: not what the returned items of an exchange will pay. */
export const dueNowOf = ({ owedCents, expectedCents }: Pick<Order, 'owedCents' | 'expectedCents'>): number =>
  owedCents - expectedCents

/** What gift cards have paid of an order, in hundredths. */
export const paidByGiftCards = ({ giftCards = [] }: Pick<Order, 'giftCards'>): number =>
  sum(giftCards.map(({ cents }) => cents))

/**
 * What gift cards have paid of an order after an edit has returned some of its money: they get theirs back before the
 * other payments. What earlier refunds have returned to them is returned already, and stays a part of what they have paid.
 * @returns undefined where they have paid nothing of it any more
 */
export function giftCardsAfterRefund(
  { giftCards = [], refunds }: Pick<Order, 'giftCards' | 'refunds'>,
  refundCents: number,
): Order['giftCards'] {
  let missing = refundCents
  let before = sum(refunds.filter(({ isOfEdit }) => !isOfEdit).map(({ giftCardCents = 0 }) => giftCardCents))
  const left = giftCards.flatMap((tender) => {
    const earlier = Math.min(before, tender.cents)
    before -= earlier
    const returned = Math.min(missing, tender.cents - earlier)
    missing -= returned
    return tender.cents > returned ? [{ ...tender, cents: tender.cents - returned }] : []
  })
  return left.length > 0 ? left : undefined
}

/** What is owed and what is refunded once the total of an order changes, in hundredths. One of them is 0. */
export function settlementOf(
  order: Pick<Order, 'paymentState' | 'grandTotalCents' | 'owedCents' | 'giftCards'>,
  totalCents: number,
): { readonly owedCents: number; readonly refundCents: number } {
  if (order.paymentState === 'awaiting')
    return { owedCents: Math.max(0, totalCents - paidByGiftCards(order)), refundCents: 0 }
  const paid = paidOfOrder(order)
  return { owedCents: Math.max(0, totalCents - paid), refundCents: Math.max(0, paid - totalCents) }
}
