import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'
import { categoryPath, collectionPath } from '#shared/collections/rules.ts'
import { SHARED_SECTION } from '#shared/pages/schema.ts'

/** A target of a link. */
export interface Place {
  readonly id: string
  readonly kind: 'store' | 'category' | 'page' | 'collection'
  readonly title: string
  readonly path: string
  readonly isVisible: boolean
}

/** The store pages, categories, pages and collections of items with these ids. */
export async function findPlaces(scope: Scope, ids: readonly string[]): Promise<Place[]> {
  const found: Place[] = []
  for (const piece of inPieces(ids)) {
    found.push(
      ...(await storesOf(scope).where('id', 'in', piece).execute()).map(storePlace),
      ...(await categoriesOf(scope).where('category.id', 'in', piece).execute()).map(categoryPlace),
      ...(await pagesOf(scope).where('id', 'in', piece).execute()).map(pagePlace),
      ...(await itemCollectionsOf(scope).where('id', 'in', piece).execute()).map(itemCollectionPlace),
    )
  }
  return found
}

/** The most categories that an owner chooses from. */
const MOST_CATEGORIES = 1_000

/** Everything that a link can lead to: store pages, each with its categories, then pages and collections of items. */
export async function listPlaces(scope: Scope): Promise<Place[]> {
  const stores = await storesOf(scope).orderBy('created_at').execute()
  const categories = await categoriesOf(scope)
    .where('category.type', '=', 'CATEGORY')
    .orderBy('store.created_at')
    .orderBy('category.display_name')
    .limit(MOST_CATEGORIES)
    .execute()
  const pages = await pagesOf(scope).orderBy('created_at').execute()
  const collections = await itemCollectionsOf(scope).orderBy('created_at').execute()
  return [
    ...stores.map(storePlace),
    ...categories.map(categoryPlace),
    ...pages.map(pagePlace),
    ...collections.map(itemCollectionPlace),
  ]
}

const storesOf = ({ database, websiteId }: Scope) =>
  database
    .selectFrom('collections')
    .select(['id', 'navigation_title', 'url_id', 'enabled'])
    .where('website_id', '=', websiteId)

const categoriesOf = ({ database, websiteId }: Scope) =>
  database
    .selectFrom('categories as category')
    .innerJoin('collections as store', (join) =>
      join.onRef('store.website_id', '=', 'category.website_id').onRef('store.id', '=', 'category.collection_id'),
    )
    .select([
      'category.id',
      'category.type',
      'category.display_name',
      'category.url_id',
      'store.url_id as store_url_id',
      'store.enabled',
    ])
    .where('category.website_id', '=', websiteId)

const pagesOf = ({ database, websiteId }: Scope) =>
  database
    .selectFrom('pages')
    .select(['id', 'title', 'url_id', 'status'])
    .where('website_id', '=', websiteId)
    .where('collection_id', 'is', null)
    .where('purpose', '<>', SHARED_SECTION)

const itemCollectionsOf = ({ database, websiteId }: Scope) =>
  database
    .selectFrom('item_collections')
    .select(['id', 'title', 'url_id', 'enabled'])
    .where('website_id', '=', websiteId)

type Row<Query extends (scope: Scope) => { execute(): Promise<readonly unknown[]> }> = Awaited<
  ReturnType<ReturnType<Query>['execute']>
>[number]

const storePlace = (store: Row<typeof storesOf>): Place => ({
  id: store.id,
  kind: 'store',
  title: store.navigation_title,
  path: collectionPath({ urlId: store.url_id }),
  isVisible: store.enabled === 1,
})

const categoryPlace = (category: Row<typeof categoriesOf>): Place => ({
  id: category.id,
  kind: 'category',
  title: category.display_name,
  path: categoryPath({ urlId: category.store_url_id }, { type: category.type, urlId: category.url_id }),
  isVisible: category.enabled === 1,
})

const pagePlace = (page: Row<typeof pagesOf>): Place => ({
  id: page.id,
  kind: 'page',
  title: page.title,
  path: `/${page.url_id}`,
  isVisible: page.status === 'published',
})

const itemCollectionPlace = (collection: Row<typeof itemCollectionsOf>): Place => ({
  id: collection.id,
  kind: 'collection',
  title: collection.title,
  path: `/${collection.url_id}`,
  isVisible: collection.enabled === 1,
})
