import { readAskedForm } from '#server/forms/definition/asked-form.ts'
import { readProduct } from '#server/products/read-product.ts'
import type { Scope } from '#server/scope.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { isVisible } from '#shared/products/status.ts'

/** The form of a visible product. */
export async function visibleForm(scope: Scope, productId: string) {
  const product = await readProduct(scope, productId)
  if (!product || !isVisible(product, Date.now())) return fail('product-unavailable')
  const asked = await readAskedForm(scope, product.additionalFieldsFormId)
  return asked ? succeed(asked) : fail('form-not-found')
}
