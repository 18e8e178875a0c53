import type { Scope } from '#server/scope.ts'
import type { SpeedCause } from '#shared/analytics/speed-causes-api.ts'

type Place = NonNullable<SpeedCause['place']>

/**
 * Where the pages at some paths are edited, by path: pages, products, items and their collections. Paths of nothing that is
 * edited are left out.
 */
export async function placesOfPaths(scope: Scope, paths: readonly string[]): Promise<Map<string, Place>> {
  const asked = paths.flatMap((path) => {
    const parts = partsOf(path)
    return parts ? [{ path, first: parts[0]!, last: parts.length > 1 ? parts.at(-1)! : null }] : []
  })
  if (asked.length === 0) return new Map()
  const firsts = [...new Set(asked.map(({ first }) => first))]
  const lasts = [...new Set(asked.flatMap(({ last }) => last ?? []))]
  const [pages, collections, products, items] = await Promise.all([
    findPages(scope, firsts),
    findCollections(scope, firsts),
    lasts.length > 0 ? findProducts(scope, firsts, lasts) : [],
    lasts.length > 0 ? findItems(scope, firsts, lasts) : [],
  ])
  const places = new Map<string, Place>()
  for (const { id, first } of collections) places.set(first, { kind: 'collection', id })
  for (const { id, first } of pages) places.set(first, { kind: 'page', id })
  for (const { id, first, last } of items) places.set(`${first}/${last}`, { kind: 'item', id })
  for (const { id, first, last } of products) places.set(`${first}/${last}`, { kind: 'product', id })
  return new Map(
    asked.flatMap(({ path, first, last }) => {
      const place = places.get(last === null ? first : `${first}/${last}`)
      return place ? [[path, place] as const] : []
    }),
  )
}

/** The parts of `/journal/a-post` and, without its `p`, of `/shop/p/mug`; null for longer paths, and those that were cut. */
function partsOf(path: string): string[] | null {
  if (path.endsWith('…')) return null
  const parts = path.slice(1).split('/').map(decodeURIComponent)
  if (parts.length === 3 && parts[1] === 'p') return [parts[0]!, parts[2]!]
  return parts.length <= 2 ? parts : null
}

const findPages = ({ database, websiteId }: Scope, urlIds: readonly string[]) =>
  database
    .selectFrom('pages')
    .select(['id', 'url_id as first'])
    .where('website_id', '=', websiteId)
    .where('url_id', 'in', urlIds)
    .where('collection_id', 'is', null)
    .execute()

const findCollections = ({ database, websiteId }: Scope, urlIds: readonly string[]) =>
  database
    .selectFrom('item_collections')
    .select(['id', 'url_id as first'])
    .where('website_id', '=', websiteId)
    .where('url_id', 'in', urlIds)
    .execute()

const findProducts = ({ database, websiteId }: Scope, stores: readonly string[], urlIds: readonly string[]) =>
  database
    .selectFrom('products')
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.id', '=', 'products.collection_id')
        .onRef('collections.website_id', '=', 'products.website_id'),
    )
    .select(['products.id', 'products.url_id as last', 'collections.url_id as first'])
    .where('products.website_id', '=', websiteId)
    .where('products.url_id', 'in', urlIds)
    .where('collections.url_id', 'in', stores)
    .execute()

const findItems = ({ database, websiteId }: Scope, collections: readonly string[], urlIds: readonly string[]) =>
  database
    .selectFrom('items')
    .innerJoin('item_collections', (join) =>
      join
        .onRef('item_collections.id', '=', 'items.collection_id')
        .onRef('item_collections.website_id', '=', 'items.website_id'),
    )
    .select(['items.id', 'items.url_id as last', 'item_collections.url_id as first'])
    .where('items.website_id', '=', websiteId)
    .where('items.url_id', 'in', urlIds)
    .where('item_collections.url_id', 'in', collections)
    .execute()
