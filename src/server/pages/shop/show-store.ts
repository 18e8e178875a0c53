import { noFilters } from '#server/products/visible/list-filters.ts'
import { contentsOf, valuesOf } from '#server/products/visible/stored.ts'
import { isForOne } from '#server/site/access.ts'
import { contentOf } from '#server/site/content-hash.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { drawOnce, type RenderedPage, renderPage } from '#server/site/render-page.ts'
import type { StorePage } from '#server/site/sources.ts'
import { categoryPath, categoryTrail, collectionPath } from '#shared/collections/rules.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import type { Category } from '#shared/products/schema.ts'
import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import { breadcrumbData, pageData } from '#storefront/document/structured-data.ts'
import { productCardModel } from '#storefront/products/product-card-model.ts'
import type { CategoryLink } from '#storefront/screens/store/model.ts'
import { storeScreen } from '#storefront/screens/store/screen.tsx'
import { storePageTexts } from '#storefront/screens/store/texts.ts'
import {
  isFiltered,
  listHref,
  PRODUCTS_PER_PAGE,
  pagingOf,
  readListAddress,
  sortChoices,
  viewChoices,
} from './list-address.ts'
import { filtersModel } from './show-filters.ts'

/** A store's page, or one of its categories. Null when there is none, and after the last page of the list. */
export async function showStore(
  request: PageRequest,
  store: StorePage,
  categoryUrlId: string | null,
): Promise<RenderedPage | null> {
  const { collection, categories } = store
  const category = categoryUrlId === null ? null : categories.find((one) => isAt(one, categoryUrlId))
  if (category === undefined) return null
  const address = readListAddress(request.path, request.query, category?.sort ?? collection.sort)
  const wanted = {
    collectionId: collection.id,
    ...(category && { categoryId: category.id }),
    sort: address.sort,
    offset: (address.page - 1) * PRODUCTS_PER_PAGE,
    limit: PRODUCTS_PER_PAGE,
  }
  const [site, filtered] = await Promise.all([
    siteOf(request),
    request.sources.filteredProducts(wanted, address.filters),
  ])
  const list = filtered ?? (await request.sources.products(wanted))
  if (address.page > 1 && list.products.length === 0) return null
  const paging = pagingOf(address.page, list.total, (page) => listHref(address, { page }))
  const title = category?.displayName ?? collection.title
  const listing = category ?? collection
  const description = listing.seoDescription || listing.description
  // What the page reads of its query: nothing else of it changes the page.
  const query = listHref(address, {})
  const plain = listHref(address, { sort: address.usualSort, view: 'grid', filters: noFilters })
  const trail = categoryTrail(categories, category?.id ?? '').filter(({ type }) => type !== 'ROOT')
  const counts = filtered?.counts ?? null
  const from = [
    contentOf(store),
    category?.id,
    query,
    list.total,
    counts && contentOf(counts),
    contentsOf(list.products),
  ]
  return drawOnce(request, site, { kind: 'store', from }, () => {
    const products = valuesOf(list.products)
    return renderPage({
      site,
      files: request.files,
      screen: storeScreen,
      isPersonal: isForOne(request),
      model: {
        title,
        description: paragraphsOf(listing.description),
        picture: listing.picture,
        view: address.view,
        categories: categoryLinks(store, category),
        sorts: sortChoices(address),
        views: viewChoices(address),
        cards: products.map((product) => productCardModel(product, site.settings, { quickView: true })),
        total: list.total,
        filters: counts && filtersModel(address, counts, site.settings),
        paging,
      },
      head: {
        pageType: pageTypes.collection,
        title:
          address.page > 1
            ? storePageTexts.titleOfPage(listing.seoTitle || title, address.page)
            : listing.seoTitle || title,
        description,
        path: request.path,
        // For search engines, other orders and views of a list are not separate pages, and filtered lists are none at all.
        canonicalPath: isFiltered(address) || isForOne(request) ? null : plain,
        collectionId: collection.id,
        collectionType: collection.typeCode,
        view: address.view,
        picture: listing.picture ?? products[0]?.picture ?? null,
        ...(paging.previousHref && { previousPath: paging.previousHref }),
        ...(paging.nextHref && { nextPath: paging.nextHref }),
        structuredData: [
          pageData(site, {
            ...{ type: 'CollectionPage', name: title, path: plain, description },
            lists: products.map(({ fullUrl }) => fullUrl),
          }),
          breadcrumbData(site, [
            { label: collection.title, href: collectionPath(collection) },
            ...trail.map((one) => ({ label: one.displayName, href: categoryPath(collection, one) })),
          ]),
        ],
      },
    })
  })
}

const isAt = (category: Category, urlId: string) => category.type !== 'ROOT' && category.urlId === urlId

/** The ancestors and children of the current category; the store itself is first. */
function categoryLinks({ collection, categories }: StorePage, current: Category | null): CategoryLink[] {
  const root = categories.find((one) => one.type === 'ROOT')
  const trail = current ? categoryTrail(categories, current.id) : []
  const depths = new Map([root, ...trail.filter((one) => one !== root)].map((one, depth) => [one?.id, depth]))
  return [
    {
      label: storePageTexts.all,
      href: collectionPath(collection),
      isCurrent: current === null,
      isOpen: false,
      depth: 0,
    },
    ...categories.flatMap((one) => {
      const depth = depths.get(one.parentId ?? undefined)
      if (one.type === 'ROOT' || depth === undefined) return []
      const isCurrent = one === current
      const isOpen = !isCurrent && trail.includes(one)
      return [{ label: one.displayName, href: categoryPath(collection, one), isCurrent, isOpen, depth }]
    }),
  ]
}
