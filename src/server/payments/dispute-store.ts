import type { Scope } from '#server/scope.ts'
import type { ProviderDispute } from './provider.ts'

/** Stores the state of a dispute about a payment. @returns whether anything is different */
export async function writeDispute(
  { database, websiteId }: Scope,
  paymentId: string,
  dispute: ProviderDispute,
  now: number,
): Promise<boolean> {
  const state = { state: dispute.state, cents: dispute.cents, respond_by: dispute.respondBy, updated_at: now }
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('payment_disputes')
    .values({
      website_id: websiteId,
      payment_id: paymentId,
      provider_reference: dispute.reference,
      currency: dispute.currency,
      reason: dispute.reason,
      ...state,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'payment_id', 'provider_reference'])
        .doUpdateSet(state)
        .where('payment_disputes.state', '!=', dispute.state),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
