import { addOrderEvent } from '#server/orders/order-events.ts'
import type { ChangeScope } from '#server/scope.ts'
import { giveBackStock } from '#server/stock/give-back-stock.ts'
import { itemsInSentence } from '#shared/orders/item-lists.ts'
import type { OrderLine } from '#shared/orders/schema.ts'
import { isCounted } from '#shared/products/rules.ts'
import { moveExchange, readExchange } from './exchange-store.ts'

/** The lines of an exchange whose pieces are taken out of stock. */
export const stockOfExchange = (lines: readonly OrderLine[]) =>
  lines.filter(({ productType }) => isCounted(productType)).map(({ variantId, quantity }) => ({ variantId, quantity }))

/**
 * Returns the reserved items of an exchange to stock. One whose items are in the order already, or not reserved, stays
 * as it is.
 * @param order locked until the commit
 * @returns whether items were reserved
 */
export async function releaseExchange(
  scope: ChangeScope,
  returnId: string,
  { id: orderId, takesStock }: { readonly id: string; readonly takesStock: boolean },
  by: string,
): Promise<boolean> {
  const exchange = await readExchange(scope, returnId)
  if (!exchange || exchange.state === 'added' || exchange.state === 'released') return false
  if (!(await moveExchange(scope, returnId, exchange.state, 'released')) || exchange.state === 'wished') return false
  if (takesStock) await giveBackStock(scope, stockOfExchange(exchange.lines), orderId, 'edit')
  const items = itemsInSentence(exchange.items)
  await addOrderEvent(scope, orderId, { kind: 'return', by, text: `Exchange items no longer reserved · ${items}` })
  return true
}
