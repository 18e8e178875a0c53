import type { PageHead } from '#storefront/document/page-head.ts'
import { type BrowserFiles, renderDocument } from '#storefront/document/render-document.tsx'
import type { Screen } from '#storefront/document/screen.ts'
import type { Site } from '#storefront/document/site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { styleFileOf } from './style-files.ts'

/** A page as it is answered and kept. */
export interface RenderedPage {
  readonly status: number
  readonly headers: Record<string, string>
  readonly html: string
}

/** How long browsers and proxies may show a page without asking: never. They keep it and ask whether it is still good. */
const ASK_AGAIN = 'public, no-cache'
const NEVER_KEEP = 'private, no-store'

/** A URL that has moved for good. Browsers ask again each time: a page may take the old URL one day. */
export function redirectTo(location: string): RenderedPage {
  return { status: 301, headers: { location, 'cache-control': ASK_AGAIN }, html: '' }
}

/**
 * Draws a page: the screen in the site's frame, with headers that its content decides. Pure; used by every page of the
 * visitor's side, cart and checkout included.
 */
export function renderPage<Model>(page: {
  readonly site: Site
  readonly head: PageHead
  readonly screen: Screen<Model>
  readonly model: Model
  readonly files: BrowserFiles
  readonly status?: number
  /** Whether the page shows what belongs to one visitor, such as a cart or an order: no cache keeps it. */
  readonly isPersonal?: boolean
}): RenderedPage {
  const document = renderDocument({ ...page, ...(page.isPersonal && { styleFileOf }) })
  return {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': page.isPersonal ? NEVER_KEEP : ASK_AGAIN,
      'content-security-policy': contentSecurityPolicy(document),
    },
    html: document.html,
  }
}
