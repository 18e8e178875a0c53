import { sql } from 'kysely'
import type { CanceledOrder } from '#server/orders/lifecycle.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { GiftCard } from '#shared/gift-cards/schema.ts'
import { giftCardName } from '#shared/gift-cards/texts.ts'
import { cardsToReturn, hasGiftCards, keptByGiftCards, type SoldCard } from '#shared/orders/gift-cards/sold-cards.ts'
import type { Order } from '#shared/orders/schema.ts'
import { readGiftCard, toGiftCard } from './card-store.ts'
import { moveBalance } from './move-balance.ts'

type CardOfOrder = SoldCard & { readonly card: GiftCard }

/** The cards that an order has bought, in the order in which they were made, with what was bought with each. */
export async function readSoldCards({ database, websiteId }: Scope, orderId: string): Promise<CardOfOrder[]> {
  const rows = await database
    .selectFrom('gift_cards')
    .selectAll('gift_cards')
    .select((card) =>
      card
        .selectFrom('gift_card_movements')
        .select((moved) => moved.fn.coalesce(moved.fn.sum<number>('cents'), moved.val(0)).as('cents'))
        .where('gift_card_movements.website_id', '=', websiteId)
        .whereRef('card_id', '=', 'gift_cards.id')
        .where('kind', 'in', ['paid', 'released', 'refunded'])
        .as('moved_cents'),
    )
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    lineId: row.order_line_id ?? '',
    initialCents: row.initial_cents,
    usedCents: Math.max(0, -Number(row.moved_cents)),
    isReturned: row.returned_at !== null,
    card: toGiftCard(row),
  }))
}

/**
 * Takes back the cards that a refund of a locked order is about: they can't be used any more.
 * @param pieces that are refunded, by the ids of their lines
 * @returns what of the order's money has to stay with the shop, because it was used or its cards stay valid
 */
export async function takeBackCards(
  scope: ChangeScope,
  order: Order,
  pieces: ReadonlyMap<string, number>,
  by: string,
): Promise<number> {
  if (!hasGiftCards(order)) return 0
  const chosen = cardsToReturn(await readSoldCards(scope, order.id), pieces)
  // In a fixed order, as when they pay: two transactions never wait for each other.
  for (const { id } of chosen.toSorted((one, other) => (one.id < other.id ? -1 : 1))) await takeBack(scope, id, by)
  if (chosen.length > 0) {
    const text = chosen.map(({ card }) => giftCardName(card.lastFour)).join(', ')
    await addOrderEvent(scope, order.id, { kind: 'gift-cards-returned', by, text })
  }
  return keptByGiftCards(order, await readSoldCards(scope, order.id), pieces)
}

/** A canceled order takes its cards back, also where the owner returns the money themselves. */
export async function takeBackCardsOfCanceled(scope: ChangeScope, { order, by }: CanceledOrder): Promise<void> {
  const pieces = new Map(order.lines.map((line) => [line.id, line.quantity - line.refundedQuantity]))
  await takeBackCards(scope, order, pieces, by)
}

async function takeBack(scope: ChangeScope, cardId: string, by: string): Promise<void> {
  const { database, websiteId } = scope
  // Disabled first: from here on, no order can spend what is about to be taken away.
  await database
    .updateTable('gift_cards')
    .set({ is_disabled: 1, returned_at: Date.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', cardId)
    .where(sql<boolean>`returned_at is null`)
    .execute()
  const card = await readGiftCard(scope, cardId)
  if (card && card.balanceCents > 0)
    await moveBalance(scope, { cardId, kind: 'disabled', cents: -card.balanceCents, cause: 'returned', by })
}
