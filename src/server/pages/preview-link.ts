import type { KeyObject } from 'node:crypto'
import { readSigned, signed } from '#server/signatures.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { PageVersion } from '#shared/pages/versions-api.ts'

const LIFETIME_MILLISECONDS = 7 * DAY_MILLISECONDS

type VersionKey = Pick<PageVersion, 'changeId' | 'side'>

/**
 * The link to the preview of a page for people without an account.
 * @param version an earlier version; without it, the draft is shown
 */
export function previewLink(
  secret: KeyObject,
  websiteId: string,
  pageId: string,
  now: number,
  version: VersionKey | null = null,
) {
  const expiresAt = now + LIFETIME_MILLISECONDS
  const shown = version ? [version.side, version.changeId] : []
  const key = signed(secret, purposeOf(websiteId, pageId), [expiresAt.toString(36), ...shown].join('.'))
  return { path: `/preview/${pageId}/${key}`, expiresAt }
}

/** What a key opens of a page: its draft or a version; null where it opens nothing. */
export function readPreviewKey(
  secret: KeyObject,
  websiteId: string,
  pageId: string,
  key: string,
  now: number,
): { readonly version: VersionKey | null } | null {
  const [expiresAt = '', side, changeId] = readSigned(secret, purposeOf(websiteId, pageId), key)?.split('.') ?? []
  if (!(Number.parseInt(expiresAt, 36) > now)) return null
  return { version: changeId === undefined ? null : { side: side === 'before' ? 'before' : 'after', changeId } }
}

const purposeOf = (websiteId: string, pageId: string): string => `page-preview:${websiteId}:${pageId}`
