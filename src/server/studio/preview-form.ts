import { withCleanHtml } from '#server/forms/definition/form-store.ts'
import { createPageSources } from '#server/pages/page-sources.ts'
import { showPage } from '#server/pages/show-blocks.ts'
import type { Services } from '#server/services.ts'
import { browserFiles } from '#server/site/browser-files.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import { previewFormCall } from '#shared/forms/owner-api.ts'
import { publicForm } from '#shared/forms/schema.ts'
import { succeed } from '#shared/http/failure.ts'
import { buildContent } from '#shared/pages/build-content.ts'
import { firstSettings, type Page } from '#shared/pages/schema.ts'
import { testAccessOfEveryone } from '#shared/payments/rules.ts'

/** No form has this id: a submission from a preview goes nowhere. */
const PREVIEW_ID = 'form-preview'

/**
 * Renders a page with a form from its builder: the visitors' block with the unsaved form in it. Nothing is stored, and
 * search engines never see it.
 */
export function formPreviewRoutes(services: Pick<Services, 'env' | 'database' | 'browser' | 'serve'>): void {
  const { env, browser, serve } = services
  const files = browserFiles(browser.storefront)

  serve(previewFormCall, async ({ request, reply, website, body }) => {
    const now = Date.now()
    const content = withCleanHtml(body.form)
    const form = publicForm({ ...content, id: PREVIEW_ID, revision: 1, createdAt: now, updatedAt: now })
    const page: Page = {
      id: PREVIEW_ID,
      urlId: PREVIEW_ID,
      // A placeholder for the page's own title: visitors do not see the name of the form.
      title: 'Page title',
      ...firstSettings,
      status: 'published',
      content: buildContent([[{ id: 'form', type: 'form', settings: { formId: PREVIEW_ID } }]], () => 'section'),
      createdAt: now,
      updatedAt: now,
    }
    const drawn = await showPage(
      {
        website,
        files,
        origin: originOf(env, website, request),
        path: `/${PREVIEW_ID}`,
        query: new URLSearchParams(),
        testAccess: testAccessOfEveryone(website),
        isWithoutCode: true,
        sources: {
          ...createPageSources(reading(services, website)),
          forms: async () => new Map([[PREVIEW_ID, form]]),
        },
      },
      page,
      { startStep: body.step },
    )
    reply
      .headers({ ...drawn.headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      // A page, not JSON.
      .serializer((html: string) => html)
    return succeed(drawn.html)
  })
}
