import { subtreeOf } from '#server/collections/category-tree.ts'
import { type Cursor, readCursor, writeCursor } from '#server/http/list-cursor.ts'
import { find } from '#server/search/find.ts'
import type { Scope } from '#server/stores.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import type { listProducts as contract, ProductRow } from '#shared/products/api.ts'
import { fittingAmong } from './fitting-among.ts'
import { readProductRows } from './read-product-rows.ts'

export type ProductQuery = QueryOf<typeof contract>

const PAGE_SIZE = 50

/** One page of the owner's products, any of them. A page begins behind the last one of the page before. */
export async function listProducts(
  scope: Scope,
  query: ProductQuery,
): Promise<{ products: ProductRow[]; next: string | null }> {
  const ids = query.search ? await searchedIds(scope, query, query.search) : await listedIds(scope, query)
  return { products: await readProductRows(scope, ids.page), next: ids.next }
}

interface PageOfIds {
  readonly page: string[]
  readonly next: string | null
}

/** Best matches first; the page after begins at a place in the list of matches. */
async function searchedIds(scope: Scope, query: ProductQuery, search: string): Promise<PageOfIds> {
  const found = await find(scope, 'product', search)
  const fitting = await fittingAmong(scope, query, found)
  const ids = found.filter((id) => fitting.has(id))
  const start = readCursor(query.after, 'number')?.value ?? 0
  const end = start + PAGE_SIZE
  return { page: ids.slice(start, end), next: ids.length > end ? writeCursor({ value: end, id: '' }) : null }
}

async function listedIds(scope: Scope, query: ProductQuery): Promise<PageOfIds> {
  const { column, kind, isDescending } =
    orders[query.sort === 'manual' && !query.collectionId ? 'updated' : (query.sort ?? 'updated')]
  const direction = isDescending ? 'desc' : 'asc'
  let page = (await filtered(scope, query))
    .select(['product.id', `${column} as value`])
    .orderBy(column, direction)
    .orderBy('product.id', direction)
    .limit(PAGE_SIZE + 1)
  const after = readCursor(query.after, kind)
  if (after) {
    page = page.where((where) =>
      where(
        where.refTuple(column, 'product.id'),
        isDescending ? '<' : '>',
        where.tuple(after.value as string, after.id),
      ),
    )
  }
  const rows = await page.execute()
  const last = rows[PAGE_SIZE - 1] as Cursor | undefined
  return {
    page: rows.slice(0, PAGE_SIZE).map((row) => row.id),
    next: rows.length > PAGE_SIZE && last ? writeCursor(last) : null,
  }
}

/** Each order has an index of its own. */
const orders = {
  updated: { column: 'product.updated_at', kind: 'number', isDescending: true },
  newest: { column: 'product.created_at', kind: 'number', isDescending: true },
  title: { column: 'product.title_key', kind: 'string', isDescending: false },
  manual: { column: 'product.display_index', kind: 'number', isDescending: false },
} as const

async function filtered(scope: Scope, query: ProductQuery) {
  const { collectionId, categoryId, status, productType, stock } = query
  const categoryIds = categoryId ? await subtreeOf(scope, categoryId) : null
  return scope.database
    .selectFrom('products as product')
    .where('product.website_id', '=', scope.websiteId)
    .$if(collectionId !== undefined, (some) => some.where('product.collection_id', '=', collectionId!))
    .$if(status !== undefined, (some) => some.where('product.status', '=', status!))
    .$if(productType !== undefined, (some) => some.where('product.product_type', '=', productType!))
    .$if(stock !== undefined, (some) => some.where('product.sold_out', '=', stock === 'sold-out' ? 1 : 0))
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
