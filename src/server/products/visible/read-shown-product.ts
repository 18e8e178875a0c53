import type { Scope } from '#server/scope.ts'
import type { Product } from '#shared/products/schema.ts'
import { readProduct } from '../read-product.ts'
import { isShown } from './visibility.ts'

/** A product that visitors can open and buy now; null for every other. */
export async function readShownProduct(scope: Scope, productId: string, now = Date.now()): Promise<Product | null> {
  const product = await readProduct(scope, productId)
  if (!product) return null
  const store = await scope.database
    .selectFrom('collections')
    .select('enabled')
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', product.collectionId)
    .executeTakeFirstOrThrow()
  const { status, publishAt } = product
  return isShown({ status, publish_at: publishAt, enabled: store.enabled }, now) ? product : null
}
