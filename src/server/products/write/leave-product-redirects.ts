import { endRedirects, leaveRedirects } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import { productPath } from '#shared/collections/rules.ts'
import type { Product } from '#shared/products/schema.ts'
import { isVisible } from '#shared/products/status.ts'
import type { ProductChange, WriteOptions } from './product-change.ts'

/**
 * Creates a redirect when the URL of a visible product has changed, and deletes those from URLs where a product
 * appears. A product that was never visible leaves none: its URL would reveal a draft.
 */
export async function leaveProductRedirects(
  scope: ChangeScope,
  changes: readonly ProductChange[],
  options: Pick<WriteOptions, 'batchId' | 'leavesRedirects' | 'isTemporaryUrl'>,
): Promise<void> {
  const now = Date.now()
  const canSee = (product: Product | null): product is Product => product !== null && isVisible(product, now)
  const moved = changes.flatMap(({ before, after }) =>
    options.leavesRedirects !== false &&
    canSee(before) &&
    after &&
    !hasSameUrl(before, after) &&
    !options.isTemporaryUrl?.(before.urlId)
      ? [{ before, after }]
      : [],
  )
  const appeared = changes.flatMap(({ before, after }) =>
    canSee(after) && !(canSee(before) && hasSameUrl(before, after)) ? [after] : [],
  )
  if (moved.length + appeared.length === 0) return
  const stores = await readStoreUrls(scope, [...moved.flatMap(({ before, after }) => [before, after]), ...appeared])
  const pathOf = (product: Product) => productPath({ urlId: stores.get(product.collectionId)! }, product)
  await leaveRedirects(
    scope,
    moved.map(({ before, after }) => ({ from: pathOf(before), to: pathOf(after) })),
    options.batchId,
  )
  await endRedirects(scope, appeared.map(pathOf), options.batchId)
}

const hasSameUrl = (one: Product, other: Product): boolean =>
  one.urlId === other.urlId && one.collectionId === other.collectionId

async function readStoreUrls(
  { database, websiteId }: ChangeScope,
  products: readonly Product[],
): Promise<Map<string, string>> {
  const ids = [...new Set(products.map((product) => product.collectionId))]
  const rows = await database
    .selectFrom('collections')
    .select(['id', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.url_id]))
}
