import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { listCategories } from '#server/collections/category-store.ts'
import { listCollections } from '#server/collections/collection-store.ts'
import { readProducts } from '#server/products/read-product.ts'
import type { Scope } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { unitSystemOf, unitsOf } from '#shared/imports/measures.ts'
import { type ExportContext, headerOf, rowsOf } from '#shared/imports/write-squarespace.ts'
import { writeTable } from '#shared/imports/write-table.ts'
import { vitrineHeader, vitrineRowsOf } from '#shared/imports/write-vitrine.ts'

const PRODUCTS_AT_ONCE = 100
const FIRST = { collectionId: '', index: -1, id: '' }

export interface ExportChoices {
  /** Columns of Squarespace; all that the shop knows when absent. */
  readonly columns?: '26' | '32' | undefined
  readonly collectionId?: string | undefined
  /** Where the site stands for everyone, such as https://shop.example. */
  readonly origin: string
}

/** All products in our own columns or in those of a Squarespace export, written while they are read. */
export async function exportProducts(scope: Scope, website: Website, choices: ExportChoices): Promise<Readable> {
  const columns = choices.columns ? (Number(choices.columns) as 26 | 32) : null
  const context = await exportContext(scope, website, choices.origin)
  return Readable.from(rows())

  async function* rows(): AsyncGenerator<string> {
    yield writeTable([columns ? headerOf(columns) : vitrineHeader()])
    for (let last: typeof FIRST | undefined = FIRST; last; ) {
      const page = await pageBehind(scope, last, choices.collectionId)
      const products = await readProducts(
        scope,
        page.map(({ id }) => id),
      )
      const written = page.flatMap(({ id }) => {
        const product = products.get(id)
        if (!product) return []
        return columns ? rowsOf(product, columns, context) : vitrineRowsOf(product, context)
      })
      if (written.length > 0) yield writeTable(written)
      // The embedded database never pauses by itself.
      await setImmediate()
      last = page.length < PRODUCTS_AT_ONCE ? undefined : page.at(-1)
    }
  }
}

/** Where products stand: by store, in the shop's own order. */
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

async function exportContext(scope: Scope, website: Website, origin: string): Promise<ExportContext> {
  const addresses = new Map<string, string>()
  const names = new Map<string, readonly string[]>()
  const stores = await listCollections(scope)
  for (const store of stores) {
    // Parents come before their children.
    for (const { id, parentId, type, urlId, displayName } of await listCategories(scope, store.id)) {
      addresses.set(id, type === 'ROOT' ? '' : `${addresses.get(parentId ?? '') ?? ''}/${urlId}`)
      names.set(id, type === 'ROOT' ? [] : [...(names.get(parentId ?? '') ?? []), displayName])
    }
  }
  return {
    currency: website.settings.currency,
    units: unitsOf[unitSystemOf(website.settings.country)],
    now: Date.now(),
    stores: new Map(stores.map((store) => [store.id, store])),
    categoryNames: (categoryId) => names.get(categoryId) ?? [],
    categoryAddress: (categoryId) => addresses.get(categoryId) ?? '',
    pictureAddress: (assetUrl) => new URL(assetUrl, origin).href,
  }
}
