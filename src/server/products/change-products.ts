import { inPieces } from '#server/database/in-pieces.ts'
import type { ChangeScope } from '#server/stores.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { changeProducts as contract } from '#shared/products/api.ts'
import type { Product } from '#shared/products/schema.ts'
import { lockProducts } from './read-product.ts'
import { type ProductChange, writeProducts } from './write-products.ts'

export type BulkChange = BodyOf<typeof contract>

const PRODUCTS_AT_ONCE = 100

/** Does one thing to many products; those that stand so already, or are gone, are left alone. */
export async function changeProducts(
  scope: ChangeScope,
  change: BulkChange,
  batchId: string,
): Promise<Result<{ changed: number }, 'category-not-found'>> {
  const collectionId = 'categoryId' in change ? await collectionOf(scope, change.categoryId) : null
  if ('categoryId' in change && collectionId === null) return fail('category-not-found')
  // Sorted, so that two of these never wait for each other.
  const ids = [...new Set(change.productIds)].sort()
  const now = Date.now()
  let changed = 0
  for (const some of inPieces(ids, PRODUCTS_AT_ONCE)) {
    const products = await lockProducts(scope, some)
    const changes: ProductChange[] = [...products.values()].flatMap((before) => {
      const after = applied(before, change, collectionId)
      if (after === before) return []
      return [{ before, after: after && { ...after, updatedAt: Math.max(now, before.updatedAt + 1) } }]
    })
    await writeProducts(scope, changes, { batchId })
    changed += changes.length
  }
  return succeed({ changed })
}

/** The product after the change: itself when nothing changes, null when it is deleted. */
function applied(product: Product, change: BulkChange, collectionId: string | null): Product | null {
  switch (change.action) {
    case 'delete':
      return null
    case 'publish':
      return product.status === 'published' ? product : { ...product, status: 'published', publishAt: null }
    case 'unpublish':
      return product.status === 'draft' ? product : { ...product, status: 'draft', publishAt: null }
    case 'add-category': {
      const isThere = product.categoryIds.includes(change.categoryId) || product.collectionId !== collectionId
      return isThere ? product : { ...product, categoryIds: [...product.categoryIds, change.categoryId].sort() }
    }
    case 'remove-category': {
      const categoryIds = product.categoryIds.filter((id) => id !== change.categoryId)
      return categoryIds.length === product.categoryIds.length ? product : { ...product, categoryIds }
    }
  }
}

async function collectionOf({ database, websiteId }: ChangeScope, categoryId: string): Promise<string | null> {
  const category = await database
    .selectFrom('categories')
    .select('collection_id')
    .where('website_id', '=', websiteId)
    .where('id', '=', categoryId)
    .executeTakeFirst()
  return category?.collection_id ?? null
}
