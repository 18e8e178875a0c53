import { isPersonal } from '#shared/missing-urls/rules.ts'
import { type PageType, pageTypes } from '#shared/pages/codes.ts'
import { normalPath } from '#shared/redirects/paths.ts'
import type { Device } from './schema.ts'

/** A visit ends when its visitor opens nothing for this long. */
export const VISIT_MILLISECONDS = 30 * 60_000
/** What is counted of a longer path. */
const LONGEST_PATH = 300

/** Pages that are no view of the site: errors, locks, parts of other pages, and the search. */
const NOT_RECORDED: ReadonlySet<PageType> = new Set([
  pageTypes.notFound,
  pageTypes.error,
  pageTypes.search,
  pageTypes.lockScreen,
  pageTypes.popupOverlay,
  pageTypes.memberAreaAccessDenied,
])

/** Whether opening a page of this type is a view. */
export const isRecordedPage = (pageType: PageType): boolean => !NOT_RECORDED.has(pageType)

/** Whatever is below these paths is no page of the site for visitors. */
const NOT_PAGES = new Set(['config', 'search', 'api', 'media', 'assets'])

/**
 * The path under which a view is counted, without anything that could name a person; null for addresses that are no
 * page of the site. A long path is cut, and ends with “…”.
 * @param address a URL or a path
 * @param host of the site, with its port
 */
export function viewedPath(address: string, host: string): string | null {
  const base = `http://${host}`
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.host !== host || !/^https?:$/.test(url.protocol)) return null
  const path = normalPath(url.pathname)
  if (path === null) return null
  const parts = path.slice(1).split('/').map(decodeURIComponent)
  if (NOT_PAGES.has(parts[0]!)) return null
  return shortPath(`/${parts.map((part) => (isPersonal(part) ? '…' : encodeURIComponent(part))).join('/')}`)
}

/** A path cut between two letters, which may be several escapes (`%C3%A9`). */
function shortPath(path: string): string {
  if (path.length <= LONGEST_PATH) return path
  let cut = path.slice(0, LONGEST_PATH - 1).replace(/%.?$/, '')
  while (!isDecodable(cut)) cut = cut.slice(0, -3)
  return `${cut}…`
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The kind of device by its user agent. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'desktop'
}
