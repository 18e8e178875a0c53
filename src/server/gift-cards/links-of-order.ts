import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { giftCardStatus } from '#shared/gift-cards/rules.ts'
import { hasGiftCards } from '#shared/orders/gift-cards/sold-cards.ts'
import type { Order } from '#shared/orders/schema.ts'
import { giftCardPath } from './card-link.ts'
import { readSoldCards } from './sold-cards.ts'

/**
 * The cards that the buyer of an order can open on its page: their own, and where no email brings them to others also
 * those, so that the buyer can print them.
 */
export async function giftCardLinksOf(
  services: Services,
  website: Website,
  order: Order,
): Promise<{ readonly lastFour: string; readonly href: string }[]> {
  if (!hasGiftCards(order)) return []
  const cards = await readSoldCards(reading(services, website), order.id)
  return cards
    .filter(({ card }) => !website.canSendEmail || card.recipientEmail === order.email || card.recipientEmail === '')
    .filter(({ card }) => giftCardStatus(card, Date.now()) === 'active')
    .map(({ card }) => ({ lastFour: card.lastFour, href: giftCardPath(services.secret, website.id, card.id) }))
}
