import { productTypes } from './codes.ts'
import type { Product } from './schema.ts'

type OfKind = Pick<Product, 'productType' | 'taxable' | 'scarcity' | 'additionalFieldsFormId'>

/**
 * A product without what a gift card cannot have: it is taxed when someone buys something with it, never runs low, and
 * asks about its recipient only. Other products stay as they are.
 */
export const asGiftCard = <P extends OfKind>(product: P): P =>
  product.productType === productTypes.giftCard
    ? { ...product, taxable: false, scarcity: null, additionalFieldsFormId: null }
    : product
