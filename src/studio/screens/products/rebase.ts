import type { Product } from '#shared/products/schema.ts'
import { draftOf, type ProductDraft } from './draft.ts'

/**
 * The editor's draft after a save. Without changes meanwhile it is the saved product; otherwise the changes stay, and
 * variants get the ids, SKUs and stock that they were saved with.
 * @param sent the draft that was saved; the server answers its variants in the same order
 */
export function rebase(present: ProductDraft, sent: ProductDraft, product: Product): ProductDraft {
  const saved = draftOf(product)
  const keyed = {
    ...saved,
    // Keys stay, so that the sheet keeps its position.
    variants: saved.variants.map((variant, index) => ({ ...variant, key: sent.variants[index]?.key ?? variant.key })),
  }
  if (present === sent) return keyed
  const byKey = new Map(keyed.variants.map((variant) => [variant.key, variant]))
  return {
    ...present,
    urlId: present.urlId || saved.urlId,
    variants: present.variants.map((variant) => {
      const known = byKey.get(variant.key)
      if (!known) return variant
      return { ...variant, id: known.id, sku: variant.sku || known.sku, seenQtyInStock: known.qtyInStock }
    }),
  }
}
