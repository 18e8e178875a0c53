import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { sendGiftCardCall, switchGiftCardCall } from '#shared/gift-cards/owner-api.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { listMovements, readGiftCard } from './card-store.ts'
import { writeGiftCardEmailJob } from './jobs.ts'
import { moveBalance } from './move-balance.ts'

/**
 * Disables a card, which takes its balance away, or enables it with the balance that it had. The ledger keeps both.
 */
export async function switchGiftCard(
  scope: ChangeScope,
  cardId: string,
  by: string,
  { isDisabled, reason }: BodyOf<typeof switchGiftCardCall>,
): Promise<Result<void, 'gift-card-not-found' | 'gift-card-disabled' | 'gift-card-enabled' | 'gift-card-returned'>> {
  // Moved first, so that no order can spend what is about to be taken away.
  const { numUpdatedRows } = await scope.database
    .updateTable('gift_cards')
    .set({ is_disabled: isDisabled ? 1 : 0 })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', cardId)
    .where('is_disabled', '=', isDisabled ? 0 : 1)
    .where('returned_at', 'is', null)
    .executeTakeFirst()
  const card = await readGiftCard(scope, cardId)
  if (!card) return fail('gift-card-not-found')
  if (!isDisabled && card.isReturned) return fail('gift-card-returned')
  if (numUpdatedRows !== 1n) return fail(isDisabled ? 'gift-card-disabled' : 'gift-card-enabled')
  const taken = (await listMovements(scope, cardId)).findLast(({ kind }) => kind === 'disabled')?.cents ?? 0
  // What came back meanwhile, from an order that was not paid for, stays on it.
  const cents = isDisabled ? -card.balanceCents : -taken
  const kind = isDisabled ? 'disabled' : 'enabled'
  await moveBalance(scope, { cardId, kind, cents, cause: `${kind} ${newId()}`, by, reason })
  return succeed(undefined)
}

/** Emails a card to its recipient, who may be another by now. */
export async function sendGiftCard(
  scope: ChangeScope,
  cardId: string,
  origin: string,
  { recipientName, recipientEmail, message }: BodyOf<typeof sendGiftCardCall>,
): Promise<Result<void, 'gift-card-not-found' | 'gift-card-disabled' | 'gift-card-not-sendable'>> {
  const card = await readGiftCard(scope, cardId)
  if (!card) return fail('gift-card-not-found')
  if (card.isDisabled) return fail('gift-card-disabled')
  if (!recipientEmail) return fail('gift-card-not-sendable')
  await scope.database
    .updateTable('gift_cards')
    .set({ recipient_name: recipientName, recipient_email: recipientEmail, message })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', cardId)
    .execute()
  await scope.enqueue(writeGiftCardEmailJob, { cardId, origin })
  return succeed(undefined)
}
