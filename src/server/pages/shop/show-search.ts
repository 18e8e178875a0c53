import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { suggestions } from '#server/site/suggestions.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { LONGEST_SEARCH } from '#shared/search/limits.ts'
import { productCardModel } from '#storefront/products/product-card-model.ts'
import { searchScreen } from '#storefront/screens/search/screen.tsx'
import { searchTexts } from '#storefront/screens/search/texts.ts'
import { PRODUCTS_PER_PAGE, pagingOf, readListAddress } from './list-address.ts'

const MOST_PAGES = 6

/** The search page with its results. Null after the last page. */
export async function showSearch(request: PageRequest): Promise<RenderedPage | null> {
  const query = (request.query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH)
  // As it was typed: the target of the link beside a correction.
  const isExact = request.query.get('exact') === '1'
  const { page } = readListAddress(request.path, request.query)
  const found = query
    ? await request.sources.search(query, {
        offset: (page - 1) * PRODUCTS_PER_PAGE,
        limit: PRODUCTS_PER_PAGE,
        isExact,
      })
    : { products: [], total: 0, correctedText: null }
  if (page > 1 && found.products.length === 0) return null
  // Few pages match a word: they are shown with the first products.
  const pages = query && page === 1 ? await request.sources.searchPages(query, MOST_PAGES, isExact) : []
  const isNothing = found.total === 0 && pages.length === 0
  const site = await siteOf(request)
  return renderPage({
    site,
    files: request.files,
    screen: searchScreen,
    model: {
      query,
      cards: found.products.map((product) => productCardModel(product, site.settings)),
      total: found.total,
      corrected:
        found.correctedText === null ? null : { text: found.correctedText, asTypedHref: searchHref(query, 1, true) },
      pages: pages.map(({ title, fullUrl, description }) => ({ title, href: fullUrl, description })),
      suggestions: isNothing ? await suggestions(request) : [],
      paging: pagingOf(page, found.total, (next) => searchHref(query, next, isExact)),
    },
    head: {
      pageType: pageTypes.search,
      title: query ? searchTexts.titleOf(query) : searchTexts.search,
      description: '',
      path: request.path,
      canonicalPath: null,
    },
  })
}

function searchHref(query: string, page: number, isExact: boolean): string {
  return `/search?${new URLSearchParams({
    q: query,
    ...(isExact && { exact: '1' }),
    ...(page > 1 && { page: String(page) }),
  })}`
}
