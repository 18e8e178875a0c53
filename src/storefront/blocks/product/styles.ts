import { restockStyles } from '../../products/restock/styles.ts'
import type { StyleName } from '../../style-name.ts'

/** The styles of a product that can be bought, and of its card. */
export const productStyles: readonly StyleName[] = [
  'dialogs/dialog',
  'products/product-card',
  'products/stars/stars',
  'purchases/quantity-stepper',
  'products/purchase/purchase',
  'products/bundles/bundles',
  ...restockStyles,
  'products/pay-later/pay-later',
  'products/gallery/gallery',
  'lightbox/lightbox',
]
