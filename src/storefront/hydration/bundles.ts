import type { IslandName } from '../islands/place-island.tsx'

/**
 * The file in `bundles/` with an island's code. Islands of the same page share a file: each additional file is one more
 * request on a slow connection.
 */
export const bundleOf: Readonly<Record<IslandName, BundleName>> = {
  'albums/player': 'album',
  'blocks/form': 'form',
  'blocks/gallery': 'gallery',
  'courses/course': 'course',
  'courses/lesson': 'course',
  'products/gallery': 'product',
  'products/purchase': 'product',
  'products/restock': 'restock',
  'screens/cart': 'cart',
  'screens/checkout': 'checkout',
  'screens/search/field': 'search',
  'screens/subscription/address': 'subscription',
}

export type BundleName =
  | 'album'
  | 'cart'
  | 'checkout'
  | 'course'
  | 'form'
  | 'gallery'
  | 'product'
  | 'restock'
  | 'search'
  | 'subscription'
