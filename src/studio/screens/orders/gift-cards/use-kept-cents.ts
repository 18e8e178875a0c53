import { listCardsOfOrderCall } from '#shared/gift-cards/owner-api.ts'
import { cardsToReturn, hasGiftCards, keptByGiftCards } from '#shared/orders/gift-cards/sold-cards.ts'
import type { Order } from '#shared/orders/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

/**
 * What of an order's money a refund of some pieces has to leave with the shop, because of its gift cards.
 * @param pieces by the ids of their lines
 */
export function useKeptCents(order: Order): (pieces: ReadonlyMap<string, number>) => number {
  const query = useContractQuery(
    listCardsOfOrderCall,
    { parameters: { orderId: order.id } },
    { enabled: hasGiftCards(order), staleTime: 0 },
  )
  const cards = (query.data?.cards ?? []).map(({ card, lineId, usedCents }) => ({
    id: card.id,
    lineId,
    initialCents: card.initialCents,
    usedCents,
    isReturned: card.isReturned,
  }))
  return (pieces) => {
    const chosen = new Set(cardsToReturn(cards, pieces))
    const after = cards.map((card) => ({ ...card, isReturned: card.isReturned || chosen.has(card) }))
    return keptByGiftCards(order, after, pieces)
  }
}
