import { prepareQuery } from '#server/database/prepare-query.ts'
import type { Scope } from '#server/scope.ts'

const selectCart = prepareQuery((database, { websiteId, orderId }: { websiteId: string; orderId: string }) =>
  database.selectFrom('orders').select('cart_id').where('website_id', '=', websiteId).where('id', '=', orderId),
)

/** The id of the cart that an order was bought from; null for orders without one. */
export async function cartOfOrder({ database, websiteId }: Scope, orderId: string): Promise<string | null> {
  const [row] = (await selectCart(database, { websiteId, orderId })).rows
  return row?.cart_id ?? null
}
