import type { KeyObject } from 'node:crypto'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { lastFourOf } from '#shared/gift-cards/codes.ts'
import { giftCardExpiry } from '#shared/gift-cards/expiry.ts'
import type { issueGiftCardCall } from '#shared/gift-cards/owner-api.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { smallestCents } from '#shared/money/money.ts'
import { giftCardCode, giftCardHash } from './code.ts'
import { writeGiftCardEmailJob } from './jobs.ts'
import { moveBalance } from './move-balance.ts'

/** A card that staff give away, such as for a mistake. The same key issues one. @returns its id */
export async function issueByHand(
  scope: ChangeScope,
  { secret, by, origin }: { readonly secret: KeyObject; readonly by: string; readonly origin: string },
  { idempotencyKey, cents, reason, recipientName, recipientEmail, message }: BodyOf<typeof issueGiftCardCall>,
): Promise<Result<string, 'price-not-payable'>> {
  const { database, websiteId } = scope
  const { currency, country, timeZone } = await scope.settings()
  if (cents % smallestCents(currency) !== 0) return fail('price-not-payable')
  const id = newId()
  const now = Date.now()
  const code = giftCardCode(secret, websiteId, id)
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('gift_cards')
    .values({
      website_id: websiteId,
      id,
      code_hash: giftCardHash(secret, websiteId, code),
      last_four: lastFourOf(code),
      currency,
      initial_cents: cents,
      balance_cents: 0,
      is_test: 0,
      expires_at: giftCardExpiry(country, timeZone, now),
      created_at: now,
      created_by: by,
      reason,
      request_key: idempotencyKey,
      recipient_name: recipientName,
      recipient_email: recipientEmail,
      message,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'request_key']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return succeed(await idOfRequest(scope, idempotencyKey))
  await moveBalance(scope, { cardId: id, kind: 'issued', cents, cause: 'issued', by, reason }, now)
  if (recipientEmail) await scope.enqueue(writeGiftCardEmailJob, { cardId: id, origin })
  return succeed(id)
}

async function idOfRequest({ database, websiteId }: ChangeScope, key: string): Promise<string> {
  const row = await database
    .selectFrom('gift_cards')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow()
  return row.id
}
