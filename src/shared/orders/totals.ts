import type { Totals } from '#shared/cart/total-rows.ts'
import type { Order } from './schema.ts'

/** The totals of an order. */
export const totalsOfOrder = (
  order: Omit<Order, 'downloads' | 'events' | 'refunds' | 'tags' | 'revision'>,
): Totals => ({
  ...order,
  applicableTaxRules: order.taxes,
  requiresShipping: order.shippingMethod !== null,
  shippingName: order.shippingMethod?.name ?? null,
  isPickup: order.shippingMethod?.isPickup ?? false,
})
