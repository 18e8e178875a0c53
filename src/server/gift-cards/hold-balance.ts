import type { OrderDraft } from '#server/orders/draft.ts'
import type { CanceledOrder } from '#server/orders/lifecycle.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
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

/** An order that was canceled before its other payment came: its gift cards get their part back. */
export async function releaseGiftCardsOfCanceled(scope: ChangeScope, { order }: CanceledOrder): Promise<void> {
  if (order.paymentState !== 'awaiting' || order.giftCards === undefined) return
  await releaseGiftCards(scope, order)
  await scope.database
    .updateTable('orders')
    .set({ gift_card_cents: 0 })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', order.id)
    .execute()
}
