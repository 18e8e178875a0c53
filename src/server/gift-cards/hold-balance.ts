import type { OrderDraft } from '#server/orders/draft.ts'
import type { CanceledOrder } from '#server/orders/lifecycle.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { formatDate } from '#shared/dates/format.ts'
import type { GiftCardTender } from '#shared/gift-cards/schema.ts'
import { giftCardName } from '#shared/gift-cards/texts.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { readGiftCard } from './card-store.ts'
import { moveBalance } from './move-balance.ts'

type Tenders = Pick<OrderDraft, 'giftCards'>

/**
 * Takes from gift cards what they pay of an order, before its other payment begins; refused when one of them has less
 * by now: the caller rolls back.
 */
export async function holdGiftCards(
  scope: ChangeScope,
  { giftCards = [] }: Tenders,
): Promise<Result<void, 'gift-card-changed'>> {
  // In a fixed order, so that two buyers with the same two cards never block each other.
  for (const { cardId, cents, paymentId } of giftCards.toSorted((one, other) => (one.cardId < other.cardId ? -1 : 1))) {
    const moved = await moveBalance(scope, {
      cardId,
      kind: 'paid',
      cents: -cents,
      cause: `paid ${paymentId}`,
      paymentId,
    })
    if (moved !== 'done') return fail('gift-card-changed')
  }
  return succeed(undefined)
}

/** Gives back what gift cards would have paid, once: when the other payment failed, or the order was not paid for. */
export async function releaseGiftCards(scope: ChangeScope, { giftCards = [] }: Tenders): Promise<void> {
  for (const { cardId, cents, paymentId } of giftCards.toSorted((one, other) => (one.cardId < other.cardId ? -1 : 1)))
    await moveBalance(scope, { cardId, kind: 'released', cents, cause: `released ${paymentId}`, paymentId })
}

/**
 * An order that was canceled before its other payment came: its gift cards get their part back. The timeline says so
 * where the customer could not use it without more.
 */
export async function releaseGiftCardsOfCanceled(scope: ChangeScope, { order }: CanceledOrder): Promise<void> {
  if (order.paymentState !== 'awaiting' || order.giftCards === undefined) return
  await releaseGiftCards(scope, order)
  for (const tender of order.giftCards) await keepUsable(scope, order.id, tender)
  await scope.database
    .updateTable('orders')
    .set({ gift_card_cents: 0 })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', order.id)
    .execute()
}

/** Days that a card is valid at least after money came back to it. */
const MORE_DAYS = 90

/** A card that has expired while its money was held by an order is valid again; for a disabled one, staff decide. */
async function keepUsable(
  scope: ChangeScope,
  orderId: string,
  { cardId, lastFour, cents }: GiftCardTender,
): Promise<void> {
  const card = await readGiftCard(scope, cardId)
  const now = Date.now()
  if (!card) return
  const say = (text: string) => addOrderEvent(scope, orderId, { kind: 'gift-card-credited', by: '', text })
  if (card.isReturned) {
    const money = formatMoney(cents, card.currency, moneyFormatOf(await scope.settings()))
    return say(`${giftCardName(lastFour)} was refunded before: refund these ${money} with the order that bought it`)
  }
  if (card.isDisabled)
    await say(`${giftCardName(lastFour)} is disabled: enable it so that the customer can use the money`)
  if (card.expiresAt === null || card.expiresAt > now) return
  const expiresAt = now + MORE_DAYS * DAY_MILLISECONDS
  await scope.database
    .updateTable('gift_cards')
    .set({ expires_at: expiresAt })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', cardId)
    .execute()
  await say(
    `${giftCardName(lastFour)} had expired; it’s valid through ${formatDate(expiresAt - 1, await scope.settings())} now`,
  )
}
