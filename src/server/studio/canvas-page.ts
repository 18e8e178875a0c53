import type { Manifest } from '#server/browser-bundle.ts'
import { createPageSources } from '#server/pages/page-sources.ts'
import type { Services } from '#server/services.ts'
import { ownerPageRequest } from '#server/site/owner-page-request.ts'
import { siteOf } from '#server/site/page-request.ts'
import { renderPage } from '#server/site/render-page.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { showCanvasCall } from '#shared/pages/draft/api.ts'
import { canvasScreen } from '#storefront/screens/page/canvas-screen.ts'

const ENTRY = 'src/studio/canvas/main.ts'

/**
 * The page that the editor draws a draft in: the site's header, footer and styles around an empty main part, with the
 * script of the canvas instead of the site's own. It can send nothing: what an owner pastes cannot run a script.
 */
export function canvasRoutes(services: Pick<Services, 'env' | 'database' | 'browser' | 'serve'>): void {
  const { browser, serve } = services
  const files = { runtime: scriptOf(browser.studio) }

  serve(showCanvasCall, async ({ request, reply, website }) => {
    const sources = createPageSources(reading(services, website))
    const drawn = renderPage({
      // Its footer is for looking at: nobody is asked for consent there, and nobody visits it.
      site: {
        ...(await siteOf(ownerPageRequest(services, { request, website, files, sources }))),
        ...{ consent: null, pixels: null, replays: null, countsVisits: false },
      },
      files,
      screen: canvasScreen,
      model: null,
      isPersonal: true,
      // A transparent header is marked as such; the canvas gives it the colors of the section below.
      head: {
        pageType: pageTypes.page,
        title: '',
        description: '',
        path: '/',
        canonicalPath: null,
        firstBackground: [],
      },
    })
    const policy = drawn.headers['content-security-policy']!
    reply
      .headers({
        ...drawn.headers,
        'content-security-policy': policy
          .replace(/connect-src [^;]*/, "connect-src 'none'")
          .replace(/form-action [^;]*/, "form-action 'none'"),
        'x-robots-tag': 'noindex',
        'x-frame-options': 'SAMEORIGIN',
      })
      // A page, not JSON.
      .serializer((html: string) => html)
    return succeed(drawn.html)
  })
}

/** @throws Error when the bundle has no canvas */
function scriptOf(manifest: Manifest): string {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The manifest of the browser bundle has no ${ENTRY}. Build it with: npm run build`)
  return `/${entry.file}`
}
