import type { KeyObject } from 'node:crypto'
import { isLinkKey, linkKey } from '#server/signatures.ts'

/**
 * The signed path of a purchased file: anyone with the link can fetch it, without an account. The limits are stored
 * with the order, so that a link which its owner opens again works again. The key is in the query, which is not logged.
 */
export function downloadPath(secret: KeyObject, websiteId: string, orderId: string, downloadId: string): string {
  return `/order/${orderId}/download/${downloadId}?key=${linkKey(secret, purposeOf(websiteId, orderId, downloadId))}`
}

/** Whether a key opens the file; checked before any lookup, so that guessing reveals nothing. */
export function isDownloadKey(
  secret: KeyObject,
  websiteId: string,
  { orderId, downloadId, key }: { orderId: string; downloadId: string; key: string },
): boolean {
  return isLinkKey(secret, purposeOf(websiteId, orderId, downloadId), key)
}

const purposeOf = (websiteId: string, orderId: string, downloadId: string) =>
  `download:${websiteId}:${orderId}:${downloadId}`
