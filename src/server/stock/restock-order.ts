import type { CanceledOrder } from '#server/orders/lifecycle.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import type { ChangeScope } from '#server/scope.ts'
import { leftOf } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { giveBackStock } from './give-back-stock.ts'
import { restockableLines } from './restockable-lines.ts'

/** Returns items of a canceled order to stock that were not shipped, if its owner wants that. */
export async function restockOrder(scope: ChangeScope, { order, restock, by }: CanceledOrder): Promise<void> {
  if (!restock) return
  const restockable = await restockableLines(scope, order)
  const unsent = order.lines
    .filter(({ id }) => restockable.has(id))
    .map((line) => ({ variantId: line.variantId, quantity: leftOf(line) }))
    .filter(({ quantity }) => quantity > 0)
  if (unsent.length === 0) return
  await giveBackStock(scope, unsent, order.id, 'restock')
  await addOrderEvent(scope, order.id, { kind: 'restocked', by, text: '' })
}

/** Returns refunded items of an order to stock. */
export async function restockLines(
  scope: ChangeScope,
  order: Pick<Order, 'id' | 'lines'>,
  pieces: readonly { readonly lineId: string; readonly quantity: number }[],
  by: string,
): Promise<void> {
  const returned = pieces.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? [{ variantId: line.variantId, quantity }] : []
  })
  if (returned.length === 0) return
  await giveBackStock(scope, returned, order.id, 'refund')
  await addOrderEvent(scope, order.id, { kind: 'restocked', by, text: '' })
}
