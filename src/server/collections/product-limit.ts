import type { Env } from '#server/env.ts'
import type { Scope } from '#server/scope.ts'
import { limits } from '#shared/limits.ts'

/** The most products in a store of this website, whose owner may have raised the installation's limit. */
export async function productLimitIn({ database, websiteId }: Scope, limit: number): Promise<number> {
  const row = await database
    .selectFrom('websites')
    .select('product_limit')
    .where('id', '=', websiteId)
    .executeTakeFirst()
  return Math.max(limit, row?.product_limit ?? 0)
}

/** The most products in a store: the default limit, unless the installation raises it. */
export function productLimitOf(env: Pick<Env, 'LIMIT_PRODUCTS_PER_COLLECTION'>): number {
  return env.LIMIT_PRODUCTS_PER_COLLECTION ?? limits.productsPerCollection
}
