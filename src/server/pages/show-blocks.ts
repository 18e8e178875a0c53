import { isClosed, isForOne, lockOf } from '#server/site/access.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { markOf } from '#shared/experiments/schema.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { firstPictureOf } from '#shared/pages/first-picture.ts'
import { hasNoTitle, type Page } from '#shared/pages/schema.ts'
import { breadcrumbData, pageData, siteData } from '#storefront/document/structured-data.ts'
import { groundAtTop, pageScreen } from '#storefront/screens/page/screen.tsx'
import { resolveSections } from './blocks/resolve-blocks.ts'
import { describeHtml } from './describe-html.ts'
import { htmlOfContent } from './items/item-words.ts'
import type { PostedTo } from './posted-to.ts'
import { showLock } from './show-lock.ts'

interface ShowOptions {
  /** A returned form, which makes the page personal. */
  readonly posted?: PostedTo | null
  /** The first step of forms, for previews. */
  readonly startStep?: number
  /** Whether not everyone may see it: nothing stores it, and search engines do not list it. */
  readonly isPersonal?: boolean
  /** Which version it is of a page that is tested. */
  readonly mark?: string
  /** Shown in place of a page that does not exist, or because of an error. */
  readonly inPlaceOf?: 'not-found' | 'error'
}

const special = {
  'not-found': { status: 404, pageType: pageTypes.notFound },
  error: { status: 500, pageType: pageTypes.error },
} as const

/** A page made of blocks, or its lock; '' is the home page. Null when the URL has none that this visitor may see. */
export async function showBlocks(request: PageRequest, urlId: string): Promise<RenderedPage | null> {
  const { sources, access } = request
  const page = (await sources.page(urlId)) ?? (access?.isStaff ? await sources.privatePage(urlId) : null)
  const lock = page && lockOf(page, request.path)
  if (lock && isClosed(request, lock)) return showLock(request, lock)
  if (!page) return null
  const options = { isPersonal: isForOne(request) }
  const tested = request.tested?.pageId === page.id ? request.tested : undefined
  if (!tested) return showPage(request, page, options)
  const shown = tested.variant === 'version' ? await sources.version(page, tested.versionId) : page
  if (!shown) return showPage(request, page, options)
  return showPage(request, shown, tested.isCounted ? { ...options, mark: markOf(tested.id, tested.variant) } : options)
}

/** Any page made of blocks. */
export async function showPage(
  request: PageRequest,
  stored: Page,
  { posted = null, startStep = 0, isPersonal = false, inPlaceOf, mark }: ShowOptions = {},
): Promise<RenderedPage> {
  const page = await request.sources.current(stored)
  const isSplash = page.purpose === 'splash'
  const isHome = page.urlId === '' || isSplash
  const [site, sections] = await Promise.all([siteOf(request), resolveSections(request, { page, posted, startStep })])
  // The description of the site is the one of its home page.
  const ownWords = isHome && site.appearance.description !== '' ? '' : describeHtml(htmlOfContent(page.content))
  const description = page.seoDescription || ownWords
  const model = { title: page.title, isHome: hasNoTitle(page), sections }
  return renderPage({
    site,
    files: request.files,
    ...(inPlaceOf && { status: special[inPlaceOf].status }),
    screen: pageScreen,
    isPersonal: isPersonal || posted !== null,
    model,
    head: {
      firstBackground: groundAtTop(model),
      pageType: inPlaceOf ? special[inPlaceOf].pageType : isSplash ? pageTypes.splashPage : pageTypes.page,
      ...(isSplash && { showsCartPill: false }),
      title: page.seoTitle || (isHome ? '' : page.title),
      description,
      path: request.path,
      canonicalPath: isPersonal || inPlaceOf || page.isHiddenFromSearch ? null : request.path,
      collectionId: page.id,
      ...(mark && { experiment: mark }),
      header: page.header,
      footer: page.footer,
      picture: page.socialPicture ?? firstPictureOf(page.content),
      structuredData:
        request.path === '/'
          ? siteData(site)
          : [
              pageData(site, { type: 'WebPage', name: page.title, path: request.path, description }),
              breadcrumbData(site, [{ label: page.title, href: request.path }]),
            ],
    },
  })
}
