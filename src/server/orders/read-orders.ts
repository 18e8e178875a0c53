import type { Scope } from '#server/scope.ts'
import { tagsOfMany } from '#server/tags/tag-store.ts'
import type { StoredRefund } from '#shared/orders/refund-parts.ts'
import type { Order } from '#shared/orders/schema.ts'
import { downloadsOfOrders } from './read-downloads.ts'
import { toEvent, toFulfilment, toLine, toOrder } from './read-order.ts'
import { readRefunds } from './read-refunds.ts'

/** Several orders as `readOrder` reads one, with one query for each table; those that are gone are not in it. */
export async function readOrders(
  scope: Scope,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Order & { origin: string }>> {
  if (orderIds.length === 0) return new Map()
  const { database, websiteId } = scope
  const orders = await database
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', 'in', orderIds)
    .execute()
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const lines = await database
    .selectFrom('order_lines')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  const fulfilments = await database
    .selectFrom('fulfilments')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const events = await database
    .selectFrom('order_events')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const [linesOf, fulfilmentsOf, eventsOf] = [byOrder(lines), byOrder(fulfilments), byOrder(events)]
  const tags = await tagsOfMany(scope, 'order_tags', ids)
  const downloads = await downloadsOfOrders(scope, ids)
  const refunds = await readRefundsOf(scope, ids)
  return new Map(
    orders.map((row) => [
      row.id,
      toOrder(row, {
        tags: tags.get(row.id) ?? [],
        refunds: refunds.get(row.id) ?? [],
        lines: linesOf(row.id).map(toLine),
        fulfilments: fulfilmentsOf(row.id).map(toFulfilment),
        downloads: downloads.get(row.id) ?? [],
        events: eventsOf(row.id).map(toEvent),
      }),
    ]),
  )
}

function byOrder<Row extends { readonly order_id: string }>(rows: readonly Row[]): (orderId: string) => Row[] {
  const found = Map.groupBy(rows, ({ order_id }) => order_id)
  return (orderId) => found.get(orderId) ?? []
}

/** The refunds by order. Few orders have any. */
async function readRefundsOf(scope: Scope, orderIds: readonly string[]) {
  const rows = await scope.database
    .selectFrom('refunds')
    .select('order_id')
    .distinct()
    .where('website_id', '=', scope.websiteId)
    .where('order_id', 'in', orderIds)
    .execute()
  const found = new Map<string, StoredRefund[]>()
  for (const { order_id } of rows) found.set(order_id, await readRefunds(scope, order_id))
  return found
}
