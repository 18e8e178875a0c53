import { readAskedForm } from '#server/forms/definition/asked-form.ts'
import { readShownProduct } from '#server/products/visible/read-shown-product.ts'
import type { Scope } from '#server/scope.ts'
import { formIdOfProduct } from '#shared/gift-cards/recipient-form-id.ts'
import { fail, succeed } from '#shared/http/failure.ts'

/** The form of a visible product. */
export async function visibleForm(scope: Scope, productId: string) {
  const product = await readShownProduct(scope, productId)
  if (!product) return fail('product-unavailable')
  const asked = await readAskedForm(scope, formIdOfProduct(product))
  return asked ? succeed(asked) : fail('form-not-found')
}
