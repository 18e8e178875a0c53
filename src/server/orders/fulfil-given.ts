import type { ChangeScope } from '#server/scope.ts'
import { leftOf } from '#shared/orders/rules.ts'
import type { ProductType } from '#shared/products/codes.ts'
import { moveOrder } from './move-order.ts'
import { readLines } from './read-order.ts'

/** Lines of a type that nobody has to fulfill, such as gift cards: an order with nothing else to do is fulfilled. */
export async function fulfilGiven(scope: ChangeScope, orderId: string, productType: ProductType): Promise<void> {
  const { database, websiteId } = scope
  const lines = await readLines(scope, orderId)
  const given = lines.filter((line) => line.productType === productType)
  await database
    .updateTable('order_lines')
    .set((set) => ({ fulfilled_quantity: set('quantity', '-', set.ref('removed_quantity')) }))
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where(
      'id',
      'in',
      given.map(({ id }) => id),
    )
    .execute()
  const others = lines.filter((line) => !given.includes(line))
  if (others.every((line) => leftOf(line) === 0)) await moveOrder(scope, orderId, 'open', 'fulfilled')
}
