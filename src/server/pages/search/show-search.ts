import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { FoundPage, SiteFindings } from '#server/site/sources.ts'
import { suggestions } from '#server/site/suggestions.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { type SearchKind, searchKinds } from '#shared/search/kinds.ts'
import { LONGEST_SEARCH } from '#shared/search/limits.ts'
import { productCardModel } from '#storefront/products/product-card-model.ts'
import type { FoundEntry, SearchGroup } from '#storefront/screens/search/model.ts'
import { searchScreen } from '#storefront/screens/search/screen.tsx'
import { searchTexts } from '#storefront/screens/search/texts.ts'
import { whenOf } from '../items/item-words.ts'
import { PRODUCTS_PER_PAGE, pagingOf, readListAddress } from '../shop/list-address.ts'
import { beginningOf, excerptWith, markWords } from './excerpt.ts'

/** The first results of each kind, where there are several kinds. */
const FIRST = { product: 4, other: 3 }
const ENTRIES_PER_PAGE = 10

/** What the URL of a search asks for. */
interface Asked {
  readonly query: string
  /** As it was typed: the target of the link beside a correction. */
  readonly isExact: boolean
  /** Null for all kinds. */
  readonly kind: SearchKind | null
  readonly page: number
}

/** The search page with its results. Null after the last page. */
export async function showSearch(request: PageRequest): Promise<RenderedPage | null> {
  const asked = readAsked(request)
  const { query, isExact, page } = asked
  const found: SiteFindings = query
    ? await request.sources.search(query, isExact)
    : { kinds: [], correctedText: null, words: [] }
  // Results of one kind are a list with pages; those of several begin with the first ones of each.
  const [only] = found.kinds.length === 1 ? found.kinds : found.kinds.filter(({ kind }) => kind === asked.kind)
  const perPage = only?.kind === 'product' ? PRODUCTS_PER_PAGE : ENTRIES_PER_PAGE
  const offset = (page - 1) * perPage
  if (page > 1 && (!only || only.ids.length <= offset)) return null
  const site = await siteOf(request)
  const shown = only
    ? [{ ...only, shownIds: only.ids.slice(offset, offset + perPage) }]
    : found.kinds.map((one) => ({
        ...one,
        shownIds: one.ids.slice(0, FIRST[one.kind === 'product' ? 'product' : 'other']),
      }))
  const groups: SearchGroup[] = []
  for (const { kind, ids, shownIds } of shown) {
    const allHref = shownIds.length < ids.length && !only ? searchHref({ ...asked, kind, page: 1 }) : null
    groups.push({ kind, total: ids.length, allHref, ...(await resultsOf(request, found.words, kind, shownIds)) })
  }
  const drawn = renderPage({
    site,
    files: request.files,
    screen: searchScreen,
    model: {
      query,
      total: found.kinds.reduce((sum, { ids }) => sum + ids.length, 0),
      kinds: found.kinds.length > 1 ? kindLinks(asked, found) : [],
      groups,
      corrected:
        found.correctedText === null
          ? null
          : { text: found.correctedText, asTypedHref: searchHref({ ...asked, isExact: true, kind: null, page: 1 }) },
      suggestions: found.kinds.length === 0 ? await suggestions(request) : [],
      paging: only
        ? pagingOf(page, only.ids.length, (next) => searchHref({ ...asked, page: next }), perPage)
        : pagingOf(1, 0, () => ''),
    },
    head: {
      pageType: pageTypes.search,
      title: query ? searchTexts.titleOf(query) : searchTexts.search,
      description: '',
      path: request.path,
      canonicalPath: null,
    },
  })
  // Further pages, and those of one kind, belong to the same search.
  const isNew = query !== '' && page === 1 && asked.kind === null
  return { ...drawn, ...(isNew && { searched: { text: query, isFound: found.kinds.length > 0 } }) }
}

function readAsked({ path, query }: PageRequest): Asked {
  return {
    query: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    isExact: query.get('exact') === '1',
    kind: searchKinds.find((kind) => kind === query.get('kind')) ?? null,
    page: readListAddress(path, query).page,
  }
}

function searchHref({ query, isExact, kind, page }: Asked): string {
  return `/search?${new URLSearchParams({
    q: query,
    ...(isExact && { exact: '1' }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  })}`
}

const kindLinks = (asked: Asked, { kinds }: SiteFindings) =>
  [null, ...kinds.map(({ kind }) => kind)].map((kind) => ({
    kind,
    count: kind ? kinds.find((one) => one.kind === kind)!.ids.length : null,
    href: searchHref({ ...asked, kind, page: 1 }),
    isCurrent: kind === (kinds.some((one) => one.kind === asked.kind) ? asked.kind : null),
  }))

async function resultsOf(
  { sources, website: { settings } }: PageRequest,
  words: readonly string[],
  kind: SearchKind,
  ids: readonly string[],
): Promise<Pick<SearchGroup, 'cards' | 'entries'>> {
  if (kind === 'product') {
    const products = await sources.productsById(ids)
    return { cards: products.map((product) => productCardModel(product, settings)), entries: [] }
  }
  const pages = await sources.foundPages(ids)
  return { cards: [], entries: pages.map((page) => entryOf(page, words, settings)) }
}

function entryOf(
  { id, title, fullUrl, description, text, picture, item }: FoundPage,
  words: readonly string[],
  settings: PageRequest['website']['settings'],
): FoundEntry {
  return {
    ...{ id, href: fullUrl, picture },
    title: markWords(title, words),
    excerpt: excerptWith(description, words) ?? excerptWith(text, words) ?? beginningOf(description || text, words),
    date: item && whenOf(item, settings),
    collectionTitle: item?.collectionTitle ?? null,
  }
}
