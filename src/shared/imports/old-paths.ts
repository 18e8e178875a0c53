import { slugOf } from '#shared/pages/url-id.ts'
import type { ImportFormat } from './formats.ts'
import type { ImportedProduct } from './imported-product.ts'

/** Where products of a file were found in the shop that it comes from; null where that cannot be told. */
export function oldPathOf(format: ImportFormat, product: ImportedProduct, oldSlug = ''): string | null {
  switch (format) {
    case 'squarespace-26':
    case 'squarespace-32':
      return product.storePage && product.urlId ? `/${product.storePage}/p/${oldSlug || product.urlId}` : null
    case 'shopify':
      return product.sourceId ? `/products/${product.sourceId}` : null
    case 'woocommerce': {
      // Its files have no URLs; WooCommerce makes them from the title.
      const slug = slugOf(product.title)
      return slug ? `/product/${slug}` : null
    }
    case 'vitrine':
      return null
  }
}

/** Where the old shop listed the products of its categories, and which category that is here: paths from and names to. */
export function oldListsOf(format: ImportFormat, { categories = [], storePage }: ImportedProduct): OldList[] {
  if (format === 'woocommerce') {
    return categories.map((path) => ({
      from: `/product-category/${path.names.map((name) => slugOf(name)).join('/')}`,
      names: path.names,
    }))
  }
  if (format === 'shopify') {
    const named = categories.map((path) => ({ from: `/collections/${slugOf(path.names.at(-1)!)}`, names: path.names }))
    return [{ from: '/collections/all', names: [] }, ...named]
  }
  return storePage && format.startsWith('squarespace') ? [{ from: `/${storePage}`, names: [] }] : []
}

/** A list of products in the old shop, and the names of its category here; without names it is the store page. */
export interface OldList {
  readonly from: string
  readonly names: readonly string[]
}
