import { MOST_FOUND, type NounFinder } from '#server/palette/find.ts'
import type { Scope } from '#server/scope.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import type { Found } from '#shared/palette/api.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { listOrders } from './list-orders.ts'

/** Orders by number and buyer. */
export const orderFinder: NounFinder = { permission: 'orders.read', find: findOrders }

async function findOrders(scope: Scope, text: string): Promise<Found[]> {
  const words = normalize(text.trim()).replace(/^#/, '')
  const found = await listOrders(scope, { search: text }, 'UTC')
  // The list of orders also matches items; here those are found as products.
  const orders = found.orders.filter(
    ({ number, email, buyerName }) =>
      String(number) === String(Number(words)) || ` ${normalize(email)} ${normalize(buyerName)}`.includes(` ${words}`),
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
