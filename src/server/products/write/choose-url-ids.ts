import { freeUrlId, slugOrFallback } from '#server/collections/free-url-id.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Product } from '#shared/products/schema.ts'
import type { SaveRefusal } from './save-request.ts'

/**
 * Sets each product's URL within its store: the given one, or one made from its title. An existing one stays. The
 * stores are locked by `roomInCollections`.
 */
export async function chooseUrlIds(
  scope: ChangeScope,
  drafts: readonly Result<Product, SaveRefusal>[],
  stored: ReadonlyMap<string, Product>,
  options: { readonly takenUrlId?: 'refuse' | 'number'; readonly locale: string },
): Promise<Result<Product, SaveRefusal>[]> {
  const products = drafts.flatMap((draft) => (draft.ok ? [draft.value] : []))
  const wanted = new Map(
    products.map((product) => [product.id, product.urlId || slugOrFallback(product.title, 'Item', options.locale)]),
  )
  const known = await takenBy(scope, products, [...wanted.values()])
  const given = new Set<string>()
  const results: Result<Product, SaveRefusal>[] = []
  for (const draft of drafts) {
    if (!draft.ok) {
      results.push(draft)
      continue
    }
    const product = draft.value
    const place = (urlId: string) => `${product.collectionId} ${urlId}`
    const slug = wanted.get(product.id)!
    const isTaken = (urlId: string, owner: string | undefined) =>
      given.has(place(urlId)) || (owner !== undefined && owner !== product.id)
    let urlId = slug
    if (isTaken(slug, known.get(place(slug)))) {
      if (product.urlId !== '' && options.takenUrlId !== 'number') {
        results.push(fail('url-id-taken', { urlId }))
        continue
      }
      const before = stored.get(product.id)
      // A product that got a number once keeps it when it is saved again.
      const keeps = before?.collectionId === product.collectionId && before.urlId.replace(/-\d+$/, '') === slug
      urlId = keeps
        ? before.urlId
        : await freeUrlId(slug, async (urlIds) => {
            const owners = await takenBy(scope, [product], urlIds)
            return new Set(urlIds.filter((one) => isTaken(one, owners.get(place(one)))))
          })
    }
    given.add(place(urlId))
    results.push(succeed({ ...product, urlId }))
  }
  return results
}

/** Products by URL: from store and URL to the product's id. */
async function takenBy(
  { database, websiteId }: ChangeScope,
  products: readonly Product[],
  urlIds: readonly string[],
): Promise<Map<string, string>> {
  if (urlIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('products')
    .select(['id', 'collection_id', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('collection_id', 'in', [...new Set(products.map((product) => product.collectionId))])
    .where('url_id', 'in', [...new Set(urlIds)])
    .execute()
  return new Map(rows.map((row) => [`${row.collection_id} ${row.url_id}`, row.id]))
}
