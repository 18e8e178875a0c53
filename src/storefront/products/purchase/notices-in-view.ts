import type { Merchandising, ProductView } from '#shared/merchandising/schema.ts'
import { hasVariants, totalStock } from '#shared/products/rules.ts'
import { scarcityNotice, scarcityOf } from '#shared/products/scarcity.ts'
import type { Product } from '#shared/products/schema.ts'
import type { PurchaseModel } from './model.ts'

/**
 * The scarcity notices of a product in a view, as its owner wants them there. A quick view shows the parts of the
 * product's page: notices for it alone are sent with the page, and hidden there.
 */
export function withNoticesInView(
  purchase: PurchaseModel,
  product: Product,
  values: Merchandising,
  view: Exclude<ProductView, 'quick-view'>,
): PurchaseModel {
  const { scarcityTemplateViews: views, scarcityShownByDefault } = values
  const isQuick = view === 'product' && views.includes('quick-view')
  if (!views.includes(view) && !isQuick)
    return { ...purchase, variants: purchase.variants.map((variant) => ({ ...variant, scarcity: null })) }
  const left = totalStock(product)
  const stock = { unlimited: left === Infinity, qtyInStock: left }
  const ofProduct = scarcityShownByDefault && hasVariants(product) ? scarcityOf(product, noScarcity) : null
  const productScarcity = scarcityNotice(ofProduct, stock)
  const scarcityUse = !views.includes(view) ? 'only' : view === 'product' && !isQuick ? 'hidden' : null
  return { ...purchase, ...(productScarcity && { productScarcity }), ...(scarcityUse && { scarcityUse }) }
}

/** The product has its own by now (`withMerchandising`). */
const noScarcity = { scarcity: { enabled: false, text: '', threshold: 1 } }
