import type { KeyObject } from 'node:crypto'
import { isSameSecret, sign } from '#server/signatures.ts'

/**
 * The signed path of an order's page: anyone with the link can read the order without an account. The key cannot be
 * guessed from a number or an id, and belongs to one website.
 */
export function orderPath(secret: KeyObject, websiteId: string, orderId: string): string {
  return `/order/${orderId}?key=${signOrder(secret, websiteId, orderId)}`
}

/** Whether a key opens the order. */
export function isOrderKey(secret: KeyObject, websiteId: string, orderId: string, key: string): boolean {
  return isSameSecret(signOrder(secret, websiteId, orderId), key)
}

function signOrder(secret: KeyObject, websiteId: string, orderId: string): string {
  return sign(secret, `order:${websiteId}:${orderId}`).slice(0, 28)
}
