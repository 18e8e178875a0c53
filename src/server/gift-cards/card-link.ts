import type { KeyObject } from 'node:crypto'
import { isLinkKey, linkKey } from '#server/signatures.ts'

/** The signed path of the page with a card and its code: anyone with the link can use the card. */
export const giftCardPath = (secret: KeyObject, websiteId: string, cardId: string): string =>
  `/gift-card/${cardId}?key=${linkKey(secret, purposeOf(websiteId, cardId))}`

/** Whether a key opens the card's page. */
export const isGiftCardKey = (secret: KeyObject, websiteId: string, cardId: string, key: string): boolean =>
  isLinkKey(secret, purposeOf(websiteId, cardId), key)

const purposeOf = (websiteId: string, cardId: string) => `gift card page:${websiteId}:${cardId}`
