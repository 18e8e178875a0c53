import type { PageHead } from '#storefront/document/page-head.ts'
import { type BrowserFiles, renderDocument } from '#storefront/document/render-document.tsx'
import type { Screen } from '#storefront/document/screen.ts'
import type { Site } from '#storefront/document/site.ts'
import type { BrokenPart } from '#storefront/document/without-broken-parts.tsx'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { styleFileOf } from './style-files.ts'

/** A page as it is sent and cached. */
export interface RenderedPage {
  readonly status: number
  readonly headers: Record<string, string>
  readonly html: string
  /** Parts that could not be drawn and are left out; the log names them. */
  readonly broken?: readonly BrokenPart[]
}

/** Browsers and proxies may store a page, but must check each time whether it is still valid. */
const ASK_AGAIN = 'public, no-cache'
const NEVER_KEEP = 'private, no-store'

/** A permanent redirect. Browsers check it each time: a page may use the old URL one day. */
export function redirectTo(location: string): RenderedPage {
  return { status: 301, headers: { location, 'cache-control': ASK_AGAIN }, html: '' }
}

/**
 * Renders a page: the screen in the site's frame, with headers that depend on its content. Pure; used by every page of
 * the storefront, including cart and checkout.
 */
export function renderPage<Model>(page: {
  readonly site: Site
  readonly head: PageHead
  readonly screen: Screen<Model>
  readonly model: Model
  readonly files: BrowserFiles
  readonly status?: number
  /** Whether the page is personal, such as a cart or an order: no cache stores it. */
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
    ...(document.broken.length > 0 && { broken: document.broken }),
  }
}
