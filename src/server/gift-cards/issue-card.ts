import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Sealing } from '#server/secrets/sealing.ts'
import type { Services } from '#server/services.ts'
import { lastFourOf } from '#shared/gift-cards/codes.ts'
import { giftCardExpiry } from '#shared/gift-cards/expiry.ts'
import type { issueGiftCardCall } from '#shared/gift-cards/owner-api.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { smallestCents } from '#shared/money/money.ts'
import { giftCardHash, newGiftCardCode, sealCode } from './code.ts'
import { writeGiftCardEmailJob } from './jobs.ts'
import { moveBalance } from './move-balance.ts'

/** A card that staff give away, such as for a mistake. The same key issues one. @returns its id */
export async function issueByHand(
  scope: ChangeScope,
  {
    secret,
    sealing,
    by,
    origin,
  }: Pick<Services, 'secret'> & { readonly sealing: Sealing } & { readonly by: string; readonly origin: string },
  { idempotencyKey, cents, reason, recipientName, recipientEmail, message }: BodyOf<typeof issueGiftCardCall>,
): Promise<Result<string, 'gift-card-already-issued' | 'price-not-payable'>> {
  const { database, websiteId } = scope
  const { currency, country, timeZone } = await scope.settings()
  if (cents % smallestCents(currency) !== 0) return fail('price-not-payable')
  const id = newId()
  const now = Date.now()
  const code = newGiftCardCode()
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('gift_cards')
    .values({
      website_id: websiteId,
      id,
      code_hash: giftCardHash(secret, websiteId, code),
      code_sealed: sealCode(sealing, { websiteId, cardId: id }, code),
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
  if (numInsertedOrUpdatedRows !== 1n) return repeated(scope, { idempotencyKey, cents, recipientEmail })
  await moveBalance(scope, { cardId: id, kind: 'issued', cents, cause: 'issued', by, reason }, now)
  if (recipientEmail) await scope.enqueue(writeGiftCardEmailJob, { cardId: id, origin })
  return succeed(id)
}

/** The card of an earlier request with the same key, which must have asked for the same. */
async function repeated(
  { database, websiteId }: ChangeScope,
  request: Pick<BodyOf<typeof issueGiftCardCall>, 'idempotencyKey' | 'cents' | 'recipientEmail'>,
): Promise<Result<string, 'gift-card-already-issued'>> {
  const row = await database
    .selectFrom('gift_cards')
    .select(['id', 'initial_cents', 'recipient_email'])
    .where('website_id', '=', websiteId)
    .where('request_key', '=', request.idempotencyKey)
    .executeTakeFirstOrThrow()
  const isSame = row.initial_cents === request.cents && row.recipient_email === request.recipientEmail
  return isSame ? succeed(row.id) : fail('gift-card-already-issued')
}
