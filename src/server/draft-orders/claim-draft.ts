import type { OrderDraft } from '#server/orders/draft.ts'
import type { PlacedOrder } from '#server/orders/lifecycle.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

/**
 * Locks the draft that a payment buys until the commit, so that it is paid for as it was read; refused when it was
 * changed, ordered or deleted meanwhile.
 */
export async function claimDraft(
  { database, websiteId }: ChangeScope,
  { draftOrder, draftOrderRevision: revision }: Pick<OrderDraft, 'draftOrder' | 'draftOrderRevision'>,
): Promise<Result<void, 'draft-order-changed'>> {
  if (!draftOrder || revision === undefined) return succeed(undefined)
  const { numUpdatedRows } = await database
    .updateTable('draft_orders')
    .set({ revision })
    .where('website_id', '=', websiteId)
    .where('id', '=', draftOrder.id)
    .where('revision', '=', revision)
    .where('order_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? succeed(undefined) : fail('draft-order-changed')
}

/** Marks the draft of an order that was placed: its link leads to the order from then on. */
export async function closeDraftOfOrder(scope: ChangeScope, { orderId, draft }: PlacedOrder): Promise<void> {
  if (!draft.draftOrder) return
  const { number } = await scope.database
    .selectFrom('orders')
    .select('number')
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  await scope.database
    .updateTable('draft_orders')
    .set((set) => ({
      order_id: orderId,
      order_number: number,
      revision: set('revision', '+', 1),
      updated_at: Date.now(),
    }))
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', draft.draftOrder.id)
    .where('order_id', 'is', null)
    .execute()
}
