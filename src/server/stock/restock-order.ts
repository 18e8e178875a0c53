import type { CanceledOrder } from '#server/orders/lifecycle.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Order } from '#shared/orders/schema.ts'
import { isCounted } from '#shared/products/rules.ts'
import { giveBackStock } from './give-back-stock.ts'

/** Returns items of a canceled order to stock that were not shipped, if its owner wants that. */
export async function restockOrder(scope: ChangeScope, { order, restock, by }: CanceledOrder): Promise<void> {
  const unsent = unfulfilled(order)
  if (!restock || !order.takesStock || unsent.length === 0) return
  await giveBackStock(scope, unsent, order.id, 'restock')
  await addOrderEvent(scope, order.id, { kind: 'restocked', by, text: '' })
}

const unfulfilled = (order: Pick<Order, 'lines'>) =>
  order.lines
    .filter((line) => isCounted(line.productType))
    .map((line) => ({ variantId: line.variantId, quantity: line.quantity - line.fulfilledQuantity }))
    .filter((line) => line.quantity > 0)
