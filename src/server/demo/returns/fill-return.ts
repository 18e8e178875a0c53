import { newId } from '#server/identifiers.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { addReturn } from '#server/returns/open-return.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { ReturnReason } from '#shared/returns/schema.ts'

/** How long after their order customers wrote about it. */
export const RETURNED_AFTER = 8 * DAY_MILLISECONDS

const reasons: readonly ReturnReason[] = ['changed-mind', 'not-as-described', 'too-small']

/** A return of one piece of an order: the customer has written, and the parcel is awaited. @param index of the order */
export async function fillReturn(scope: ChangeScope, orderId: string, index: number, placedAt: number): Promise<void> {
  const line = (await readOrder(scope, orderId))!.lines[0]!
  const added = await addReturn(scope, {
    orderId,
    key: newId(),
    lines: [{ lineId: line.id, quantity: 1, reason: reasons[index % reasons.length]! }],
    by: '',
    message: '',
    notifyBuyer: false,
  })
  if (!added.ok) throw new Error(`The demo’s return: ${added.failure.code}`)
  const at = placedAt + RETURNED_AFTER
  const { database, websiteId } = scope
  await database
    .updateTable('returns')
    .set({ created_at: at, changed_at: at })
    .where('website_id', '=', websiteId)
    .where('id', '=', added.value)
    .execute()
  await database
    .updateTable('order_events')
    .set({ at })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'return')
    .execute()
}
