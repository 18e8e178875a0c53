import { captchasOf } from '#server/captcha/captcha-store.ts'
import { listCategories } from '#server/collections/category-store.ts'
import { findStore, readCollection } from '#server/collections/collection-store.ts'
import { readMenus } from '#server/collections/read-navigation.ts'
import { withCurrentPictures } from '#server/files/current-pictures.ts'
import { readPublicForms } from '#server/forms/definition/read-public-forms.ts'
import { findItemCollection, findItemCollectionById } from '#server/items/collection-store.ts'
import { findTerm, listTerms } from '#server/items/item-terms.ts'
import {
  findItem,
  findUnlistedItem,
  listScheduledItems,
  listUpcomingItems,
  listVisibleItems,
  neighborsOf,
} from '#server/items/list-visible-items.ts'
import { readMerchandising } from '#server/merchandising/read-merchandising.ts'
import { wholePicture } from '#server/popup/show-popup.ts'
import { readVisibleProduct, type VisibleProduct } from '#server/products/read-product.ts'
import { filterProducts } from '#server/products/visible/filter-products.ts'
import { listVisibleProducts } from '#server/products/visible/list-visible-products.ts'
import { readVariantsOfProducts } from '#server/products/visible/read-cart-variants.ts'
import { relatedProducts } from '#server/products/visible/related-products.ts'
import { stored } from '#server/products/visible/stored.ts'
import { sellsProducts } from '#server/products/visible/visibility.ts'
import { visibleSummaries } from '#server/products/visible/visible-products.ts'
import { findRedirect } from '#server/redirects/redirect-store.ts'
import { readShownReviews } from '#server/reviews/read-shown-reviews.ts'
import type { Scope } from '#server/scope.ts'
import type { PageSources, StorePage } from '#server/site/sources.ts'
import type { Collection } from '#shared/collections/schema.ts'
import { merchandisingOf } from '#shared/merchandising/rules.ts'
import type { Page } from '#shared/pages/schema.ts'
import type { Appearance } from '#shared/websites/appearance.ts'
import { readPageAt, readPagePaths, readPages, readSpecialPage, readVisiblePage } from './page-store.ts'
import { readFoundPages } from './search/read-found-pages.ts'
import { searchSite } from './search/search-site.ts'
import { allWithSharedSections, withSharedSections } from './shared-sections/with-shared-sections.ts'
import { addressSources } from './sitemap/list-addresses.ts'
import { HOME, menusWith, openingOf } from './splash.ts'
import { readSavedVersion } from './versions/saved-version-store.ts'

/**
 * The data for the pages of one version of a website, from its stores. The frame of the site (navigation, stores with
 * their categories) is the same on all of them and is read once.
 */
export function createPageSources(scope: Scope): PageSources {
  const current = <Value>(value: Value) => withCurrentPictures(scope, value, true)
  /** A page with its shared sections, as visitors see it. */
  const whole = async (page: Page | null) => page && withSharedSections(scope, page)

  async function storePage(collection: Collection | null): Promise<StorePage | null> {
    if (!collection?.enabled) return null
    return current({ collection, categories: await listCategories(scope, collection.id) })
  }

  const splash = once(async () => whole(await readSpecialPage(scope, 'splash')))
  const opening = once(async () => openingOf((await splash()) !== null))

  return {
    current,
    appearance: onceForEach(current<Appearance>),
    menus: once(async () => menusWith(await opening(), await readMenus(scope))),
    homePath: async () => (await opening()).homePath,
    async pagePaths(pageIds) {
      const [paths, { homePath }] = await Promise.all([readPagePaths(scope, pageIds), opening()])
      return new Map([...paths].map(([id, path]) => [id, path === '/' ? homePath : path]))
    },
    async page(urlId) {
      const shown = (await opening()).pageAt(urlId)
      return shown === 'splash' ? splash() : whole(await readVisiblePage(scope, shown.urlId))
    },
    async version(page, versionId) {
      const version = await readSavedVersion(scope, versionId)
      return version?.pageId === page.id ? whole({ ...page, content: version.content }) : null
    },
    specialPage: specialPages(scope, whole),
    privatePage: async (urlId) => whole(await readPageAt(scope, urlId, 'private')),
    forms: (formIds) => readPublicForms(scope, formIds),
    frameForm: onceForEach(async (formId) => (await readPublicForms(scope, [formId])).get(formId) ?? null),
    picture: async (picture) => current(await wholePicture(scope, picture)),
    captcha: captchasOf(scope),
    merchandising: async (product) => {
      const sources = await readMerchandising(scope, product)
      const settings = await scope.settings()
      const { scarcity, texts } = settings
      return stored(
        [product.whole.content, sources, scarcity, texts.productSoldOutText],
        () => merchandisingOf(product.whole.value, settings, sources).values,
      )
    },
    bundleParts: async ({ bundle }) => {
      if (!bundle) return null
      const parts = await readVariantsOfProducts(scope, [...new Set(bundle.parts.map(({ productId }) => productId))])
      return stored(parts, () => parts)
    },
    reviews: (product, wanted) => readShownReviews(scope, product, wanted),
    sellsProducts: once(() => sellsProducts(scope)),
    store: onceForEach(async (urlId) => storePage(await findStore(scope, urlId))),
    storeById: onceForEach(async (collectionId) => {
      const collection = await readCollection(scope, collectionId)
      return storePage(collection?.passwordHash === null ? collection : null)
    }),
    product: async (collectionId, urlId) => {
      const product = await readVisibleProduct(scope, collectionId, urlId)
      return product && withBody(product, await current(product.body))
    },
    products: (list) => listVisibleProducts(scope, list),
    filteredProducts: (list, filters) => filterProducts(scope, list, filters),
    productsById: (productIds) => visibleSummaries(scope, productIds),
    related: (product, limit) => relatedProducts(scope, product, limit),
    search: (text, isExact) => searchSite(scope, text, isExact),
    async foundPages(ids) {
      const [found, { homePath }] = await Promise.all([readFoundPages(scope, ids), opening()])
      return current(found.map((page) => (page.fullUrl === '/' ? { ...page, fullUrl: homePath } : page)))
    },
    // A link to the home page behind a splash page leads to it without one too: splash pages come and go.
    redirect: async (path) => (await findRedirect(scope, path)) ?? (path === `/${HOME}` ? '/' : null),
    items: {
      collection: onceForEach((urlId) => findItemCollection(scope, urlId)),
      collectionById: onceForEach((collectionId) => findItemCollectionById(scope, collectionId)),
      item: async (collectionId, urlId) => current(await findItem(scope, collectionId, urlId)),
      unlisted: async (collectionId, urlId) => current(await findUnlistedItem(scope, collectionId, urlId)),
      pages: async (itemIds) => {
        const pages = await allWithSharedSections(scope, [...(await readPages(scope, itemIds)).values()])
        return new Map((await current(pages)).map((page) => [page.id, page]))
      },
      list: async (query) => current(await listVisibleItems(scope, query)),
      upcoming: async (collectionId, now) => current(await listUpcomingItems(scope, collectionId, now)),
      scheduled: async (collectionId) => current(await listScheduledItems(scope, collectionId)),
      neighbors: (item) => neighborsOf(scope, item),
      term: (collectionId, kind, slug) => findTerm(scope, collectionId, kind, slug),
      terms: (collectionId, kind) => listTerms(scope, collectionId, kind),
    },
    addresses: addressSources(scope),
  }
}

/** A product with the images of its description as they are now. */
function withBody(product: VisibleProduct, body: string): VisibleProduct {
  if (body === product.body) return product
  const { whole } = product
  return { ...product, body, whole: stored([whole.content, body], () => ({ ...whole.value, body })) }
}

function specialPages(scope: Scope, whole: (page: Page | null) => Promise<Page | null>): PageSources['specialPage'] {
  const pages = {
    'not-found': once(async () => whole(await readSpecialPage(scope, 'not-found'))),
    error: once(async () => whole(await readSpecialPage(scope, 'error'))),
  }
  return (purpose) => pages[purpose]()
}

/** Reads at the first call and remembers the result; a failed read is repeated. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

/** As `once`, for each key with a result: unknown URLs, which anyone can invent, are not remembered. */
function onceForEach<Value, Key = string>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const remembered = known.get(key)
    if (remembered) return remembered
    const reading = read(key)
    known.set(key, reading)
    reading.then(
      (value) => value === null && known.delete(key),
      () => known.delete(key),
    )
    return reading
  }
}
