import type { KeyObject } from 'node:crypto'
import { isLinkKey, linkKey } from '#server/signatures.ts'
import { DONATE_PAGE } from '#shared/donations/paths.ts'

/** The signed path of the summary of what a donor gave in a year; it belongs to one website. */
export const summaryPath = (secret: KeyObject, websiteId: string, customerId: string, year: number): string =>
  `${DONATE_PAGE}/summary/${customerId}/${year}?key=${linkKey(secret, purposeOf(websiteId, customerId, year))}`

/** Whether a key opens the summary. */
export const isSummaryKey = (
  secret: KeyObject,
  websiteId: string,
  { customerId, year, key }: { readonly customerId: string; readonly year: number; readonly key: string },
): boolean => isLinkKey(secret, purposeOf(websiteId, customerId, year), key)

const purposeOf = (websiteId: string, customerId: string, year: number) =>
  `donations:${websiteId}:${customerId}:${year}`
