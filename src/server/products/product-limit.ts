import type { Env } from '#server/env.ts'
import { limits } from '#shared/settings/limits.ts'

/** How many products a store may hold: the limit of §9, unless the installation raises it. */
export function productLimitOf(env: Pick<Env, 'LIMIT_PRODUCTS_PER_COLLECTION'>): number {
  return env.LIMIT_PRODUCTS_PER_COLLECTION ?? limits.productsPerCollection
}
