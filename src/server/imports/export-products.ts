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

const PRODUCTS_AT_ONCE = 100
const FIRST = { collectionId: '', index: -1, id: '' }

export interface ExportChoices {
  readonly columns?: '26' | '32' | undefined
  readonly collectionId?: string | undefined
  /** Where the site stands for everyone, such as https://shop.example. */
  readonly origin: string
}

/** All products in the columns of a Squarespace export, written while they are read. */
export async function exportProducts(scope: Scope, website: Website, choices: ExportChoices): Promise<Readable> {
  const columns = choices.columns ? (Number(choices.columns) as 26 | 32) : await columnsFor(scope)
  const context = await exportContext(scope, website, choices.origin)
  return Readable.from(rows())

  async function* rows(): AsyncGenerator<string> {
    yield writeTable([headerOf(columns)])
    for (let last: typeof FIRST | undefined = FIRST; last; ) {
      const page = await pageBehind(scope, last, choices.collectionId)
      const products = await readProducts(
        scope,
        page.map(({ id }) => id),
      )
      const written = page.flatMap(({ id }) => {
        const product = products.get(id)
        return product ? rowsOf(product, columns, context) : []
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

/** Three options fit into 26 columns; one product with more makes it 32. */
async function columnsFor({ database, websiteId }: Scope): Promise<26 | 32> {
  const four = await database
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    // In JSON a quotation mark inside a name has a backslash before it, so that this finds fields alone.
    .where('options', 'like', `%${Array(4).fill('"display":').join('%')}%`)
    .limit(1)
    .executeTakeFirst()
  return four ? 32 : 26
}

async function exportContext(scope: Scope, website: Website, origin: string): Promise<ExportContext> {
  const addresses = new Map<string, string>()
  const stores = await listCollections(scope)
  for (const store of stores) {
    // Parents come before their children.
    for (const { id, parentId, type, urlId } of await listCategories(scope, store.id)) {
      addresses.set(id, type === 'ROOT' ? '' : `${addresses.get(parentId ?? '') ?? ''}/${urlId}`)
    }
  }
  return {
    currency: website.settings.currency,
    units: unitsOf[unitSystemOf(website.settings.country)],
    now: Date.now(),
    stores: new Map(stores.map((store) => [store.id, store])),
    categoryAddress: (categoryId) => addresses.get(categoryId) ?? '',
    pictureAddress: (assetUrl) => new URL(assetUrl, origin).href,
  }
}
