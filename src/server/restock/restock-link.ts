import type { KeyObject } from 'node:crypto'
import { readSigned, signed } from '#server/signatures.ts'

const purpose = (websiteId: string) => `restock-end:${websiteId}`

/** Where the recipient of a notice ends all of theirs. */
export const RESTOCK_END_PATH = '/s/restock/unsubscribe'

/** The signed path in an email, which needs no account and no cookie. */
export const restockEndPath = (secret: KeyObject, websiteId: string, requestId: string): string =>
  `${RESTOCK_END_PATH}?key=${signed(secret, purpose(websiteId), requestId)}`

/** The request of a key; null when it is not one of this website. */
export const readRestockKey = (secret: KeyObject, websiteId: string, key: string): string | null =>
  readSigned(secret, purpose(websiteId), key)
