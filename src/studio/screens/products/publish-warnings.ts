import { productTypes } from '#shared/products/codes.ts'
import { isCounted } from '#shared/products/rules.ts'
import type { ProductDraft } from './draft.ts'

/**
 * Warnings before a product is published: publishing works, but is probably a mistake.
 * @returns sentences; empty without warnings
 */
export function publishWarnings(draft: Pick<ProductDraft, 'productType' | 'variants' | 'files'>): string[] {
  const { productType, variants, files } = draft
  const free = variants.filter((variant) => (variant.onSale ? variant.salePriceCents : variant.priceCents) === 0).length
  const isSoldOut =
    isCounted(productType) && variants.every((variant) => !variant.unlimited && variant.qtyInStock === 0)
  return [
    ...(free === variants.length ? ['This product is free: its price is 0.'] : []),
    ...(free > 0 && free < variants.length
      ? [free === 1 ? '1 variant is free: its price is 0.' : `${free} variants are free: their price is 0.`]
      : []),
    ...(isSoldOut ? ['This product is sold out: it has 0 in stock, so customers can’t buy it.'] : []),
    ...(productType === productTypes.digital && files.length === 0
      ? ['This product has no file: customers who pay won’t get anything.']
      : []),
  ]
}
