import type { KeyObject } from 'node:crypto'
import { orderPath } from '#server/orders/order-link.ts'
import type { Website } from '#server/websites/website.ts'
import type { Order } from '#shared/orders/schema.ts'
import { withdrawalPath } from '#shared/withdrawals/paths.ts'
import { isOfConsumer, isOver, offersWithdrawal, withdrawalPeriod } from '#shared/withdrawals/rules.ts'

/**
 * The path of the withdrawal function with an order filled in; null when the shop does not have it, a business
 * bought, the order was canceled, or the period is certainly over.
 */
export function withdrawalHref(
  secret: KeyObject,
  { id, settings }: Pick<Website, 'id' | 'settings'>,
  order: Order,
): string | null {
  if (!offersWithdrawal(settings) || !isOfConsumer(order) || order.state === 'cancelled') return null
  if (isOver(withdrawalPeriod(order, settings.timeZone), Date.now())) return null
  const key = new URL(orderPath(secret, id, order.id), 'http://localhost').searchParams.get('key')!
  return `${withdrawalPath}?${new URLSearchParams({ order: order.id, key })}`
}
