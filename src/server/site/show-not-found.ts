import { pageTypes } from '#shared/pages/codes.ts'
import { type ErrorModel, errorScreen } from '#storefront/screens/error/screen.tsx'
import { notFoundScreen } from '#storefront/screens/not-found/screen.tsx'
import { type PageRequest, siteOf } from './page-request.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import { suggestions } from './suggestions.ts'
import { sitePageTexts } from './texts.ts'

/**
 * The page for a URL that does not exist.
 * @param options.isPersonal the URL would belong to one visitor: no cache stores even this answer
 */
export async function showNotFound(
  request: PageRequest,
  options: { readonly isPersonal?: boolean } = {},
): Promise<RenderedPage> {
  const site = await siteOf(request)
  return renderPage({
    site,
    files: request.files,
    status: 404,
    ...options,
    screen: notFoundScreen,
    model: { suggestions: await suggestions(request), homePath: site.homePath },
    head: {
      pageType: pageTypes.notFound,
      title: sitePageTexts.pageNotFound,
      description: '',
      path: request.path,
      canonicalPath: null,
    },
  })
}

/** The page for an unexpected error. It uses no sources, because one of them may have failed. */
export function showError(
  request: Pick<PageRequest, 'website' | 'origin' | 'path' | 'files'>,
  status: number,
  model: ErrorModel,
): RenderedPage {
  const { website, origin, path, files } = request
  const { id, title, appearance, styles, settings, canSendEmail, isDemo } = website
  return renderPage({
    site: {
      id,
      title,
      origin,
      homePath: '/',
      appearance,
      styles,
      settings,
      canSendEmail,
      sellsProducts: true,
      isDemo,
      navigation: [],
      secondaryNavigation: [],
      footerNavigation: [],
      footerForm: null,
      popup: null,
      consent: null,
      pixels: null,
      replays: null,
      countsVisits: false,
      customCode: null,
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
