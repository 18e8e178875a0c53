import { sum } from '#shared/money/sum.ts'
import type { GiftCard, GiftCardTender } from './schema.ts'

export const giftCardLimits = {
  perCart: 10,
  lowestCents: 1,
  highestCents: 1_000_000_00,
  /** Cards that one order can buy. */
  soldPerOrder: 100,
  /** Characters of a name, and of the message to the recipient. */
  nameLength: 100,
  messageLength: 500,
} as const

interface PaidByCards {
  readonly grandTotalCents: number
  readonly giftCards?: readonly Pick<GiftCardTender, 'cents'>[] | undefined
}

/** What of an order gift cards have not paid. */
export const dueOfOrder = ({ grandTotalCents, giftCards = [] }: PaidByCards): number =>
  grandTotalCents - sum(giftCards.map(({ cents }) => cents))

/** The state of a card, the first that applies. */
export const giftCardStatuses = ['disabled', 'expired', 'used-up', 'active'] as const
export type GiftCardStatus = (typeof giftCardStatuses)[number]

type Judged = Pick<GiftCard, 'isDisabled' | 'expiresAt' | 'balanceCents'>

/** The state of a card at a time in milliseconds. */
export function giftCardStatus({ isDisabled, expiresAt, balanceCents }: Judged, now: number): GiftCardStatus {
  if (isDisabled) return 'disabled'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  return balanceCents > 0 ? 'active' : 'used-up'
}

/**
 * What each card pays, in the order in which they were added; the rest is paid in another way.
 * @param payableCents what gift cards may pay: not other gift cards
 */
export function takeGiftCards<Card extends { readonly balanceCents: number }>(
  cards: readonly Card[],
  payableCents: number,
): (Card & { readonly cents: number })[] {
  let left = payableCents
  return cards.map((card) => {
    const cents = Math.max(0, Math.min(card.balanceCents, left))
    left -= cents
    return { ...card, cents }
  })
}
