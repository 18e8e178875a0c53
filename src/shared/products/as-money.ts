import { isMoney } from './codes.ts'
import type { Product } from './schema.ts'

type OfKind = Pick<Product, 'productType' | 'taxable' | 'scarcity' | 'additionalFieldsFormId'>

/**
 * A product without what gift cards and donations cannot have: they are not taxed when they are sold, never run low, and
 * ask the questions of their own form only. Other products stay as they are.
 */
export const asMoney = <P extends OfKind>(product: P): P =>
  isMoney(product.productType) ? { ...product, taxable: false, scarcity: null, additionalFieldsFormId: null } : product
