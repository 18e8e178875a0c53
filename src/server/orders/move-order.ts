import type { ChangeScope } from '#server/scope.ts'
import type { Order } from '#shared/orders/schema.ts'

/** Moves an order from one state to another, and locks it until the commit; false when it was not in the first. */
export async function moveOrder(
  { database, websiteId }: ChangeScope,
  orderId: string,
  from: Order['state'],
  to: Order['state'],
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('orders')
    .set({ state: to })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
