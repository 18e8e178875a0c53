import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { type Product, productSchema } from '#shared/products/schema.ts'

/** What the log stores of a product that was created: enough to see whether it still stands as it was made. */
const productMarkSchema = z.object({ title: z.string(), fingerprint: z.string() })
export type ProductMark = z.infer<typeof productMarkSchema>

const productSnapshotSchema = z.union([
  productMarkSchema,
  productSchema.extend({ title: z.string(), body: z.string(), excerpt: z.string(), tags: z.array(z.string()) }),
])
export type ProductSnapshot = z.infer<typeof productSnapshotSchema>

/** The product of a snapshot; null where the log has its mark alone. */
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
  ],
  titleOf: (product) => product.title,
})

const productPlaceSchema = z.object({
  title: z.string(),
  /** The product that it stands behind in its store's own order; null when it is the first. */
  afterProductId: z.string().nullable(),
})
export type ProductPlace = z.infer<typeof productPlaceSchema>

/** Products that were moved in the order of their store. */
export const productOrderLog = defineLog({
  noun: 'product-order',
  snapshot: productPlaceSchema,
  titleOf: (place) => place.title,
})
