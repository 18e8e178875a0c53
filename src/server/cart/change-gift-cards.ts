import type { KeyObject } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { giftCardsOfCart } from '#server/gift-cards/cards-of-cart.ts'
import { tryGiftCardCode } from '#server/gift-cards/try-code.ts'
import type { Scope } from '#server/scope.ts'
import { giftCardLimits } from '#shared/gift-cards/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { cartToken } from './cart-cookies.ts'
import { findCart, type SavedCart } from './cart-store.ts'
import { changeCart } from './change-cart.ts'

/** Adds the card of a code to the visitor's cart. */
export async function addGiftCard(
  scope: Scope,
  secret: KeyObject,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  code: string,
): Promise<
  Result<
    SavedCart,
    'cart-empty' | 'gift-card-unknown' | 'gift-card-currency' | 'gift-cards-full' | 'rate-limited' | 'stale'
  >
> {
  const cart = await findCart(scope, cartToken(request))
  if (cart?.orderId !== null) return fail('cart-empty')
  const card = await tryGiftCardCode(scope, secret, request.ip, code)
  if (!card.ok) return card
  const { currency } = await scope.settings()
  if (card.value.currency !== currency)
    return fail('gift-card-currency', { cardCurrency: card.value.currency, currency })
  // Cards that are used up are not shown any more, so they must not count.
  const shown = await giftCardsOfCart(scope, cart.content.giftCards ?? [], 0)
  return changeCart(
    scope,
    request,
    reply,
    (content) => {
      const others = shown.map(({ id }) => id).filter((id) => id !== card.value.id)
      if (others.length >= giftCardLimits.perCart) return fail('gift-cards-full')
      return succeed({ ...content, giftCards: [...others, card.value.id] })
    },
    'terms',
  )
}

/** Removes a card from the visitor's cart. */
export function removeGiftCard(
  scope: Scope,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  cardId: string,
): Promise<Result<SavedCart, 'stale'>> {
  return changeCart<never>(
    scope,
    request,
    reply,
    (content) => succeed({ ...content, giftCards: (content.giftCards ?? []).filter((id) => id !== cardId) }),
    'terms',
  )
}
