import { productLimitIn } from '#server/collections/product-limit.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail } from '#shared/http/failure.ts'
import type { Product } from '#shared/products/schema.ts'
import type { SaveProduct } from './save-request.ts'

/** Assigns the free places of stores. */
export interface Room {
  /** Takes a place for a new product of a store; returns the refusal when there is no such store, or no place. */
  refuse(
    product: Product,
    before: Product | null,
  ): ReturnType<typeof fail<'collection-not-found' | 'too-many-products'>> | null
}

/**
 * Counts the free places of stores. A store that gets products is locked until the transaction ends, so that its limit
 * is exact and its URLs are chosen one after the other.
 */
export async function roomInCollections(
  scope: ChangeScope,
  items: readonly SaveProduct[],
  stored: ReadonlyMap<string, Product>,
  defaultLimit: number,
): Promise<Room> {
  const limit = await productLimitIn(scope, defaultLimit)
  const left = new Map<string, number>()
  for (const collectionId of [...new Set(items.map((item) => item.input.collectionId))].sort()) {
    const arrives = items.some(
      ({ productId, input }) =>
        input.collectionId === collectionId && stored.get(productId ?? '')?.collectionId !== collectionId,
    )
    const changesAddress = items.some(({ productId, input }) => stored.get(productId ?? '')?.urlId !== input.urlId)
    const count = await productCount(scope, collectionId, arrives || changesAddress)
    if (count !== null) left.set(collectionId, limit - count)
  }
  return {
    refuse(product, before) {
      const places = left.get(product.collectionId)
      if (places === undefined) return fail('collection-not-found')
      if (before?.collectionId === product.collectionId) return null
      if (places <= 0) return fail('too-many-products', { limit })
      left.set(product.collectionId, places - 1)
      return null
    },
  }
}

async function productCount(scope: ChangeScope, collectionId: string, lock: boolean): Promise<number | null> {
  const { database, websiteId } = scope
  const row = lock
    ? await database
        .updateTable('collections')
        .set((set) => ({ product_count: set.ref('product_count') }))
        .where('website_id', '=', websiteId)
        .where('id', '=', collectionId)
        .returning('product_count')
        .executeTakeFirst()
    : await database
        .selectFrom('collections')
        .select('product_count')
        .where('website_id', '=', websiteId)
        .where('id', '=', collectionId)
        .executeTakeFirst()
  return row?.product_count ?? null
}
