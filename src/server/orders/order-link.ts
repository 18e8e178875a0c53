import type { KeyObject } from 'node:crypto'
import { isLinkKey, linkKey } from '#server/signatures.ts'

/**
 * The signed path of an order's page: anyone with the link can read the order without an account. The key cannot be
 * guessed from a number or an id, and belongs to one website.
 */
export function orderPath(secret: KeyObject, websiteId: string, orderId: string): string {
  return `/order/${orderId}?key=${linkKey(secret, purposeOf(websiteId, orderId))}`
}

/** The path of the link that opens the checkout with what an order owes; it has the key of the order. */
export const owedPath = (secret: KeyObject, websiteId: string, orderId: string): string =>
  `/pay${orderPath(secret, websiteId, orderId)}`

/** Whether a key opens the order. */
export function isOrderKey(secret: KeyObject, websiteId: string, orderId: string, key: string): boolean {
  return isLinkKey(secret, purposeOf(websiteId, orderId), key)
}

const purposeOf = (websiteId: string, orderId: string) => `order:${websiteId}:${orderId}`
