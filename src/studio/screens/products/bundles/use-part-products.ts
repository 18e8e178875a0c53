import { useQueries } from '@tanstack/react-query'
import { getProductCall } from '#shared/products/api.ts'
import { canBePart } from '#shared/products/bundles/rules.ts'
import type { Product } from '#shared/products/schema.ts'
import { isVisible } from '#shared/products/status.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'

/** A product of a bundle: null while it is read, and when it was deleted. */
export interface PartProduct {
  readonly product: Product | null
  /** Why the bundle cannot be sold with it, in a sentence; null when it can, and while it is read. */
  readonly problem: string | null
}

/** The products of a bundle's parts, in their order. */
export function usePartProducts(productIds: readonly string[]): PartProduct[] {
  const found = useQueries({
    queries: productIds.map((productId) => {
      const input = { parameters: { productId } }
      return { queryKey: keyOf(getProductCall, input), queryFn: () => ask(getProductCall, input), staleTime: 60_000 }
    }),
  })
  return found.map(({ data, error }) => {
    const product = data?.product ?? null
    return { product, problem: product ? problemOf(product) : error ? bundleProblems.deleted : null }
  })
}

/** Sentences about parts that stop the sale of their bundle. */
export const bundleProblems = {
  deleted: 'This product no longer exists, so the bundle can’t be bought. Remove it.',
  hidden: 'This product isn’t published, so the bundle can’t be bought. Publish it or remove it.',
  notAllowed:
    'This product can’t be in a bundle anymore, so the bundle can’t be bought. Remove it, or remove its form or subscription.',
  variant: 'This variant no longer exists, so the bundle can’t be bought. Choose another one.',
} as const

const problemOf = (product: Product): string | null =>
  canBePart(product) ? (isVisible(product, Date.now()) ? null : bundleProblems.hidden) : bundleProblems.notAllowed
