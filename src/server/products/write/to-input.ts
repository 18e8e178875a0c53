import type { ProductInput } from '#shared/products/api.ts'
import type { Product } from '#shared/products/schema.ts'

/** A product as input for saving it unchanged; stock is relative, so that pieces sold meanwhile stay sold. */
export function toInput(product: Product): ProductInput {
  const { id: _id, createdAt: _created, updatedAt: _updated, variants, pictures, files, ...rest } = product
  return {
    ...rest,
    variants: variants.map((variant) => ({ ...variant, seenQtyInStock: variant.qtyInStock })),
    pictures: pictures.map(({ id, altText, focalPoint }) => ({ id, altText, focalPoint })),
    files: files.map(({ id, fileId }) => ({ id, fileId })),
  }
}
