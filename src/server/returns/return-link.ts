import type { KeyObject } from 'node:crypto'
import { orderPath } from '#server/orders/order-link.ts'

/** The signed path on which the buyer of an order asks for a return. */
export const returnPath = (secret: KeyObject, websiteId: string, orderId: string): string =>
  orderPath(secret, websiteId, orderId).replace('?', '/return?')
