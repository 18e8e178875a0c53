import type { Lock } from '#server/site/access.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { type LockModel, lockScreen } from '#storefront/screens/lock/screen.tsx'

interface ShowLockOptions {
  readonly problem?: LockModel['problem']
  /** Where the password leads; the requested address by default. */
  readonly returnTo?: string
}

/** What visitors see of something until they give its password: its title and a form, and nothing that it says. */
export async function showLock(
  request: PageRequest,
  lock: Lock,
  { problem = null, returnTo = addressOf(request) }: ShowLockOptions = {},
): Promise<RenderedPage> {
  return renderPage({
    site: await siteOf(request),
    files: request.files,
    status: problem === 'too-many' ? 429 : 403,
    isPersonal: true,
    screen: lockScreen,
    model: { title: lock.title, problem, action: lock.path, returnTo },
    head: {
      pageType: pageTypes.lockScreen,
      title: lock.title,
      description: '',
      path: request.path,
      canonicalPath: null,
    },
  })
}

function addressOf({ path, query }: PageRequest): string {
  const words = query.toString()
  return words === '' ? path : `${path}?${words}`
}
