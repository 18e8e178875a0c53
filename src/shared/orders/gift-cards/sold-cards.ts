import { sum } from '#shared/money/sum.ts'
import { productTypes } from '#shared/products/codes.ts'
import { costOfPieces } from '../cost-of-pieces.ts'
import { paidByLine } from '../refunds.ts'
import type { Order } from '../schema.ts'

/** A card that an order has bought. Money in hundredths of the order's currency. */
export interface SoldCard {
  readonly id: string
  readonly lineId: string
  readonly initialCents: number
  /** What was bought with it so far. */
  readonly usedCents: number
  /** Whether its money went back to the buyer. */
  readonly isReturned: boolean
}

type Paid = Parameters<typeof paidByLine>[0]
/** Pieces by the ids of their lines. */
type Pieces = ReadonlyMap<string, number>

export const hasGiftCards = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ productType }) => productType === productTypes.giftCard)

/** The cards that a refund of some pieces takes back: of each line those that were used least. */
export function cardsToReturn<Card extends SoldCard>(cards: readonly Card[], pieces: Pieces): Card[] {
  return [...pieces].flatMap(([lineId, quantity]) =>
    cards
      .filter((card) => card.lineId === lineId && !card.isReturned)
      .toSorted((one, other) => one.usedCents - other.usedCents)
      .slice(0, quantity),
  )
}

/**
 * What of an order's money cannot be refunded: the price of its cards that stay valid, and of those that are taken back
 * the part that was used. Without gift cards it is 0.
 * @param cards all cards of the order; those that the refund takes back are returned in it
 * @param pieces what the refund takes back besides earlier ones
 */
export function keptByGiftCards(order: Paid, cards: readonly SoldCard[], pieces: Pieces): number {
  const { currency } = order
  const paid = paidByLine(order).lines
  return sum(
    order.lines.map(({ id, productType, quantity, refundedQuantity }, index) => {
      if (productType !== productTypes.giftCard) return 0
      const paidCents = paid[index]!
      const before = refundedQuantity + (pieces.get(id) ?? 0)
      const staying = costOfPieces(paidCents, { quantity, before, pieces: Math.max(0, quantity - before), currency })
      const used = cards
        .filter((card) => card.lineId === id && card.isReturned)
        .map((card) => usedShare(paidCents, quantity, card))
      return staying + sum(used)
    }),
  )
}

/** The part of a card's price that was used, in the shop's favor: a card may have cost less than its value. */
const usedShare = (paidCents: number, quantity: number, { usedCents, initialCents }: SoldCard): number => {
  const whole = BigInt(quantity) * BigInt(initialCents)
  return Number((BigInt(paidCents) * BigInt(usedCents) + whole - 1n) / whole)
}
