import { sql } from 'kysely'
import { prepareListQuery } from '#server/database/prepare-query.ts'
import type { Scope } from '#server/scope.ts'
import type { Product } from '#shared/products/schema.ts'
import type { ProductSummary } from '#shared/products/summary.ts'
import { readStoredSummaries } from '../read-summaries.ts'
import type { Stored } from './stored.ts'
import { isListed, type ListedRow } from './visibility.ts'

/** Of a large category, only the newest products are considered. */
const LOOKED_AT = 50
/** Products beyond those that are shown which are read at first, as some may be hidden, sold out or the product itself. */
const SPARE = 4
const CATEGORIES = 3

type Neighbor = Pick<Product, 'id' | 'collectionId' | 'categoryIds' | 'relatedProductIds'>

/**
 * Related products: the owner's choice first, then products of the same categories; none that is sold out or hidden.
 */
export async function relatedProducts(
  scope: Scope,
  product: Neighbor,
  limit: number,
): Promise<Stored<ProductSummary>[]> {
  const near = await findBeside(scope, product, limit + SPARE)
  const { ids } = near.isAll || near.best.length >= limit ? near : await findBeside(scope, product, LOOKED_AT)
  return readStoredSummaries(scope, ids.slice(0, limit))
}

/** What can be shown beside a product, the best first. @param lookedAt how many of each category are considered */
async function findBeside(scope: Scope, product: Neighbor, lookedAt: number) {
  const { rows: nearby } = await findNearby(scope, product, lookedAt)
  const placeOfPick = new Map(product.relatedProductIds.map((id, place) => [id, place]))
  const pickOf = (id: string) => placeOfPick.get(id) ?? Infinity
  const found = nearby
    // Ids sort by time: the newest products of a category come first.
    .toSorted(
      (one, other) => one.place - other.place || pickOf(one.id) - pickOf(other.id) || (one.id < other.id ? 1 : -1),
    )
    .filter((one) => one.id !== product.id && isBeside(one, product) && one.sold_out === 0)
  const idsOf = (some: typeof found) => [...new Set(some.map(({ id }) => id))]
  const counts = Map.groupBy(nearby, ({ place }) => place)
  return {
    ids: idsOf(found),
    /** Those before which no other product comes, however many are looked at. */
    best: idsOf(found.filter(({ place }) => place <= 1)),
    isAll: [...counts].every(([place, rows]) => place === 0 || rows.length < lookedAt),
  }
}

/** Whether a product can be shown on another one's page: both are behind the same lock, or this one behind none. */
const isBeside = (one: ListedRow & { readonly collection_id: string }, product: Neighbor): boolean =>
  isListed(one.collection_id === product.collectionId ? { ...one, password_hash: null } : one)

function findNearby({ database, websiteId }: Scope, product: Neighbor, lookedAt: number) {
  const [first = '', second = '', third = ''] = product.categoryIds
  const find = nearbyInCategories[Math.min(product.categoryIds.length, CATEGORIES)]!
  return find(database, { websiteId, first, second, third, lookedAt }, ['', ...product.relatedProductIds])
}

/** The query for a product with no category, with one, and so on. */
const nearbyInCategories = Array.from({ length: CATEGORIES + 1 }, (_, count) => prepareNearby(count))

/**
 * The owner's choices have place 0, products of the first category 1, and so on. One query: each part of it reads along
 * its own index.
 */
function prepareNearby(categories: number) {
  type Values = Record<'websiteId' | 'first' | 'second' | 'third', string> & { readonly lookedAt: number }
  return prepareListQuery((database, values: Values, picks) => {
    const picked = database
      .selectFrom('products')
      .select(['id as product_id', sql.lit(0).as('place')])
      .where('website_id', '=', values.websiteId)
      .where('id', 'in', picks)
    const categoryIds = [values.first, values.second, values.third].slice(0, categories)
    const places = categoryIds.reduce((others, categoryId, index) => {
      const newest = database
        .selectFrom('product_categories')
        .select('product_id')
        .where('website_id', '=', values.websiteId)
        .where('category_id', '=', categoryId)
        .orderBy('product_id', 'desc')
        .limit(values.lookedAt)
      // SQLite accepts no limit in a part of a union, only in a subquery.
      const part = database.selectFrom(newest.as('newest')).select(['product_id', sql.lit(index + 1).as('place')])
      return others.unionAll(part)
    }, picked)
    return database
      .selectFrom(places.as('nearby'))
      .innerJoin('products as product', (join) =>
        join.onRef('product.id', '=', 'nearby.product_id').on('product.website_id', '=', values.websiteId),
      )
      .innerJoin('collections as collection', (join) =>
        join
          .onRef('collection.website_id', '=', 'product.website_id')
          .onRef('collection.id', '=', 'product.collection_id'),
      )
      .select(['product.id', 'product.status', 'product.sold_out', 'collection.enabled', 'nearby.place'])
      .select(['product.collection_id', 'collection.password_hash'])
  })
}
