import { LRUCache } from 'lru-cache'
import { numberObjects } from '#server/cache/number-objects.ts'
import { subtreeOf } from '#server/collections/category-tree.ts'
import type { Scope } from '#server/scope.ts'
import { productFacets } from '../documents.ts'
import { readSummaries } from '../read-summaries.ts'
import { countChoices, type FilterCounts, type Filtered, type ListFilters, passes } from './list-filters.ts'
import { SMALL_CATEGORY } from './list-small-category.ts'
import type { ListedProducts } from './list-visible-products.ts'
import { listedIn } from './visibility.ts'
import { sortColumns, type VisibleList } from './visible-list.ts'

export interface FilteredProducts extends ListedProducts {
  readonly counts: FilterCounts
}

/**
 * A part of the products of a list that match filters, with the number of matches for each choice. Null when the list
 * has more than two thousand products: counting them for every page would cost too much, so larger stores are filtered
 * by category first. Only a few numbers and the facets of each product are read, never its variants.
 * @param scope of one version of the website: what filters see of its lists is read once and kept
 */
export async function filterProducts(
  scope: Scope,
  list: VisibleList,
  filters: ListFilters,
): Promise<FilteredProducts | null> {
  const rows = await keptRows(scope, list)
  if (!rows) return null
  const fitting = rows.filter((row) => passes(row, filters))
  const ids = fitting.slice(list.offset, list.offset + list.limit).map((row) => row.id)
  return { products: await readSummaries(scope, ids), total: fitting.length, counts: countChoices(rows, filters) }
}

interface Row extends Filtered {
  readonly id: string
  /** The value that the list is sorted by. */
  readonly value: string | number
}

/** The products of all lists that are kept: a few megabytes. */
const MOST_KEPT_ROWS = 10_000

const keptLists = new LRUCache<string, { readonly rows: readonly Row[] | null }>({
  maxSize: MOST_KEPT_ROWS,
  sizeCalculation: ({ rows }) => 1 + (rows?.length ?? 0),
})
const numberOf = numberObjects()

/** The products of a list in its order; null when they are too many. */
async function keptRows(scope: Scope, list: VisibleList): Promise<readonly Row[] | null> {
  const { collectionId, categoryId = '', sort } = list
  const key = [numberOf(scope), collectionId, categoryId, sort].join(' ')
  const known = keptLists.get(key)
  if (known) return known.rows
  const turn = sortColumns[sort].direction === 'asc' ? 1 : -1
  const rows = await readRows(scope, list)
  rows?.sort((one, other) => turn * (compare(one.value, other.value) || compare(one.id, other.id)))
  keptLists.set(key, { rows })
  return rows
}

async function readRows(scope: Scope, { collectionId, categoryId, sort }: VisibleList): Promise<Row[] | null> {
  const { database, websiteId } = scope
  const ids = categoryId === undefined ? null : await idsIn(scope, categoryId)
  if (ids === 'many') return null
  if (ids?.length === 0) return []
  const columns = [
    'product.id',
    'product.collection_id',
    'product.status',
    'product.facets',
    'product.price_from_cents',
    'product.price_to_cents',
    'product.on_sale',
    'product.sold_out',
    `${sortColumns[sort].column} as value`,
  ] as const
  // Read by their ids and checked here: with the status in the query, a database might scan the whole store.
  const rows = ids
    ? await database
        .selectFrom('products as product')
        .select(columns)
        .where('product.website_id', '=', websiteId)
        .where('product.id', 'in', ids)
        .execute()
    : await listedIn(scope, collectionId)
        .select(columns)
        .orderBy('product.display_index')
        .limit(SMALL_CATEGORY + 1)
        .execute()
  if (rows.length > SMALL_CATEGORY) return null
  return rows
    .filter((row) => row.status === 'published' && row.collection_id === collectionId)
    .map((row) => ({
      id: row.id,
      value: row.value,
      facets: productFacets.read(row.facets),
      priceFromCents: Number(row.price_from_cents),
      priceToCents: Number(row.price_to_cents),
      onSale: row.on_sale === 1,
      soldOut: row.sold_out === 1,
    }))
}

/** The products of a category and its descendants. */
async function idsIn(scope: Scope, categoryId: string): Promise<string[] | 'many'> {
  const categoryIds = (await subtreeOf(scope, categoryId)) ?? []
  if (categoryIds.length === 0) return []
  const places = await scope.database
    .selectFrom('product_categories')
    .select('product_id')
    .where('website_id', '=', scope.websiteId)
    .where('category_id', 'in', categoryIds)
    .limit(SMALL_CATEGORY + 1)
    .execute()
  return places.length > SMALL_CATEGORY ? 'many' : [...new Set(places.map((place) => place.product_id))]
}

const compare = <Value extends string | number>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0
