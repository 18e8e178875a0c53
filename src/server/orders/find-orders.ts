import { MOST_FOUND, type NounFinder } from '#server/palette/find.ts'
import type { Scope } from '#server/scope.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import type { Found } from '#shared/palette/api.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { listOrders } from './list-orders.ts'
import { ordersByTrackingNumber } from './tracking/by-tracking-number.ts'

/** Orders by number, buyer and tracking number. */
export const orderFinder: NounFinder = { permission: 'orders.read', find: findOrders }

async function findOrders(scope: Scope, text: string): Promise<Found[]> {
  const words = normalize(text.trim()).replace(/^#/, '')
  const found = await listOrders(scope, { search: text }, 'UTC')
  const shipped = await idsByTrackingNumber(scope, text)
  // The list of orders also matches items; here those are found as products.
  const orders = found.orders.filter(
    ({ id, number, email, buyerName }) =>
      String(number) === String(Number(words)) ||
      shipped.has(id) ||
      ` ${normalize(email)} ${normalize(buyerName)}`.includes(` ${words}`),
  )
  return [
    ...orders.slice(0, MOST_FOUND).map((order) => ({
      kind: 'order' as const,
      id: order.id,
      title: `Order ${formatOrderNumber(order.number)}`,
      detail: order.buyerName || order.email,
      path: `/orders/${order.id}`,
    })),
  ]
}

async function idsByTrackingNumber(scope: Scope, text: string): Promise<ReadonlySet<string>> {
  const found = ordersByTrackingNumber(scope, text)
  const { rows } = found ? await found.execute(scope.database) : { rows: [] }
  return new Set(rows.map(({ found_id }) => found_id))
}
