import type { DonationOffer } from '#shared/donations/schema.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import { formIdOfDonation } from '#shared/products/donations/form-id.ts'

/** The built-in form of gift cards. No form of an owner has this id: theirs are generated. */
export const GIFT_CARD_FORM_ID = 'gift-card-recipient'

/**
 * The form that buyers of a product fill in: of gift cards and donations always the built-in one, of others the owner’s
 * choice.
 */
export function formIdOfProduct(product: {
  readonly productType: ProductType
  readonly additionalFieldsFormId: string | null
  readonly donation?: DonationOffer | undefined
}): string | null {
  if (product.productType === productTypes.giftCard) return GIFT_CARD_FORM_ID
  return product.productType === productTypes.donation ? formIdOfDonation(product) : product.additionalFieldsFormId
}
