import { setImmediate } from 'node:timers/promises'
import { toItems } from '#server/items/item-store.ts'
import { readPictures } from '#server/products/read-pictures.ts'
import { isListed } from '#server/products/visible/visibility.ts'
import type { Scope } from '#server/scope.ts'
import { type Address, type AddressSources, type NumerousNoun, numerousNouns } from '#server/site/sources.ts'
import { listVisiblePages, readSpecialPage } from '../page-store.ts'
import { openingOf } from '../splash.ts'

/** Rows, visible or not, whose URLs are in one file: together with the pages fewer than sitemaps may have. */
export const ROWS_IN_PART = 20_000
/** As many as are read in a few milliseconds: another request waits for several of these turns. */
const ROWS_AT_ONCE = 50

/**
 * The URLs of the website for search engines, a part at a time: a website has more than fit into memory or one file.
 */
export const addressSources = (scope: Scope): AddressSources => ({
  ofSite: () => addressesOfSite(scope),
  parts: (noun) => beginningsOfParts(scope, noun),
  inPart: (noun, beginning) => addressesInPart(scope, noun, beginning),
})

const MOST_LISTED = 50_000

/** Up to 50,000 URLs of the website: those of pages and lists first. */
export async function listAddresses(scope: Scope): Promise<Address[]> {
  const { ofSite, parts, inPart } = addressSources(scope)
  const addresses = [...(await ofSite())]
  for (const noun of numerousNouns)
    for (const beginning of await parts(noun))
      for await (const some of inPart(noun, beginning)) {
        addresses.push(...some)
        if (addresses.length >= MOST_LISTED) return addresses.slice(0, MOST_LISTED)
      }
  return addresses
}

/** Pages, stores with products, categories and collections. */
async function addressesOfSite(scope: Scope): Promise<Address[]> {
  const { database, websiteId } = scope
  const [pages, splash] = [await listVisiblePages(scope), await readSpecialPage(scope, 'splash')]
  const { homePath } = openingOf(splash !== null)
  const stores = await database
    .selectFrom('collections')
    .select(['url_id', 'created_at'])
    .where('website_id', '=', websiteId)
    .where('enabled', '=', 1)
    .where('password_hash', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('products')
          .select('products.id')
          .where('products.website_id', '=', websiteId)
          .whereRef('products.collection_id', '=', 'collections.id')
          .where('products.status', '=', 'published'),
      ),
    )
    .execute()
  const categories = await database
    .selectFrom('categories')
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.website_id', '=', 'categories.website_id')
        .onRef('collections.id', '=', 'categories.collection_id'),
    )
    .select(['categories.url_id', 'collections.url_id as store', 'collections.created_at'])
    .where('categories.website_id', '=', websiteId)
    .where('categories.type', '=', 'CATEGORY')
    .where('collections.enabled', '=', 1)
    .where('collections.password_hash', 'is', null)
    .execute()
  const collections = await database
    .selectFrom('item_collections')
    .select(['url_id', 'updated_at'])
    .where('website_id', '=', websiteId)
    .where('enabled', '=', 1)
    .where('password_hash', 'is', null)
    .execute()
  return [
    ...(splash && !splash.isHiddenFromSearch ? [{ path: '/', changedAt: splash.updatedAt }] : []),
    ...pages.map((page) => ({ path: page.urlId === '' ? homePath : `/${page.urlId}`, changedAt: page.updatedAt })),
    ...stores.map((store) => ({ path: `/${store.url_id}`, changedAt: store.created_at })),
    ...collections.map((collection) => ({ path: `/${collection.url_id}`, changedAt: collection.updated_at })),
    ...categories.map((one) => ({ path: `/${one.store}/${one.url_id}`, changedAt: one.created_at })),
  ]
}

/** The first id of each part. */
async function beginningsOfParts({ database, websiteId }: Scope, noun: NumerousNoun): Promise<string[]> {
  const beginnings: string[] = []
  for (;;) {
    const last = beginnings.at(-1)
    const row = await database
      .selectFrom(noun)
      .select('id')
      .where('website_id', '=', websiteId)
      .$if(last !== undefined, (some) => some.where('id', '>=', last!))
      .orderBy('id')
      .offset(last === undefined ? 0 : ROWS_IN_PART)
      .limit(1)
      .executeTakeFirst()
    if (!row) return beginnings
    beginnings.push(row.id)
  }
}

async function* addressesInPart(scope: Scope, noun: NumerousNoun, beginning: string): AsyncGenerator<Address[]> {
  const read = noun === 'products' ? readProductRows : await createItemReader(scope)
  let from = { id: beginning, isIncluded: true }
  for (let rows = 0; rows < ROWS_IN_PART; rows += ROWS_AT_ONCE) {
    const { addresses, lastId } = await read(scope, from)
    if (lastId === null) return
    yield addresses
    from = { id: lastId, isIncluded: false }
    await setImmediate()
  }
}

interface From {
  readonly id: string
  readonly isIncluded: boolean
}

interface Rows {
  readonly addresses: Address[]
  readonly lastId: string | null
}

async function readProductRows(scope: Scope, from: From): Promise<Rows> {
  const rows = await scope.database
    .selectFrom('products as product')
    .innerJoin('collections as store', (join) =>
      join.onRef('store.website_id', '=', 'product.website_id').onRef('store.id', '=', 'product.collection_id'),
    )
    .select(['product.id', 'product.url_id', 'product.status', 'product.updated_at'])
    .select(['store.url_id as store', 'store.enabled', 'store.password_hash'])
    .where('product.website_id', '=', scope.websiteId)
    .where('product.id', from.isIncluded ? '>=' : '>', from.id)
    .orderBy('product.id')
    .limit(ROWS_AT_ONCE)
    .execute()
  const shown = rows.filter(isListed)
  const pictures = await readPictures(
    scope,
    shown.map(({ id }) => id),
    1,
  )
  const addresses = shown.map((row) => ({
    path: `/${row.store}/p/${row.url_id}`,
    changedAt: row.updated_at,
    picture: pictures.get(row.id)?.[0] ?? null,
  }))
  return { addresses, lastId: rows.at(-1)?.id ?? null }
}

/** Reads items, with the paths of their collections read once. */
async function createItemReader(scope: Scope): Promise<(scope: Scope, from: From) => Promise<Rows>> {
  const collections = await scope.database
    .selectFrom('item_collections')
    .select(['id', 'url_id'])
    .where('website_id', '=', scope.websiteId)
    .where('enabled', '=', 1)
    .where('password_hash', 'is', null)
    .execute()
  const paths = new Map(collections.map(({ id, url_id }) => [id, `/${url_id}`]))
  return (ofSite, from) => readItemRows(ofSite, from, paths)
}

async function readItemRows(scope: Scope, from: From, paths: ReadonlyMap<string, string>): Promise<Rows> {
  const rows = await scope.database
    .selectFrom('items')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .where('id', from.isIncluded ? '>=' : '>', from.id)
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute()
  const shown = rows.filter((row) => row.is_visible === 1 && paths.has(row.collection_id))
  const addresses = (await toItems(scope, shown)).map((item) => ({
    path: `${paths.get(item.collectionId)}/${item.urlId}`,
    changedAt: item.updatedAt,
    picture: item.picture,
  }))
  return { addresses, lastId: rows.at(-1)?.id ?? null }
}
