import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { type Product, productSchema } from '#shared/products/schema.ts'

/** The log entry of a created product: enough to check whether it was changed. */
const productMarkSchema = z.object({ title: z.string(), fingerprint: z.string() })
export type ProductMark = z.infer<typeof productMarkSchema>

const productSnapshotSchema = z.union([
  productMarkSchema,
  productSchema.extend({ title: z.string(), body: z.string(), excerpt: z.string(), tags: z.array(z.string()) }),
])
export type ProductSnapshot = z.infer<typeof productSnapshotSchema>

/** The product of a snapshot; null when the log has only a fingerprint. */
export const productIn = (snapshot: ProductSnapshot | null): Product | null =>
  snapshot === null || 'fingerprint' in snapshot ? null : snapshot

/** Changes of products. */
export const productLog = defineLog({
  noun: 'product',
  snapshot: productSnapshotSchema,
  steps: [
    {
      name: 'add-files',
      run: (product: object) => ('fingerprint' in product ? product : { files: [], ...product }),
    },
    {
      name: 'add-tax-category',
      run: (product: object) => ('fingerprint' in product ? product : { taxCategoryId: '', ...product }),
    },
  ],
  titleOf: (product) => product.title,
})

const productPlaceSchema = z.object({
  title: z.string(),
  /** The product before it in its store's own order; null when it is the first. */
  afterProductId: z.string().nullable(),
})
export type ProductPlace = z.infer<typeof productPlaceSchema>

/** Moves of products in the order of their store. */
export const productOrderLog = defineLog({
  noun: 'product-order',
  snapshot: productPlaceSchema,
  titleOf: (place) => place.title,
})
