import type { OrderDraft } from '#server/orders/draft.ts'
import type { ChangeScope } from '#server/scope.ts'
import { totalInShopCurrency } from '#shared/currencies/rules.ts'

/** Counts the uses of discounts in past orders, which were placed without a checkout. */
export async function countDiscounts(scope: ChangeScope, orders: readonly OrderDraft[]): Promise<void> {
  const uses = orders.flatMap((order) => order.discounts.map(({ id }) => ({ id, cents: totalInShopCurrency(order) })))
  for (const [id, ofDiscount] of Map.groupBy(uses, (use) => use.id)) {
    await scope.database
      .updateTable('discounts')
      .set({ used_count: ofDiscount.length, sales_cents: ofDiscount.reduce((sum, { cents }) => sum + cents, 0) })
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', id)
      .execute()
  }
}
