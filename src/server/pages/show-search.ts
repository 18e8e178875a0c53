import { pageTypes } from '#shared/pages/codes.ts'
import { productCardModel } from '#storefront/products/product-card-model.ts'
import { searchScreen } from '#storefront/screens/search/screen.tsx'
import { PRODUCTS_PER_PAGE, pagingOf, readListAddress } from './list-address.ts'
import { type PageRequest, siteOf } from './page-request.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import { suggestions } from './suggestions.ts'

const LONGEST_QUERY = 100
const MOST_PAGES = 6

/** The search page with what it found. Null past the last page of it. */
export async function showSearch(request: PageRequest): Promise<RenderedPage | null> {
  const query = (request.query.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  const { page } = readListAddress(request.path, request.query)
  const found = query
    ? await request.sources.search(query, (page - 1) * PRODUCTS_PER_PAGE, PRODUCTS_PER_PAGE)
    : { products: [], total: 0 }
  if (page > 1 && found.products.length === 0) return null
  // Few pages fit a word: they stand with the first products.
  const pages = query && page === 1 ? await request.sources.searchPages(query, MOST_PAGES) : []
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
      pages: pages.map(({ title, fullUrl, description }) => ({ title, href: fullUrl, description })),
      suggestions: isNothing ? await suggestions(request) : [],
      paging: pagingOf(page, found.total, (next) => `/search?${new URLSearchParams({ q: query, page: String(next) })}`),
    },
    head: {
      pageType: pageTypes.search,
      title: query ? `Search: ${query}` : 'Search',
      description: '',
      path: request.path,
      canonicalPath: null,
    },
  })
}
