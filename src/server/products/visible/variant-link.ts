import type { Scope } from '#server/scope.ts'
import { productPath } from '#shared/collections/rules.ts'
import { isCounted } from '#shared/products/rules.ts'
import { variantLink, variantTitle } from '#shared/products/variants.ts'
import { variantAttributes } from '../documents.ts'
import { isShown } from './visibility.ts'

/** A variant as an email names it. */
export interface VariantLink {
  readonly productId: string
  /** The product's title, with the values of the variant. */
  readonly title: string
  /** The product's page with the variant chosen. */
  readonly path: string
  /** Pieces that can be sold now; Infinity where they are not counted. */
  readonly pieces: number
}

/** A variant that visitors can see, with its page; null for every other. */
export async function findVariantLink(
  { database, websiteId }: Scope,
  variantId: string,
  now: number,
): Promise<VariantLink | null> {
  const row = await database
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'variant.website_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .innerJoin('collections as collection', (join) =>
      join
        .onRef('collection.website_id', '=', 'product.website_id')
        .onRef('collection.id', '=', 'product.collection_id'),
    )
    .select(['variant.id', 'variant.sku', 'variant.attributes', 'variant.unlimited', 'variant.qty_in_stock'])
    .select(['product.id as product_id', 'product.title', 'product.url_id', 'product.status', 'product.publish_at'])
    .select(['product.product_type', 'product.variant_count', 'collection.url_id as store', 'collection.enabled'])
    .where('variant.website_id', '=', websiteId)
    .where('variant.id', '=', variantId)
    .executeTakeFirst()
  if (!row || !isShown(row, now)) return null
  const values = variantTitle(variantAttributes.read(row.attributes))
  const path = productPath({ urlId: row.store }, { urlId: row.url_id })
  const isUnlimited = row.unlimited === 1 || !isCounted(row.product_type)
  return {
    productId: row.product_id,
    title: values ? `${row.title} (${values})` : row.title,
    path: row.variant_count > 1 ? variantLink(path, row) : path,
    pieces: isUnlimited ? Infinity : row.qty_in_stock,
  }
}
