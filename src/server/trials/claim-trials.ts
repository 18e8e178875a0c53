import type { OrderDraft } from '#server/orders/draft.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { customerOfTrials } from './used-trials.ts'

/**
 * Takes the trials of an order for its customer; refused where they have had one of them: the caller rolls back. The
 * primary key decides, so that two orders at the same moment cannot both have it.
 */
export async function claimTrials(
  { database, websiteId }: ChangeScope,
  { id: paymentId, draft }: { readonly id: string; readonly draft: Pick<OrderDraft, 'email' | 'lines'> },
): Promise<Result<void, 'trial-used'>> {
  const titles = new Map(
    draft.lines.flatMap(({ productId, title, subscriptionPlan }) =>
      subscriptionPlan?.trial ? [[productId, title] as const] : [],
    ),
  )
  // In a fixed order, so that two orders with the same two products never block each other.
  for (const [productId, item] of [...titles].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('subscription_trials')
      .values({
        website_id: websiteId,
        product_id: productId,
        customer: customerOfTrials(websiteId, draft.email),
        payment_id: paymentId,
        created_at: Date.now(),
      })
      .onConflict((conflict) => conflict.columns(['website_id', 'product_id', 'customer']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return fail('trial-used', { item })
  }
  return succeed(undefined)
}

/** Gives back the trials of a payment that has failed. */
export async function releaseTrials({ database, websiteId }: ChangeScope, paymentId: string): Promise<void> {
  await database
    .deleteFrom('subscription_trials')
    .where('website_id', '=', websiteId)
    .where('payment_id', '=', paymentId)
    .execute()
}
