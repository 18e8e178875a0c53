import { hashOf } from '#server/identifiers.ts'
import { varyOf } from '#server/websites/for-visitor.ts'
import { isRecordedPage } from '#shared/analytics/rules.ts'
import { takesCode } from '#shared/custom-code/rules.ts'
import { type DrawingCache, type Piece, textOf } from '#storefront/document/drawing-cache.ts'
import type { PageHead } from '#storefront/document/page-head.ts'
import { type BrowserFiles, renderDocument } from '#storefront/document/render-document.tsx'
import type { Screen } from '#storefront/document/screen.ts'
import type { Site } from '#storefront/document/site.ts'
import type { BrokenPart } from '#storefront/document/without-broken-parts.tsx'
import { isForOne } from './access.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createDrawingCache } from './drawing-cache.ts'
import type { PageRequest } from './page-request.ts'
import { styleFileOf } from './style-files.ts'

/** A page as it is sent and cached. */
export interface RenderedPage {
  readonly status: number
  readonly headers: Record<string, string>
  readonly html: string
  /** The same in pieces, where some of them are shared with other pages. */
  readonly pieces?: readonly Piece[]
  /** Parts that could not be drawn and are left out; the log names them. */
  readonly broken?: readonly BrokenPart[]
  /** What was searched for on this page, and whether something was found. */
  readonly searched?: { readonly text: string; readonly isFound: boolean }
}

/** Browsers and proxies may store a page, but must check each time whether it is still valid. */
export const ASK_AGAIN = 'public, no-cache'
/** Pages for one person. */
export const NEVER_KEEP = 'private, no-store'

/** For the drawings of all websites: about a thousand product pages, with their headers and footers. */
const DRAWING_MEGABYTES = 32
const forEveryone = createDrawingCache(DRAWING_MEGABYTES)
/** Of a personal page only the frame is kept, which is the same for everyone. */
const forOne: DrawingCache = { ...forEveryone, byContent: (_drawer, _data, draw) => draw() }

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
  const customCode = !page.isPersonal && takesCode(page.head) ? page.site.customCode : null
  const document = renderDocument({
    ...page,
    customCode,
    pixels: !page.isPersonal && takesCode(page.head) ? page.site.pixels : null,
    replays: !page.isPersonal && takesCode(page.head) && isRecordedPage(page.head.pageType) ? page.site.replays : null,
    drawings: page.isPersonal ? forOne : forEveryone,
    ...(page.isPersonal && { styleFileOf }),
  })
  return inPieces({
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': page.isPersonal ? NEVER_KEEP : ASK_AGAIN,
      'content-security-policy': contentSecurityPolicy({ ...document, code: customCode?.sources ?? null }),
      ...varyOf(page.site),
      // A window of PayPal tells the page that the buyer has approved.
      ...(document.thirdParties.has('paypal') && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    },
    pieces: document.pieces,
    ...(document.broken.length > 0 && { broken: document.broken }),
  })
}

type InPieces = Omit<RenderedPage, 'html'> & { readonly pieces: readonly Piece[] }

/** Its HTML is put together when someone needs it: most pages are sent in pieces. */
const inPieces = (page: InPieces): RenderedPage => ({
  ...page,
  get html() {
    return textOf(page.pieces)
  },
})

/**
 * A public page that is drawn once from the same content, also in later versions of its website.
 * @param what its kind, and everything that it is drawn from besides its site and its path, as data that JSON keeps
 * whole. Rows that were read for this request are enough: a page that was drawn before needs no model
 * @param draw calls `renderPage`
 */
export function drawOnce(
  request: Pick<PageRequest, 'path' | 'access'>,
  site: Site,
  what: { readonly kind: string; readonly from: readonly unknown[] },
  draw: () => RenderedPage,
): RenderedPage {
  if (isForOne(request)) return draw()
  const name = `${what.kind} ${hashOf(JSON.stringify([request.path, what.from]))}`
  return inPieces(
    forEveryone.document(site, name, () => {
      // Not `html` by destructuring: it puts the pieces together.
      const drawn = draw()
      const { status, headers, broken } = drawn
      const pieces = drawn.pieces ?? [drawn.html]
      return { status, headers, pieces, ...(broken && { broken, isSound: false }) }
    }),
  )
}
