import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { type DownloadRefusal, downloadScreen, downloadTitles } from '#storefront/screens/download/screen.tsx'

const GONE = 410
const UNAVAILABLE = 503

/**
 * The page for a link that gives no file. All that are over have one status; what exactly is over is told to those alone
 * whose key was right, who then also get the way to their order.
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
      // The page says nothing of the address that it was asked for.
      path: '/order',
      canonicalPath: null,
    },
  })
  return { ...rendered, headers: { ...rendered.headers, 'referrer-policy': 'no-referrer' } }
}
