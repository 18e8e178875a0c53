import { sql } from 'kysely'
import { newId } from '#server/identifiers.ts'
import type { Scope } from '#server/scope.ts'
import type { GiftCardMovement } from '#shared/gift-cards/schema.ts'

interface Movement {
  readonly cardId: string
  readonly kind: GiftCardMovement['kind']
  /** Below 0 where the balance becomes smaller. */
  readonly cents: number
  /** The same cause changes a balance once. */
  readonly cause: string
  readonly paymentId?: string
  readonly by?: string
  readonly reason?: string
}

/**
 * Changes a card's balance, and records why. Both are one: the balance is always the sum of the movements. The
 * condition is part of the statement, so that orders at the same moment never spend more than there is.
 * @returns `refused` when so much is not left, or a card that is to pay is disabled or expired: the caller then rolls
 * back; `repeated` when the cause has changed it before
 */
export async function moveBalance(
  { database, websiteId }: Pick<Scope, 'database' | 'websiteId'>,
  { cardId, kind, cents, cause, paymentId, by = '', reason = '' }: Movement,
  now = Date.now(),
): Promise<'done' | 'repeated' | 'refused'> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('gift_card_movements')
    .values({
      website_id: websiteId,
      card_id: cardId,
      cause,
      id: newId(),
      kind,
      cents,
      at: now,
      payment_id: paymentId ?? null,
      by_name: by,
      reason,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'card_id', 'cause']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return 'repeated'
  const { numUpdatedRows } = await database
    .updateTable('gift_cards')
    .set((set) => ({ balance_cents: set('balance_cents', '+', cents) }))
    .where('website_id', '=', websiteId)
    .where('id', '=', cardId)
    .where(sql<boolean>`balance_cents + ${cents} >= 0`)
    .$if(kind === 'paid', (card) =>
      card
        .where('is_disabled', '=', 0)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)])),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n ? 'done' : 'refused'
}
