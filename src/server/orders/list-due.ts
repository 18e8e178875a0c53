import type { Scope } from '#server/scope.ts'
import type { DueOrder } from '#shared/orders/schema.ts'
import { orderDetails } from './documents.ts'
import { summariesOf, summaryColumns } from './list-orders.ts'

/** More orders than anyone hands over in these days. */
const MOST_ORDERS = 500

/**
 * The orders with a chosen time on some days, by that time; those that are canceled are left out. 500 at most.
 * @param from the first day, such as 2026-11-28
 * @param to the last day
 */
export async function listDueOrders(scope: Scope, from: string, to: string): Promise<DueOrder[]> {
  const rows = await scope.database
    .selectFrom('orders')
    .select([...summaryColumns, 'details'])
    .where('website_id', '=', scope.websiteId)
    .where('due_date', '>=', from)
    .where('due_date', '<=', to)
    .where('state', '<>', 'cancelled')
    .orderBy('due_date')
    .orderBy('due_from')
    .orderBy('number')
    .limit(MOST_ORDERS)
    .execute()
  const summaries = await summariesOf(scope, rows)
  return summaries.flatMap((summary, index) => {
    const { shippingMethod } = orderDetails.read(rows[index]!.details)
    return shippingMethod?.slot ? [{ ...summary, methodName: shippingMethod.name, slot: shippingMethod.slot }] : []
  })
}
