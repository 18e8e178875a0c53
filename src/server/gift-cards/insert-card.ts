import type { Insertable } from 'kysely'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Sealing } from '#server/secrets/sealing.ts'
import type { Services } from '#server/services.ts'
import { lastFourOf } from '#shared/gift-cards/codes.ts'
import { giftCardExpiry } from '#shared/settings/gift-cards/expiry.ts'
import { giftCardHash, newGiftCardCode, sealCode } from './code.ts'
import { moveBalance } from './move-balance.ts'
import type { GiftCardTables } from './tables.ts'

/** What a new card is sealed and found with. */
export type CardSecrets = Pick<Services, 'secret'> & { readonly sealing: Sealing }

type Row = Insertable<GiftCardTables['gift_cards']>

/** A new card: its value, who has made it and why, and who gets it. */
export type NewCard = Pick<
  Row,
  | 'currency'
  | 'initial_cents'
  | 'created_by'
  | 'reason'
  | 'request_key'
  | 'recipient_name'
  | 'recipient_email'
  | 'message'
> &
  Partial<Pick<Row, 'is_test' | 'order_id' | 'order_line_id' | 'sender_name' | 'copy_email' | 'deliver_at'>>

/**
 * Makes a card with a new code, and puts its value on it. The same request key makes one card.
 * @returns its id and the last characters of its code; null when there was one with the key
 */
export async function insertCard(
  scope: ChangeScope,
  { secret, sealing }: CardSecrets,
  card: NewCard,
): Promise<{ readonly id: string; readonly lastFour: string } | null> {
  const { database, websiteId } = scope
  const id = newId()
  const now = Date.now()
  const code = newGiftCardCode()
  const lastFour = lastFourOf(code)
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('gift_cards')
    .values({
      is_test: 0,
      ...card,
      website_id: websiteId,
      id,
      code_hash: giftCardHash(secret, websiteId, code),
      code_sealed: sealCode(sealing, { websiteId, cardId: id }, code),
      last_four: lastFour,
      balance_cents: 0,
      expires_at: giftCardExpiry(await scope.settings(), now),
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'request_key']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return null
  const { created_by: by, reason, initial_cents: cents } = card
  await moveBalance(scope, { cardId: id, kind: 'issued', cents, cause: 'issued', by, reason }, now)
  return { id, lastFour }
}
