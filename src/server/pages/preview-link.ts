import type { KeyObject } from 'node:crypto'
import { readSigned, signed } from '#server/signatures.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

const LIFETIME_MILLISECONDS = 7 * DAY_MILLISECONDS

/** The link to the preview of a page's draft, for people without an account. */
export function previewLink(secret: KeyObject, websiteId: string, pageId: string, now: number) {
  const expiresAt = now + LIFETIME_MILLISECONDS
  const key = signed(secret, purposeOf(websiteId, pageId), expiresAt.toString(36))
  return { path: `/preview/${pageId}/${key}`, expiresAt }
}

/** Whether a key opens the preview of a page. */
export function isPreviewKey(secret: KeyObject, websiteId: string, pageId: string, key: string, now: number): boolean {
  const expiresAt = readSigned(secret, purposeOf(websiteId, pageId), key)
  return expiresAt !== null && Number.parseInt(expiresAt, 36) > now
}

const purposeOf = (websiteId: string, pageId: string): string => `page-preview:${websiteId}:${pageId}`
