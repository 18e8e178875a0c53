import type { KeyObject } from 'node:crypto'
import { isLinkKey, linkKey } from '#server/signatures.ts'

const purposeOf = (websiteId: string, orderId: string) => `reviews:${websiteId}:${orderId}`

/** The signed path on which the buyer of an order writes reviews. It shows nothing of the order but its products. */
export const reviewsPath = (secret: KeyObject, websiteId: string, orderId: string): string =>
  `/order/${orderId}/reviews?key=${linkKey(secret, purposeOf(websiteId, orderId))}`

/** Where the buyer ends emails that ask for reviews. */
export const stopReviewsPath = (secret: KeyObject, websiteId: string, orderId: string): string =>
  reviewsPath(secret, websiteId, orderId).replace('?', '/stop?')

/** Whether a key opens the reviews of an order. */
export const isReviewsKey = (secret: KeyObject, websiteId: string, orderId: string, key: string): boolean =>
  isLinkKey(secret, purposeOf(websiteId, orderId), key)
