import { sql } from 'kysely'
import { subtreeOf } from '#server/collections/category-tree.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { find } from '#server/search/find.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import type { Cursor } from '#shared/http/cursor.ts'
import type { listProductsCall, ProductFilter, ProductRow, ProductSort } from '#shared/products/api.ts'
import { isFewLeft } from './few-left.ts'
import { fittingAmong } from './fitting-among.ts'
import { readProductRows } from './read-product-rows.ts'

export type ProductQuery = QueryOf<typeof listProductsCall>

const PAGE_SIZE = 50

/** One page of the owner's products, in any state. A page begins after the last product of the previous one. */
export async function listProducts(
  scope: Scope,
  query: ProductQuery,
): Promise<{ products: ProductRow[]; next: string | null; total: number | null }> {
  const ids = query.search ? await searchedIds(scope, query, query.search) : await listedIds(scope, query)
  return { products: await readProductRows(scope, ids.page), next: ids.next, total: ids.total }
}

/** The ids of all products that match a filter, at most one more than `most`. */
export async function filteredIds(scope: Scope, filter: ProductFilter, most: number): Promise<string[]> {
  if (filter.search) return (await matchesOf(scope, filter, filter.search)).slice(0, most + 1)
  const rows = await (await filtered(scope, filter))
    .select('product.id')
    .orderBy('product.id')
    .limit(most + 1)
    .execute()
  return rows.map((row) => row.id)
}

async function matchesOf(scope: Scope, filter: ProductFilter, search: string): Promise<string[]> {
  const found = await find(scope, 'product', search)
  const fitting = await fittingAmong(scope, filter, found)
  return found.filter((id) => fitting.has(id))
}

interface PageOfIds {
  readonly page: string[]
  readonly next: string | null
  /** The total number; null after the first page. */
  readonly total: number | null
}

/** Best matches first; the next page begins at a position in the list of matches. */
async function searchedIds(scope: Scope, query: ProductQuery, search: string): Promise<PageOfIds> {
  const ids = await matchesOf(scope, query, search)
  const start = readCursor(query.after, 'number')?.value ?? 0
  const end = start + PAGE_SIZE
  return {
    page: ids.slice(start, end),
    next: ids.length > end ? writeCursor({ value: end, id: '' }) : null,
    total: start === 0 ? ids.length : null,
  }
}

async function listedIds(scope: Scope, query: ProductQuery): Promise<PageOfIds> {
  const order = orders[query.sort === 'manual' && !query.collectionId ? 'updated' : (query.sort ?? 'updated')]
  const { kind, isDescending } = order
  const direction = isDescending ? 'desc' : 'asc'
  const list = await filtered(scope, query)
  const column = columnOf(order)
  let page = list
    .select(['product.id', column.as('value')])
    .orderBy(column, direction)
    .orderBy('product.id', direction)
    .limit(PAGE_SIZE + 1)
  const after = readCursor(query.after, kind)
  if (after) {
    const side = sql.raw(isDescending ? '<' : '>')
    page = page.where(sql<boolean>`(${column}, product.id) ${side} (${after.value}, ${after.id})`)
  }
  const rows = await page.execute()
  const last = rows[PAGE_SIZE - 1] as Cursor | undefined
  return {
    page: rows.slice(0, PAGE_SIZE).map((row) => row.id),
    next:
      rows.length > PAGE_SIZE && last
        ? writeCursor({ ...last, value: kind === 'number' ? Number(last.value) : last.value })
        : null,
    total: after ? null : await countOf(list),
  }
}

/** The order of a list of products; `stock` sums the units of all variants. */
interface Order {
  readonly column: 'updated_at' | 'created_at' | 'title_key' | 'display_index' | 'price_from_cents' | 'stock'
  readonly kind: 'number' | 'string'
  readonly isDescending: boolean
}
const by = (column: Order['column'], isDescending: boolean): Order => ({
  column,
  kind: column === 'title_key' ? 'string' : 'number',
  isDescending,
})
const orders: Readonly<Record<ProductSort, Order>> = {
  updated: by('updated_at', true),
  'updated-first': by('updated_at', false),
  newest: by('created_at', true),
  title: by('title_key', false),
  'title-last': by('title_key', true),
  'price-low': by('price_from_cents', false),
  'price-high': by('price_from_cents', true),
  'stock-low': by('stock', false),
  'stock-high': by('stock', true),
  manual: by('display_index', false),
}

/** The number for an unlimited product, so that it comes last. */
const UNLIMITED = 2 ** 50

function columnOf({ column }: Order) {
  if (column !== 'stock') return sql<string | number>`${sql.ref(`product.${column}`)}`
  return sql<
    string | number
  >`(select coalesce(max(case when variants.unlimited = 1 then ${sql.lit(UNLIMITED)} end), sum(variants.qty_in_stock))
    from variants where variants.website_id = product.website_id and variants.product_id = product.id)`
}

async function countOf(list: Awaited<ReturnType<typeof filtered>>): Promise<number> {
  const { count } = await list.select((rows) => rows.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

async function filtered(scope: Scope, query: ProductFilter) {
  const { collectionId, categoryId, status, productType, stock, sellable } = query
  const categoryIds = categoryId ? await subtreeOf(scope, categoryId) : null
  const { threshold } = (await scope.settings()).lowStock
  return scope.database
    .selectFrom('products as product')
    .where('product.website_id', '=', scope.websiteId)
    .$if(collectionId !== undefined, (some) => some.where('product.collection_id', '=', collectionId!))
    .$if(status !== undefined, (some) => some.where('product.status', '=', status!))
    .$if(productType !== undefined, (some) => some.where('product.product_type', '=', productType!))
    .$if(stock === 'in-stock', (some) => some.where('product.sold_out', '=', 0))
    .$if(stock === 'sold-out', (some) => some.where('product.sold_out', '=', 1))
    .$if(stock === 'few-left', (some) => some.where(isFewLeft('product', threshold)))
    .$if(sellable === 'no', (some) => some.where('product.unsellable', '=', sql.lit(1)))
    .$if(categoryIds !== null, (some) =>
      some.where('product.id', 'in', (places) =>
        places
          .selectFrom('product_categories as place')
          .select('place.product_id')
          .where('place.website_id', '=', scope.websiteId)
          .where('place.category_id', 'in', categoryIds!.length > 0 ? categoryIds! : ['']),
      ),
    )
}
