import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import { showNotFound } from '#server/site/show-not-found.ts'
import { showPage } from './show-blocks.ts'

/** The answer for a URL that does not exist: the page that the owner made for this, or the usual one. */
export async function showMissing(request: PageRequest): Promise<RenderedPage> {
  const page = await request.sources.specialPage('not-found')
  return page ? showPage(request, page, { inPlaceOf: 'not-found' }) : showNotFound(request)
}
