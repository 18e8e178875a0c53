import { type DemoGiftCard, giftCards, ORDERS_PER_GIFT_CARD } from '#demo/gift-cards.ts'
import { readGiftCards } from '#server/gift-cards/card-store.ts'
import { holdGiftCards } from '#server/gift-cards/hold-balance.ts'
import type { CardSecrets } from '#server/gift-cards/insert-card.ts'
import { issueCards } from '#server/gift-cards/issue-sold.ts'
import type { OrderDraft } from '#server/orders/draft.ts'
import { insertGiftCardPayments } from '#server/payments/gift-card-payments.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { DemoOrder } from './order-draft.ts'

/** Places in the order of the year at which a gift card is bought, and at which one pays. */
const BOUGHT_AT = 8
const SPENT_AT = 17

/** The gift cards of the demo's year: sold, given away, and spent little by little. */
export function openGiftCards(scope: ChangeScope, secrets: CardSecrets) {
  const wanted = [...giftCards]
  const sold: string[] = []

  /** The order in place of another one, where a gift card is bought or pays. @param index its place in the year */
  function orderAt(index: number, order: DemoOrder): DemoOrder {
    const place = index % ORDERS_PER_GIFT_CARD
    const card = place === BOUGHT_AT ? wanted.shift() : undefined
    if (card) return { ...order, items: [itemOf(card)], couponCodes: [], isPickup: false, recipient: card }
    const giftCardId = place === SPENT_AT ? sold.shift() : undefined
    return giftCardId === undefined ? order : { ...order, giftCardId }
  }

  /**
   * Notes what cards have paid of an order that has just been placed, and makes the cards that it has bought, all of their
   * moments at that time.
   */
  async function settle(orderId: string, draft: OrderDraft, placedAt: number): Promise<void> {
    await insertGiftCardPayments(scope, orderId, draft)
    await issueCards(scope, secrets, orderId)
    const { database, websiteId } = scope
    const made = await database
      .updateTable('gift_cards')
      .set({ created_at: placedAt, sent_at: placedAt, deliver_at: placedAt })
      .where('website_id', '=', websiteId)
      .where('order_id', '=', orderId)
      .returning('id')
      .execute()
    for (const { id } of made) {
      await database
        .updateTable('gift_card_movements')
        .set({ at: placedAt })
        .where('website_id', '=', websiteId)
        .where('card_id', '=', id)
        .execute()
      sold.push(id)
    }
  }

  /** Takes from the cards of an order what they pay. What is left pays again later. */
  async function spend({ giftCards: tenders = [] }: OrderDraft, placedAt: number): Promise<void> {
    if (tenders.length === 0) return
    const held = await holdGiftCards(scope, { giftCards: tenders })
    if (!held.ok) throw new Error(`The demo’s gift card: ${held.failure.code}`)
    for (const { cardId, paymentId } of tenders)
      await scope.database
        .updateTable('gift_card_movements')
        .set({ at: placedAt })
        .where('website_id', '=', scope.websiteId)
        .where('card_id', '=', cardId)
        .where('payment_id', '=', paymentId)
        .execute()
    const cards = await readGiftCards(
      scope,
      tenders.map(({ cardId }) => cardId),
    )
    sold.push(...cards.filter(({ balanceCents }) => balanceCents > 0).map(({ id }) => id))
  }

  return { orderAt, spend, settle }
}

const itemOf = ({ value }: DemoGiftCard) => ({ product: 'gift-card', values: value, quantity: 1 })
