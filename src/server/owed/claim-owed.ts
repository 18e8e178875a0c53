import { sql } from 'kysely'
import type { Payment } from '#server/payments/payment-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

/**
 * Locks the order that a payment pays a part of until the commit; refused when it was edited, paid or canceled since
 * the amount was read.
 */
export async function claimOwed(
  { database, websiteId }: ChangeScope,
  { draft, amountCents }: Pick<Payment, 'draft' | 'amountCents'>,
): Promise<Result<void, 'draft-order-changed'>> {
  if (!draft.owed) return succeed(undefined)
  const { orderId, revision } = draft.owed
  const { numUpdatedRows } = await database
    .updateTable('orders')
    .set({ revision })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('revision', '=', revision)
    .where(sql<boolean>`owed_cents - expected_cents = ${amountCents}`)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst()
  return numUpdatedRows === 1n ? succeed(undefined) : fail('draft-order-changed')
}
