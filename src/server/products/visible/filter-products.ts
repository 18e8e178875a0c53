import type { Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import { numberObjects } from '#server/cache/number-objects.ts'
import { subtreeOf } from '#server/collections/category-tree.ts'
import type { Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'
import type { Conversion } from '#shared/currencies/rules.ts'
import { summaryPricesIn } from '#shared/products/pricing-in.ts'
import { productFacets, productFixedPrices } from '../documents.ts'
import type { Facets } from '../facets.ts'
import { readStoredSummaries, type StoredSummary } from '../read-summaries.ts'
import { conversionFor } from './conversion-for.ts'
import { countChoices, type FilterCounts, type Filtered, type ListFilters, passes } from './list-filters.ts'
import { SMALL_CATEGORY } from './list-small-category.ts'
import type { ListedProducts } from './list-visible-products.ts'
import { listedIn } from './visibility.ts'
import { sortColumns, type VisibleList, type VisitorSort } from './visible-list.ts'

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
  const { ids, counts } = chosenFrom(rows, filters)
  const shown = ids.slice(list.offset, list.offset + list.limit)
  return { products: await keptSummaries(scope, shown), total: ids.length, counts }
}

interface Chosen {
  readonly ids: readonly string[]
  readonly counts: FilterCounts
}

/** Results of filters that are kept, of all lists together: of a long list, about 25 KB each. */
const MOST_KEPT_CHOICES = 500
const keptChoices = new LRUCache<string, Chosen>({ max: MOST_KEPT_CHOICES })

/** What filters leave of a list, and their counts: the next page of the same list needs the same. */
function chosenFrom(rows: readonly Row[], filters: ListFilters): Chosen {
  const key = `${numberOf(rows)} ${JSON.stringify(filters)}`
  const known = keptChoices.get(key)
  if (known) return known
  const ids = rows.filter((row) => passes(row, filters)).map((row) => row.id)
  const chosen = { ids, counts: countChoices(rows, filters) }
  keptChoices.set(key, chosen)
  return chosen
}

interface Row extends Filtered {
  readonly id: string
  /** The values that lists are sorted by. */
  readonly places: Readonly<Record<VisitorSort, string | number>>
}

/** The products of all lists that are kept: a few megabytes. */
const MOST_KEPT_ROWS = 10_000
/** Products as lists show them: about a kilobyte each. */
const MOST_KEPT_SUMMARIES = 4_000

const keptLists = new LRUCache<string, { readonly rows: readonly Row[] | null }>({
  maxSize: MOST_KEPT_ROWS,
  sizeCalculation: ({ rows }) => 1 + (rows?.length ?? 0),
})
const keptOrders = new WeakMap<readonly Row[], Map<VisitorSort, readonly Row[]>>()
const keptProducts = new LRUCache<string, StoredSummary>({ max: MOST_KEPT_SUMMARIES })
const numberOf = numberObjects()

/** Products as lists show them, in the order of the ids: read once for each version. */
async function keptSummaries(scope: Scope, ids: readonly string[]): Promise<StoredSummary[]> {
  const keyOf = (id: string) => `${numberOf(scope)} ${id}`
  const found = new Map(ids.map((id) => [id, keptProducts.get(keyOf(id))]))
  const missing = ids.filter((id) => found.get(id) === undefined)
  for (const summary of await readStoredSummaries(scope, missing)) {
    found.set(summary.id, summary)
    keptProducts.set(keyOf(summary.id), summary)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The products of a list in its order; null when they are too many. */
async function keptRows(scope: Scope, { sort, ...list }: VisibleList): Promise<readonly Row[] | null> {
  const key = [numberOf(scope), list.collectionId, list.categoryId ?? ''].join(' ')
  const known = keptLists.get(key) ?? { rows: await readRows(scope, list) }
  keptLists.set(key, known)
  return known.rows && inOrder(known.rows, sort)
}

function inOrder(rows: readonly Row[], sort: VisitorSort): readonly Row[] {
  const orders = keptOrders.get(rows) ?? new Map<VisitorSort, readonly Row[]>()
  keptOrders.set(rows, orders)
  const turn = sortColumns[sort].direction === 'asc' ? 1 : -1
  const ordered =
    orders.get(sort) ??
    rows.toSorted((one, other) => turn * (compare(one.places[sort], other.places[sort]) || compare(one.id, other.id)))
  orders.set(sort, ordered)
  return ordered
}

async function readRows(
  scope: Scope,
  { collectionId, categoryId }: Pick<VisibleList, 'collectionId' | 'categoryId'>,
): Promise<Row[] | null> {
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
    'product.regular_price_cents',
    'product.varied_prices',
    'product.product_type',
    'product.fixed_prices',
    'product.on_sale',
    'product.sold_out',
    'product.display_index',
    'product.created_at',
    'product.title_key',
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
  // Many products have the same options.
  const known = new Map<string, Facets>()
  const facetsIn = (text: string) => {
    const facets = known.get(text) ?? productFacets.read(text)
    known.set(text, facets)
    return facets
  }
  const conversion = await conversionFor(scope)
  return rows
    .filter((row) => row.status === 'published' && row.collection_id === collectionId)
    .map((row) => {
      const prices = pricesOf(row, conversion)
      return {
        id: row.id,
        places: {
          manual: row.display_index,
          newest: row.created_at,
          'price-low': prices.priceFromCents,
          'price-high': prices.priceFromCents,
          title: row.title_key,
        },
        facets: facetsIn(row.facets),
        priceFromCents: prices.priceFromCents,
        priceToCents: prices.priceToCents,
        onSale: prices.onSale,
        soldOut: row.sold_out === 1,
      }
    })
}

interface PriceColumns
  extends Pick<
    Selectable<Tables['products']>,
    | 'product_type'
    | 'price_from_cents'
    | 'price_to_cents'
    | 'regular_price_cents'
    | 'varied_prices'
    | 'on_sale'
    | 'fixed_prices'
  > {}

/** The prices of a product in the currency of the visitor. */
function pricesOf(row: PriceColumns, conversion: Conversion | null) {
  const own = {
    productType: row.product_type,
    priceFromCents: Number(row.price_from_cents),
    priceToCents: Number(row.price_to_cents),
    regularPriceCents: Number(row.regular_price_cents),
    variedPrices: row.varied_prices === 1,
    onSale: row.on_sale === 1,
  }
  if (!conversion) return own
  return summaryPricesIn(own, row.fixed_prices === null ? null : productFixedPrices.read(row.fixed_prices), conversion)
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
