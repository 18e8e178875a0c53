import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { type DownloadRefusal, downloadScreen, downloadTitles } from '#storefront/screens/downloads/screen.tsx'

const GONE = 410
const UNAVAILABLE = 503

/**
 * The page for a link that gives no file. All expired links have one status; the exact reason, and the link to the
 * order, are only shown with the right key.
 */
export async function showDownloadRefused(
  page: PageRequest,
  refusal: DownloadRefusal,
  orderHref: string | null,
): Promise<RenderedPage> {
  const rendered = renderPage({
    site: await siteOf(page),
    files: page.files,
    status: refusal === 'away' ? UNAVAILABLE : GONE,
    isPersonal: true,
    screen: downloadScreen,
    model: { refusal, orderHref },
    head: {
      pageType: pageTypes.error,
      title: downloadTitles[refusal],
      description: '',
      // The page does not contain the requested URL.
      path: '/order',
      canonicalPath: null,
    },
  })
  return { ...rendered, headers: { ...rendered.headers, 'referrer-policy': 'no-referrer' } }
}
