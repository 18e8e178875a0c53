import type { Order } from '#shared/orders/schema.ts'
import { type HandoverTexts, orderCompleteTexts, orderReadyTexts, orderShippedTexts } from './order-texts.ts'

/** The texts of the email about a fulfillment: shipped, ready for pickup, or neither. */
export function handoverTexts({ shippingMethod }: Pick<Order, 'shippingMethod'>): HandoverTexts {
  if (!shippingMethod) return orderCompleteTexts
  return shippingMethod.isPickup ? orderReadyTexts : orderShippedTexts
}
