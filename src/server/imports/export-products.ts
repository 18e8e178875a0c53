import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { readProducts } from '#server/products/read-product.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import type { Product } from '#shared/products/schema.ts'
import { readExportContext } from './export-context.ts'
import { headerOf, rowsOf } from './formats/squarespace/write-squarespace.ts'
import { oneLocation } from './formats/vitrine/location-stock.ts'
import { placeRowsOf, vitrineHeader, vitrineRowsOf } from './formats/vitrine/write-vitrine.ts'
import { writeTable } from './formats/write-table.ts'
import { readLocationStock } from './read-location-stock.ts'

const PRODUCTS_AT_ONCE = 100
const FIRST = { collectionId: '', index: -1, id: '' }

export interface ExportChoices {
  /** The Squarespace format; absent: our own, complete one. */
  readonly columns?: '26' | '32' | undefined
  readonly collectionId?: string | undefined
  /** The public site, such as https://shop.example. */
  readonly origin: string
  /** Called with each written product. */
  onProduct?(product: Product): void
}

/** All products in our own format or in a Squarespace one, streamed. */
export async function exportProducts(scope: Scope, website: Website, choices: ExportChoices): Promise<Readable> {
  const columns = choices.columns ? (Number(choices.columns) as 26 | 32) : null
  const { context, pages } = await readExportContext(scope, website, choices.origin)
  const wanted = pages.filter(({ page }) => choices.collectionId === undefined || page.id === choices.collectionId)
  return Readable.from(rows())

  async function* rows(): AsyncGenerator<string> {
    const { locations } = await readLocationStock(scope, [])
    const places = placeRowsOf(information(), wanted, context).map((row) => [...row, ...[...locations].map(() => '')])
    yield writeTable(columns ? [headerOf(columns)] : [vitrineHeader({ ...oneLocation, locations }), ...places])
    for (let last: typeof FIRST | undefined = FIRST; last; ) {
      const page = await pageBehind(scope, last, choices.collectionId)
      const products = await readProducts(
        scope,
        page.map(({ id }) => id),
      )
      const variantIds = [...products.values()].flatMap(({ variants }) => variants.map(({ id }) => id))
      const stock =
        locations.size > 0 && !columns ? { ...(await readLocationStock(scope, variantIds)), locations } : oneLocation
      const written = page.flatMap(({ id }) => {
        const product = products.get(id)
        if (!product) return []
        choices.onProduct?.(product)
        return columns ? rowsOf(product, columns, context) : vitrineRowsOf(product, context, stock)
      })
      if (written.length > 0) yield writeTable(written)
      // SQLite never pauses by itself.
      await setImmediate()
      last = page.length < PRODUCTS_AT_ONCE ? undefined : page.at(-1)
    }
  }

  /** The information lines of all product pages belong to no single store page. */
  function information() {
    return choices.collectionId === undefined ? website.settings.productInformation : []
  }
}

/** The positions of products: by store, in the shop's own order. */
async function pageBehind(
  { database, websiteId }: Scope,
  last: typeof FIRST,
  collectionId: string | undefined,
): Promise<(typeof FIRST)[]> {
  const rows = await database
    .selectFrom('products')
    .select(['collection_id', 'display_index', 'id'])
    .where('website_id', '=', websiteId)
    .$if(collectionId !== undefined, (some) => some.where('collection_id', '=', collectionId!))
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('collection_id', 'display_index', 'id'), '>', tuple(last.collectionId, last.index, last.id)),
    )
    .orderBy('collection_id')
    .orderBy('display_index')
    .orderBy('id')
    .limit(PRODUCTS_AT_ONCE)
    .execute()
  return rows.map((row) => ({ collectionId: row.collection_id, index: row.display_index, id: row.id }))
}
