import type { ChangeScope } from '#server/scope.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { updateVariantsCall } from '#shared/products/api.ts'
import { readProducts } from '../read-product.ts'
import { saveProducts } from './save-product.ts'
import type { SaveOptions, SaveRefusal } from './save-request.ts'
import { toInput } from './to-input.ts'

export type VariantChange = BodyOf<typeof updateVariantsCall>['variants'][number]

/** Changes prices and SKUs of many variants, all or none; each product is checked as if its editor had saved it. */
export async function updateVariants(
  scope: ChangeScope,
  changes: readonly VariantChange[],
  options: SaveOptions,
): Promise<Result<{ changed: number }, SaveRefusal | 'variant-unavailable'>> {
  const changeOf = new Map(changes.map((change) => [change.id, change]))
  const productIds = await productsOf(scope, [...changeOf.keys()])
  const products = [...(await readProducts(scope, productIds)).values()]
  const known = new Set(products.flatMap((product) => product.variants.map((variant) => variant.id)))
  const missing = [...changeOf.keys()].find((id) => !known.has(id))
  if (missing) return fail('variant-unavailable', { variantId: missing })

  const items = products.map((product) => {
    const input = toInput(product)
    const variants = input.variants.map((variant) => ({ ...variant, ...changeOf.get(variant.id!) }))
    return { productId: product.id, input: { ...input, variants } }
  })
  const results = await saveProducts(scope, items, options)
  const refused = results.find((result) => !result.ok)
  if (refused && !refused.ok) return refused
  const saved = new Map(products.map((product) => [product.id, product.updatedAt]))
  return succeed({ changed: results.filter((one) => one.ok && one.value.updatedAt !== saved.get(one.value.id)).length })
}

async function productsOf({ database, websiteId }: ChangeScope, variantIds: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('variants')
    .select(['product_id', 'sku'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', variantIds)
    .execute()
  // Sorted here: with an order in the query, SQLite would scan all variants.
  return [...new Set(rows.map((row) => row.product_id))].sort()
}
