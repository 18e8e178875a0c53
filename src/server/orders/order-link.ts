import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { isLinkKey, linkKey } from '#server/signatures.ts'

/** Orders whose keys are kept; each takes some 200 bytes. */
const KEPT_KEYS = 1000
/** Keys that were signed a moment ago: the emails of a new order and the answer to its buyer have the same one. */
const keptKeys = new WeakMap<KeyObject, LRUCache<string, string>>()

/**
 * The signed path of an order's page: anyone with the link can read the order without an account. The key cannot be
 * guessed from a number or an id, and belongs to one website.
 */
export function orderPath(secret: KeyObject, websiteId: string, orderId: string): string {
  return `/order/${orderId}?key=${keyOf(secret, purposeOf(websiteId, orderId))}`
}

/** The path of the link that opens the checkout with what an order owes; it has the key of the order. */
export const owedPath = (secret: KeyObject, websiteId: string, orderId: string): string =>
  `/pay${orderPath(secret, websiteId, orderId)}`

/** Whether a key opens the order. */
export function isOrderKey(secret: KeyObject, websiteId: string, orderId: string, key: string): boolean {
  return isLinkKey(secret, purposeOf(websiteId, orderId), key)
}

function keyOf(secret: KeyObject, purpose: string): string {
  let kept = keptKeys.get(secret)
  if (!kept) {
    kept = new LRUCache<string, string>({ max: KEPT_KEYS })
    keptKeys.set(secret, kept)
  }
  const known = kept.get(purpose)
  if (known !== undefined) return known
  const key = linkKey(secret, purpose)
  kept.set(purpose, key)
  return key
}

const purposeOf = (websiteId: string, orderId: string) => `order:${websiteId}:${orderId}`
