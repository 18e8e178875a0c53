import { ownerChange } from '#server/changes/owner-change.ts'
import { productLimitOf } from '#server/collections/product-limit.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/products/api.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Product } from '#shared/products/schema.ts'
import { listProducts } from './catalogue/list-products.ts'
import { readProduct } from './read-product.ts'
import { changeProducts } from './write/change-products.ts'
import { duplicateProduct } from './write/duplicate-product.ts'
import { moveProduct } from './write/move-product.ts'
import { saveProduct } from './write/save-product.ts'
import { updateVariants } from './write/update-variants.ts'

/** The owner's products. */
export function productRoutes(services: Services): void {
  const { serve } = services
  const productLimit = productLimitOf(services.env)

  serve(api.listProductsCall, async ({ website, query }) =>
    succeed(await listProducts(reading(services, website), query)),
  )

  serve(api.getProductCall, async ({ website, parameters }) => {
    const product = await readProduct(reading(services, website), parameters.productId)
    return product ? succeed({ product }) : fail('product-not-found')
  })

  /** The codes of gift cards are encrypted. */
  const cannotMakeCodes = ({ productType }: Pick<Product, 'productType'>) =>
    productType === productTypes.giftCard && !services.sealing

  serve(api.createProductCall, async (call) => {
    if (cannotMakeCodes(call.body)) return fail('secrets-key-missing')
    return ownerChange(
      services,
      call,
      (scope, batchId) => saveProduct(scope, { productId: null, input: call.body }, { batchId, productLimit }),
      (product, batchId) => ({ product, batchId }),
    )
  })

  serve(api.updateProductCall, async (call) => {
    if (cannotMakeCodes(call.body)) return fail('secrets-key-missing')
    const { updatedAt, ...input } = call.body
    const { productId } = call.parameters
    return ownerChange(
      services,
      call,
      (scope, batchId) => saveProduct(scope, { productId, input, updatedAt }, { batchId, productLimit }),
      (product, batchId) => ({ product, batchId: product.updatedAt === updatedAt ? null : batchId }),
    )
  })

  serve(api.duplicateProductCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => duplicateProduct(scope, call.parameters.productId, { batchId, productLimit }),
      (product, batchId) => ({ product, batchId }),
    ),
  )

  serve(api.moveProductCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      moveProduct(scope, call.parameters.productId, call.body.afterProductId, batchId),
    ),
  )

  serve(api.changeProductsCall, (call) =>
    ownerChange(services, call, (scope, batchId) => changeProducts(scope, call.body, batchId), howMany),
  )

  serve(api.updateVariantsCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => updateVariants(scope, call.body.variants, { batchId, productLimit }),
      howMany,
    ),
  )
}

const howMany = ({ changed }: { readonly changed: number }, batchId: string) => ({
  changed,
  batchId: changed > 0 ? batchId : null,
})
