import { type CartVariant, readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import { readShownProduct } from '#server/products/visible/read-shown-product.ts'
import { relatedProducts } from '#server/products/visible/related-products.ts'
import type { Scope } from '#server/scope.ts'
import { productTypes } from '#shared/products/codes.ts'
import { isInStock } from '#shared/products/rules.ts'

/** How many products of an order are looked at, and how many others are shown beside them. */
const PRODUCTS = 10
const OTHERS = 12
const VARIANTS = 200

/** Whether a buyer can ask for so many pieces of a variant: it is sold once, shipped, and in stock. */
export const isExchangeable = (variant: CartVariant, quantity = 1): boolean =>
  variant.isVisible &&
  variant.productType === productTypes.physical &&
  variant.subscriptionPlan === null &&
  // An exchange adds one line, and a bundle has several.
  variant.bundle === undefined &&
  // The form of a return asks none of its questions.
  variant.additionalFieldsFormId === null &&
  isInStock(variant) &&
  (variant.unlimited || variant.qtyInStock >= quantity)

/**
 * What a buyer can ask for in place of products: their own variants, and those of the products beside them. In the order
 * of the products.
 */
export async function listExchangeChoices(scope: Scope, productIds: readonly string[]): Promise<CartVariant[]> {
  const own = [...new Set(productIds.filter((id) => id !== ''))].slice(0, PRODUCTS)
  const beside: string[] = []
  for (const id of own) {
    const product = beside.length < OTHERS ? await readShownProduct(scope, id) : null
    if (product) beside.push(...(await relatedProducts(scope, product, OTHERS)).map(({ value }) => value.id))
  }
  const wanted = [...new Set([...own, ...beside.slice(0, OTHERS)])]
  if (wanted.length === 0) return []
  const rows = await scope.database
    .selectFrom('variants')
    .select('id')
    .where('website_id', '=', scope.websiteId)
    .where('product_id', 'in', wanted)
    .orderBy('product_id')
    .orderBy('position')
    .limit(VARIANTS)
    .execute()
  const variants = await readVariantsForCart(
    scope,
    rows.map(({ id }) => id),
  )
  const place = new Map(rows.map(({ id }, index) => [id, index]))
  const rank = ({ productId, variantId }: CartVariant) => wanted.indexOf(productId) * VARIANTS + place.get(variantId)!
  return variants.filter((variant) => isExchangeable(variant)).toSorted((one, other) => rank(one) - rank(other))
}
