import type { Scope } from '#server/scope.ts'
import { listVisiblePages } from './page-store.ts'

/** The most URLs in a sitemap (sitemaps.org). */
export const MOST_ADDRESSES = 50_000

/** Every URL for search engines, with the time of its last change in milliseconds (UTC). */
export async function listAddresses(scope: Scope): Promise<{ path: string; changedAt: number }[]> {
  const pages = await listVisiblePages(scope)
  const stores = await scope.database
    .selectFrom('collections')
    .select(['id', 'url_id', 'created_at'])
    .where('website_id', '=', scope.websiteId)
    .where('enabled', '=', 1)
    .execute()
  const categories = await scope.database
    .selectFrom('categories')
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.website_id', '=', 'categories.website_id')
        .onRef('collections.id', '=', 'categories.collection_id'),
    )
    .select(['categories.url_id', 'collections.url_id as store', 'collections.created_at'])
    .where('categories.website_id', '=', scope.websiteId)
    .where('categories.type', '=', 'CATEGORY')
    .where('collections.enabled', '=', 1)
    .execute()
  const products = await scope.database
    .selectFrom('products')
    .select(['collection_id', 'url_id', 'updated_at'])
    .where('website_id', '=', scope.websiteId)
    .where('status', '=', 'published')
    .orderBy('updated_at', 'desc')
    .limit(MOST_ADDRESSES)
    .execute()
  const collections = await scope.database
    .selectFrom('item_collections')
    .select(['id', 'url_id', 'updated_at'])
    .where('website_id', '=', scope.websiteId)
    .where('enabled', '=', 1)
    .execute()
  const items = await scope.database
    .selectFrom('items')
    .select(['collection_id', 'url_id', 'updated_at'])
    .where('website_id', '=', scope.websiteId)
    .where('is_visible', '=', 1)
    .orderBy('updated_at', 'desc')
    .limit(MOST_ADDRESSES)
    .execute()
  const collectionPaths = new Map(collections.map((collection) => [collection.id, `/${collection.url_id}`]))
  const storePaths = new Map(stores.map((store) => [store.id, `/${store.url_id}`]))
  return [
    ...pages.map((page) => ({ path: `/${page.urlId}`, changedAt: page.updatedAt })),
    ...stores.map((store) => ({ path: `/${store.url_id}`, changedAt: store.created_at })),
    ...collections.map((collection) => ({ path: `/${collection.url_id}`, changedAt: collection.updated_at })),
    ...items.flatMap((item) => {
      const collection = collectionPaths.get(item.collection_id)
      return collection ? [{ path: `${collection}/${item.url_id}`, changedAt: item.updated_at }] : []
    }),
    ...categories.map((one) => ({ path: `/${one.store}/${one.url_id}`, changedAt: one.created_at })),
    ...products.flatMap((product) => {
      const store = storePaths.get(product.collection_id)
      return store ? [{ path: `${store}/p/${product.url_id}`, changedAt: product.updated_at }] : []
    }),
  ].slice(0, MOST_ADDRESSES)
}
