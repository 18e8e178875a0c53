import type { Scope } from '#server/scope.ts'
import { giftCardStatus, takeGiftCards } from '#shared/gift-cards/rules.ts'
import type { CartGiftCard } from '#shared/gift-cards/schema.ts'
import { readGiftCards } from './card-store.ts'

/**
 * What the gift cards of a cart pay of it. Cards that cannot pay any more are left out.
 * @param payableCents what gift cards may pay of it
 */
export async function giftCardsOfCart(
  scope: Scope,
  cardIds: readonly string[],
  payableCents: number,
): Promise<CartGiftCard[]> {
  if (cardIds.length === 0) return []
  const { currency } = await scope.settings()
  const now = Date.now()
  const usable = (await readGiftCards(scope, cardIds)).filter(
    (card) => card.currency === currency && giftCardStatus(card, now) === 'active',
  )
  return takeGiftCards(usable, payableCents).map(({ id, lastFour, balanceCents, cents, isTest }) => ({
    id,
    lastFour,
    balanceCents,
    cents,
    isTest,
  }))
}
