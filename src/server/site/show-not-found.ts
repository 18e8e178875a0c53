import { pageTypes } from '#shared/pages/codes.ts'
import { type ErrorModel, errorScreen } from '#storefront/screens/error/screen.tsx'
import { notFoundScreen } from '#storefront/screens/not-found/screen.tsx'
import { type PageRequest, siteOf } from './page-request.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import { suggestions } from './suggestions.ts'

/**
 * The page for an address that leads nowhere.
 * @param options.isPersonal the address would belong to one visitor: no cache keeps even that nothing is there
 */
export async function showNotFound(
  request: PageRequest,
  options: { readonly isPersonal?: boolean } = {},
): Promise<RenderedPage> {
  return renderPage({
    site: await siteOf(request),
    files: request.files,
    status: 404,
    ...options,
    screen: notFoundScreen,
    model: { suggestions: await suggestions(request) },
    head: {
      pageType: pageTypes.notFound,
      title: 'Page not found',
      description: '',
      path: request.path,
      canonicalPath: null,
    },
  })
}

/** The page for what should not happen. It asks no source for anything: one of them may be what failed. */
export function showError(
  request: Pick<PageRequest, 'website' | 'origin' | 'path' | 'files'>,
  status: number,
  model: ErrorModel,
): RenderedPage {
  const { website, origin, path, files } = request
  const { id, title, appearance, settings, canSendEmail, isDemo } = website
  return renderPage({
    site: {
      id,
      title,
      origin,
      appearance,
      settings,
      canSendEmail,
      isDemo,
      navigation: [],
      footerForm: null,
      policies: [],
    },
    files,
    status,
    isPersonal: true,
    screen: errorScreen,
    model,
    head: { pageType: pageTypes.error, title: model.title, description: '', path, canonicalPath: null },
  })
}
