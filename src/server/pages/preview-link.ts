import type { KeyObject } from 'node:crypto'
import { readSigned, signed } from '#server/signatures.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { PageVersion } from '#shared/pages/versions-api.ts'

const LIFETIME_MILLISECONDS = 7 * DAY_MILLISECONDS

type VersionKey = Pick<PageVersion, 'versionId' | 'source'>

/**
 * The link to the preview of a page for people without an account.
 * @param version a published or saved version; without it, the draft is shown
 */
export function previewLink(
  secret: KeyObject,
  websiteId: string,
  pageId: string,
  now: number,
  version: VersionKey | null = null,
) {
  const expiresAt = now + LIFETIME_MILLISECONDS
  const shown = version ? [version.source, version.versionId] : []
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
  const [expiresAt = '', source, versionId] = readSigned(secret, purposeOf(websiteId, pageId), key)?.split('.') ?? []
  if (!(Number.parseInt(expiresAt, 36) > now)) return null
  if (versionId === undefined) return { version: null }
  return { version: { source: source === 'before' || source === 'saved' ? source : 'after', versionId } }
}

const purposeOf = (websiteId: string, pageId: string): string => `page-preview:${websiteId}:${pageId}`
