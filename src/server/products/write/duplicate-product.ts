import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result } from '#shared/http/failure.ts'
import { type Product, productSchema } from '#shared/products/schema.ts'
import { readProduct } from '../read-product.ts'
import { saveProduct } from './save-product.ts'
import type { NewProductRefusal, SaveOptions } from './save-request.ts'
import { toInput } from './to-input.ts'

const LONGEST_TITLE = productSchema.shape.title.maxLength ?? 200
const ADDITION = ' (copy)'

/** Creates a draft like a product, with its own URL, ids and SKUs. */
export async function duplicateProduct(
  scope: ChangeScope,
  productId: string,
  options: SaveOptions,
): Promise<Result<Product, NewProductRefusal | 'product-not-found'>> {
  const product = await readProduct(scope, productId)
  if (!product) return fail('product-not-found')
  const input = toInput(product)
  return saveProduct(
    scope,
    {
      productId: null,
      input: {
        ...input,
        title: `${product.title.slice(0, LONGEST_TITLE - ADDITION.length)}${ADDITION}`,
        urlId: '',
        status: 'draft',
        publishAt: null,
        variants: input.variants.map((variant) => ({ ...variant, id: null, sku: '', seenQtyInStock: null })),
        // The same files with new ids: replacing one here changes nothing there.
        files: input.files.map(({ fileId }) => ({ id: newId(), fileId })),
      },
    },
    options,
  )
}
