import type { Scope } from '#server/scope.ts'
import type { DueOrder } from '#shared/orders/schema.ts'
import { isClosedAt } from '#shared/slots/rules.ts'
import type { Slot } from '#shared/slots/schema.ts'
import { orderDetails } from './documents.ts'
import { summariesOf, summaryColumns } from './list-orders.ts'

/** More orders than anyone hands over in these days. */
const MOST_ORDERS = 500

/**
 * The orders with a chosen time on some days, by that time; those that are canceled are left out. `isCut` says that there
 * are more.
 * @param from the first day, such as 2026-11-28
 * @param to the last day
 * @param most how many are listed
 */
export async function listDueOrders(
  scope: Scope,
  from: string,
  to: string,
  most = MOST_ORDERS,
): Promise<{ orders: DueOrder[]; isCut: boolean }> {
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
    .limit(most + 1)
    .execute()
  const shown = rows.slice(0, most)
  const [summaries, { shippingZones }] = await Promise.all([summariesOf(scope, shown), scope.settings()])
  const methods = shippingZones.flatMap((zone) => zone.methods)
  // An order has the name of its method. Where zones share a name, one that is open is enough.
  const isClosed = (methodName: string, slot: Slot) => {
    const named = methods.filter(({ name }) => name === methodName)
    return named.length > 0 && named.every(({ schedule }) => isClosedAt(schedule, slot))
  }
  const orders = summaries.flatMap((summary, index) => {
    const { shippingMethod } = orderDetails.read(shown[index]!.details)
    if (!shippingMethod?.slot) return []
    const { name, slot } = shippingMethod
    return [{ ...summary, methodName: name, slot, isClosed: isClosed(name, slot) }]
  })
  return { orders, isCut: rows.length > most }
}
