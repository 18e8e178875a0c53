import type { Browser } from '#server/testing/test-app.ts'
import { changeProductsCall } from '#shared/products/api.ts'
import type { Product } from '#shared/products/schema.ts'

/** Deletes some products by hand. */
export async function deleteProductsOf(
  { owner }: { readonly owner: Browser },
  titles: readonly string[],
  products: readonly Product[],
): Promise<void> {
  const productIds = products.filter(({ title }) => titles.includes(title)).map(({ id }) => id)
  await owner.call(changeProductsCall, { body: { action: 'delete', productIds } })
}
