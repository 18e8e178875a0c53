import { newBatchId } from '#server/changes/record-change.ts'
import { productLimitOf } from '#server/collections/product-limit.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/products/api.ts'
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

  serve(api.listProducts, async ({ website, query }) => succeed(await listProducts(reading(services, website), query)))

  serve(api.getProduct, async ({ website, parameters }) => {
    const product = await readProduct(reading(services, website), parameters.productId)
    return product ? succeed({ product }) : fail('product-not-found')
  })

  serve(api.createProduct, async ({ website, staff, body: input }) => {
    const batchId = newBatchId()
    const saved = await changing(services, website, staff, (scope) =>
      saveProduct(scope, { productId: null, input }, { batchId, productLimit }),
    )
    return saved.ok ? succeed({ product: saved.value, batchId }) : saved
  })

  serve(api.updateProduct, async ({ website, staff, parameters: { productId }, body: { updatedAt, ...input } }) => {
    const batchId = newBatchId()
    const saved = await changing(services, website, staff, (scope) =>
      saveProduct(scope, { productId, input, updatedAt }, { batchId, productLimit }),
    )
    if (!saved.ok) return saved
    return succeed({ product: saved.value, batchId: saved.value.updatedAt === updatedAt ? null : batchId })
  })

  serve(api.duplicateProduct, async ({ website, staff, parameters }) => {
    const batchId = newBatchId()
    const copied = await changing(services, website, staff, (scope) =>
      duplicateProduct(scope, parameters.productId, { batchId, productLimit }),
    )
    return copied.ok ? succeed({ product: copied.value, batchId }) : copied
  })

  serve(api.moveProduct, async ({ website, staff, parameters, body }) => {
    const batchId = newBatchId()
    const moved = await changing(services, website, staff, (scope) =>
      moveProduct(scope, parameters.productId, body.afterProductId, batchId),
    )
    return moved.ok ? succeed({ batchId }) : moved
  })

  serve(api.changeProducts, async ({ website, staff, body }) => {
    const batchId = newBatchId()
    const done = await changing(services, website, staff, (scope) => changeProducts(scope, body, batchId))
    return done.ok ? succeed({ changed: done.value.changed, batchId: done.value.changed > 0 ? batchId : null }) : done
  })

  serve(api.updateVariants, async ({ website, staff, body }) => {
    const batchId = newBatchId()
    const done = await changing(services, website, staff, (scope) =>
      updateVariants(scope, body.variants, { batchId, productLimit }),
    )
    return done.ok ? succeed({ changed: done.value.changed, batchId: done.value.changed > 0 ? batchId : null }) : done
  })
}
