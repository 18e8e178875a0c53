import type { IslandName } from './place-island.tsx'

/**
 * Which file of `bundles/` holds an island's code. Islands that stand on the same page come together: each file more is a
 * request more on a slow line.
 */
export const bundleOf: Readonly<Record<IslandName, BundleName>> = {
  'blocks/form': 'form',
  'products/gallery': 'product',
  'products/purchase': 'product',
  'screens/cart': 'cart',
  'screens/checkout': 'checkout',
  'screens/search/field': 'search',
}

export type BundleName = 'cart' | 'checkout' | 'form' | 'product' | 'search'
