import type { SearchDocument } from '#server/search/index-documents.ts'
import type { Product } from '#shared/products/schema.ts'

/** What a product is found by: its title; then tags, option values and SKUs; then its excerpt. */
export function searchDocumentOf(product: Product): SearchDocument {
  const values = product.variants.flatMap((variant) => Object.values(variant.attributes))
  const skus = product.variants.map((variant) => variant.sku)
  return {
    nounId: product.id,
    texts: [product.title, [...new Set([...product.tags, ...values, ...skus])].join('\n'), product.excerpt],
  }
}
