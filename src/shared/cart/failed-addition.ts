import { productTypes } from '#shared/products/codes.ts'
import { cartTexts } from './messages.ts'

/**
 * The title above the sentence that says why something cannot be bought.
 * @param facts.productType absent where the product is not known
 */
export function failedAdditionTitle({
  productType,
  expressCheckout,
}: {
  readonly productType?: number | undefined
  readonly expressCheckout: boolean
}): string {
  if (productType === productTypes.giftCard) return cartTexts.unableToPurchaseGiftCard
  return expressCheckout ? cartTexts.unableToPurchase : cartTexts.unableToAdd
}
