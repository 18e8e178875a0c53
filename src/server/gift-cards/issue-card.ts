import type { ChangeScope } from '#server/scope.ts'
import type { issueGiftCardCall } from '#shared/gift-cards/owner-api.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { smallestCents } from '#shared/money/money.ts'
import { type CardSecrets, insertCard } from './insert-card.ts'
import { writeGiftCardEmailJob } from './jobs.ts'

/** A card that staff give away, such as for a mistake. The same key issues one. @returns its id */
export async function issueByHand(
  scope: ChangeScope,
  { by, origin, ...secrets }: CardSecrets & { readonly by: string; readonly origin: string },
  { idempotencyKey, cents, reason, recipientName, recipientEmail, message }: BodyOf<typeof issueGiftCardCall>,
): Promise<Result<string, 'gift-card-already-issued' | 'price-not-payable'>> {
  const { currency } = await scope.settings()
  if (cents % smallestCents(currency) !== 0) return fail('price-not-payable')
  const card = await insertCard(scope, secrets, {
    currency,
    initial_cents: cents,
    created_by: by,
    reason,
    request_key: idempotencyKey,
    recipient_name: recipientName,
    recipient_email: recipientEmail,
    message,
  })
  if (!card) return repeated(scope, { idempotencyKey, cents, recipientEmail })
  if (recipientEmail) await scope.enqueue(writeGiftCardEmailJob, { cardId: card.id, origin })
  return succeed(card.id)
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
