import type { Services } from '#server/services.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import type { ServePage } from '#server/site/serve-pages.ts'
import { reading } from '#server/stores.ts'
import { readDraft } from './draft/draft-store.ts'
import { findLost } from './find-page.ts'
import { readEditedPage } from './page-store.ts'
import { readPreviewKey } from './preview-link.ts'
import { withSharedSections } from './shared-sections/with-shared-sections.ts'
import { showPage } from './show-blocks.ts'
import { readVersion } from './versions/read-versions.ts'

/** Serves the drafts and versions of pages to everyone who has a link to one. */
export function registerPreviews(services: Services, servePage: ServePage): void {
  servePage('GET', '/preview/:pageId/:key', async (request) => (await show(request)) ?? findLost(request))

  async function show(request: PageRequest): Promise<RenderedPage | null> {
    const [, , pageId = '', key = ''] = request.path.split('/')
    const opened = readPreviewKey(services.secret, request.website.id, pageId, key, Date.now())
    if (!opened) return null
    const scope = reading(services, request.website)
    const page = await readEditedPage(scope, pageId)
    if (!page) return null
    const { version } = opened
    const shown = version ? await readVersion(scope, page, version) : ((await readDraft(scope, pageId)) ?? page).content
    if (!shown) return null
    const { content } = await withSharedSections(scope, { content: shown })
    const preview = await showPage(request, { ...page, content }, { isPersonal: true })
    // Links to other sites do not pass the key on.
    return { ...preview, headers: { ...preview.headers, 'referrer-policy': 'no-referrer' } }
  }
}
