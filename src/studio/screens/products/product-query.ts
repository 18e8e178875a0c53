import { type QueryKey, useQuery } from '@tanstack/react-query'
import { getProductCall } from '#shared/products/api.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'

/** The cache key of a product in its editor. */
export function editorKeyOf(productId: string): QueryKey {
  return [...keyOf(getProductCall, { parameters: { productId } }), 'editor']
}

/** A product for its editor: never from the cache, which may be outdated. */
export function useEditedProduct(productId: string, options: { readonly enabled: boolean }) {
  return useQuery({
    queryKey: editorKeyOf(productId),
    queryFn: ({ signal }) => ask(getProductCall, { parameters: { productId } }, signal),
    gcTime: 0,
    enabled: options.enabled,
  })
}
