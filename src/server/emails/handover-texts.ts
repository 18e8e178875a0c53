import type { Order } from '#shared/orders/schema.ts'
import { type HandoverTexts, orderCompleteTexts, orderReadyTexts, orderShippedTexts } from './order-texts.ts'

/** The kinds of the email about a fulfillment. */
export const handoverKinds = ['order-complete', 'order-ready', 'order-shipped'] as const

/** The kind of the email about a fulfillment, whose words the owner can change. */
export function handoverKind({ shippingMethod }: Pick<Order, 'shippingMethod'>): (typeof handoverKinds)[number] {
  if (!shippingMethod) return 'order-complete'
  return shippingMethod.isPickup ? 'order-ready' : 'order-shipped'
}

/** The texts of the email about a fulfillment: shipped, ready for pickup, or neither. */
export function handoverTexts({ shippingMethod }: Pick<Order, 'shippingMethod'>): HandoverTexts {
  return texts[handoverKind({ shippingMethod })]
}

const texts: Record<(typeof handoverKinds)[number], HandoverTexts> = {
  'order-complete': orderCompleteTexts,
  'order-ready': orderReadyTexts,
  'order-shipped': orderShippedTexts,
}
