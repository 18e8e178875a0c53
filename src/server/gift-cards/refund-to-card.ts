import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import { readGiftCard } from './card-store.ts'
import { moveBalance } from './move-balance.ts'

interface CardRefund {
  readonly cardId: string
  readonly paymentId: string
  readonly refundId: string
  readonly attempt: number
  readonly cents: number
}

/**
 * Returns a part of an order's money to the gift card that has paid it; a repeated refund returns it once.
 * @returns why it cannot be returned, for staff; null when it was
 */
export async function refundToCard(
  scope: Pick<Scope, 'database' | 'websiteId'>,
  { cardId, paymentId, refundId, attempt, cents }: CardRefund,
): Promise<string | null> {
  const card = await readGiftCard(scope, cardId)
  if (!card) return 'The gift card was deleted.'
  const cause = `refund ${refundId} ${attempt}`
  const isKnown = await hasMovement(scope, cardId, cause)
  if (isKnown) return null
  if (card.isDisabled) return 'The gift card is disabled.'
  if (card.expiresAt !== null && card.expiresAt <= Date.now()) return 'The gift card has expired.'
  // Another process may have returned it since.
  if ((await moveBalance(scope, { cardId, kind: 'refunded', cents, cause, paymentId })) !== 'done') return null
  await scope.database
    .updateTable('orders')
    .set((set) => ({ gift_card_cents: set('gift_card_cents', '-', cents) }))
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', (orders) =>
      orders
        .selectFrom('order_payments')
        .select('order_id')
        .where('order_payments.website_id', '=', scope.websiteId)
        .where('payment_id', '=', paymentId),
    )
    .where(sql<boolean>`gift_card_cents >= ${cents}`)
    .execute()
  return null
}

async function hasMovement(
  { database, websiteId }: Pick<Scope, 'database' | 'websiteId'>,
  cardId: string,
  cause: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('gift_card_movements')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('card_id', '=', cardId)
    .where('cause', '=', cause)
    .executeTakeFirst()
  return row !== undefined
}
