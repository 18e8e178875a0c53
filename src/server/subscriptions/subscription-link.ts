import type { KeyObject } from 'node:crypto'
import { isLinkKey, linkKey } from '#server/signatures.ts'

/** Where the buyer of a subscription manages it. The key cannot be guessed, and belongs to one website. */
export const subscriptionPath = (secret: KeyObject, websiteId: string, id: string): string =>
  `/subscription/${id}?key=${linkKey(secret, purposeOf(websiteId, id))}`

/** Whether a key opens the page of a subscription. */
export const isSubscriptionKey = (secret: KeyObject, websiteId: string, id: string, key: string): boolean =>
  isLinkKey(secret, purposeOf(websiteId, id), key)

const purposeOf = (websiteId: string, id: string) => `subscription:${websiteId}:${id}`
