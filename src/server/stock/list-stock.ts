import { sql } from 'kysely'
import { subtreeOf } from '#server/collections/category-tree.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import { isLow } from '#server/products/catalogue/few-left.ts'
import { variantAttributes } from '#server/products/documents.ts'
import { readPictures } from '#server/products/read-pictures.ts'
import type { Scope } from '#server/scope.ts'
import { find } from '#server/search/find.ts'
import { type Part, readLocations, readParts } from '#server/stock-locations/part-store.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import type { listStockCall, StockRow } from '#shared/stock/schema.ts'
import { sumOf } from '#shared/stock-locations/rules.ts'
import { MAIN_LOCATION_ID, type StockLocation } from '#shared/stock-locations/schema.ts'
import { readIncoming } from './transfers/incoming.ts'

export type StockQuery = QueryOf<typeof listStockCall>

const PAGE_SIZE = 100

/** Multiplies the likeness of a row in the value of a cursor, whose rest is the position of its variant. */
const LIKENESS = 1_000_000

/**
 * One page of the stock grid: variants of all products, those of one product together, the oldest product first. In a
 * search, those whose title or SKU is most like its text come first.
 */
export async function listStock(
  scope: Scope,
  query: StockQuery,
): Promise<{ variants: StockRow[]; next: string | null }> {
  const found = query.search ? await find(scope, 'product', query.search) : null
  if (found?.length === 0) return { variants: [], next: null }
  const productIds = found ?? (query.productId ? [query.productId] : null)
  const likeness = query.search ? likenessTo(query.search) : sql<number>`0`
  const after = readCursor(query.after, 'number')
  const categoryIds = query.categoryId ? await subtreeOf(scope, query.categoryId) : null
  const { threshold } = (await scope.settings()).lowStock
  const rows = await scope.database
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'variant.website_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .select(['variant.id', 'variant.product_id', 'variant.position', 'variant.sku', 'variant.attributes'])
    .select(['variant.unlimited', 'variant.qty_in_stock', 'variant.low_stock_at', 'variant.picture_id'])
    .select(['variant.price_cents', 'variant.sale_price_cents', 'variant.on_sale'])
    .select(['product.title', 'product.status', 'product.product_type', 'product.is_bundle', likeness.as('likeness')])
    .where('variant.website_id', '=', scope.websiteId)
    // The stock of a bundle follows its parts.
    .$if(query.bundles === undefined, (some) => some.where('product.is_bundle', '=', 0))
    .$if(productIds !== null, (some) => some.where('variant.product_id', 'in', productIds!))
    .$if(query.status !== undefined, (some) => some.where('product.status', '=', query.status!))
    .$if(categoryIds !== null, (some) =>
      some.where('variant.product_id', 'in', (places) =>
        places
          .selectFrom('product_categories as place')
          .select('place.product_id')
          .where('place.website_id', '=', scope.websiteId)
          .where('place.category_id', 'in', categoryIds!.length > 0 ? categoryIds! : ['']),
      ),
    )
    .$if(query.level !== undefined, (some) =>
      query.level === 'out'
        ? some.where('variant.unlimited', '=', 0).where('variant.qty_in_stock', '<=', 0)
        : some.where(isLow('variant', threshold)),
    )
    .$if(after !== null, (some) =>
      some.where(({ eb, refTuple, tuple, or, and }) => {
        const isLater = eb(
          refTuple('variant.product_id', 'variant.position'),
          '>',
          tuple(after!.id, after!.value % LIKENESS),
        )
        if (!query.search) return isLater
        const likenessBefore = Math.floor(after!.value / LIKENESS)
        return or([eb(likeness, '>', likenessBefore), and([eb(likeness, '=', likenessBefore), isLater])])
      }),
    )
    .$if(!!query.search, (some) => some.orderBy('likeness'))
    .orderBy('variant.product_id')
    .orderBy('variant.position')
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, PAGE_SIZE)
  const pictures = await readPictures(scope, [...new Set(page.map((row) => row.product_id))])
  const locations = await readLocations(scope)
  const parts = await readParts(scope, locations.length > 1 ? page.map((row) => row.id) : [])
  const incoming = await readIncoming(
    scope,
    page.map((row) => row.id),
  )
  const last = rows.length > PAGE_SIZE ? page.at(-1)! : null
  return {
    variants: page.map((row) => {
      const ofProduct = pictures.get(row.product_id) ?? []
      return {
        variantId: row.id,
        productId: row.product_id,
        productTitle: row.title,
        productType: row.product_type,
        isBundle: row.is_bundle === 1,
        status: row.status,
        sku: row.sku,
        attributes: variantAttributes.read(row.attributes),
        unlimited: row.unlimited === 1,
        qtyInStock: row.qty_in_stock,
        lowStockAt: row.low_stock_at,
        parts: locations.length > 1 ? partsOf(row.qty_in_stock, parts.get(row.id) ?? [], locations) : [],
        incoming: incoming.get(row.id) ?? [],
        priceCents: row.price_cents,
        salePriceCents: row.sale_price_cents,
        onSale: row.on_sale === 1,
        picture: ofProduct.find((picture) => picture.id === row.picture_id) ?? ofProduct[0] ?? null,
      }
    }),
    next: last && writeCursor({ value: last.likeness * LIKENESS + last.position, id: last.product_id }),
  }
}

/**
 * How like a text the title or the SKU of a variant is: 0 is the same, 1 begins with it, 2 has a word of the title that
 * begins with it; others contain its words elsewhere, such as in the description. SQLite knows no É as an é.
 */
function likenessTo(text: string) {
  const escaped = text.replace(/[\\%_]/g, '\\$&')
  const [small, smallEscaped] = [text.toLowerCase(), escaped.toLowerCase()]
  const [title, sku] = [sql.ref('product.title'), sql.ref('variant.sku')]
  return sql<number>`case
    when ${title} = ${text} or lower(${title}) = ${small} or lower(${sku}) = ${small} then 0
    when ${title} like ${`${escaped}%`} escape '\\' or lower(${title}) like ${`${smallEscaped}%`} escape '\\'
      or lower(${sku}) like ${`${smallEscaped}%`} escape '\\' then 1
    when lower(${title}) like ${`% ${smallEscaped}%`} escape '\\' then 2
    else 3 end`
}

/** What is at every location, in their order. */
function partsOf(qtyInStock: number, others: readonly Part[], locations: readonly StockLocation[]): StockRow['parts'] {
  const atMain = qtyInStock - sumOf(others.filter(({ sellsOnline }) => sellsOnline))
  return locations.map(({ id, sellsOnline }) => {
    const part = others.find(({ locationId }) => locationId === id)
    return { locationId: id, sellsOnline, quantity: id === MAIN_LOCATION_ID ? atMain : (part?.quantity ?? 0) }
  })
}
