import { createPageSources } from '#server/pages/page-sources.ts'
import { showPopup } from '#server/popup/show-popup.ts'
import type { Services } from '#server/services.ts'
import { browserFiles } from '#server/site/browser-files.ts'
import { ownerPageRequest } from '#server/site/owner-page-request.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import { previewPopupCall } from '#shared/popup/api.ts'

/** Renders a popup from its editor over an empty page of the site. Nothing is stored. */
export function popupPreviewRoutes(services: Pick<Services, 'env' | 'database' | 'browser' | 'serve'>): void {
  const { browser, serve } = services
  const files = browserFiles(browser.storefront)

  serve(previewPopupCall, async ({ request, reply, website, body }) => {
    const sources = createPageSources(reading(services, website))
    // A placeholder until there is a title: the popup has no other name.
    const popup = { ...body.popup, title: body.popup.title || 'Title' }
    const drawn = await showPopup(ownerPageRequest(services, { request, website, files, sources }), popup)
    reply
      .headers({ ...drawn.headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      // A page, not JSON.
      .serializer((html: string) => html)
    return succeed(drawn.html)
  })
}
