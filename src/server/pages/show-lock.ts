import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import type { Page } from '#shared/pages/schema.ts'
import { type LockModel, lockScreen } from '#storefront/screens/lock/screen.tsx'

/** What visitors see of a page until they give its password: its title and a form, and nothing that it says. */
export async function showLock(
  request: PageRequest,
  page: Page,
  problem: LockModel['problem'] = null,
): Promise<RenderedPage> {
  return renderPage({
    site: await siteOf(request),
    files: request.files,
    status: problem === 'too-many' ? 429 : 403,
    isPersonal: true,
    screen: lockScreen,
    model: { title: page.title, problem },
    head: {
      pageType: pageTypes.lockScreen,
      title: page.title,
      description: '',
      path: request.path,
      canonicalPath: null,
    },
  })
}
