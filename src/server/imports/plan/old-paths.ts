import type { ProductFormat } from '#shared/imports/formats.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import type { ImportedProduct } from '../formats/imported-product.ts'

/** Paths of a product in the shop that the file comes from; null when they are unknown. */
export function oldPathOf(format: ProductFormat, product: ImportedProduct, oldSlug = ''): string | null {
  switch (format) {
    case 'squarespace-26':
    case 'squarespace-32':
      return product.storePage && product.urlId ? `/${product.storePage}/p/${oldSlug || product.urlId}` : null
    case 'shopify':
      return product.sourceId ? `/products/${product.sourceId}` : null
    case 'woocommerce': {
      // WooCommerce exports no URLs: it makes them from the title.
      const slug = slugOf(product.title)
      return slug ? `/product/${slug}` : null
    }
    case 'vitrine':
      return null
  }
}

/** Paths of the old shop's product lists, and the matching categories here. */
export function oldListsOf(format: ProductFormat, { categories = [], storePage }: ImportedProduct): OldList[] {
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

/** A product list of the old shop, and the names of its category here; without names it is the store page. */
export interface OldList {
  readonly from: string
  readonly names: readonly string[]
}
