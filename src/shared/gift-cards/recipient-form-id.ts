import { type ProductType, productTypes } from '#shared/products/codes.ts'

/** The built-in form of gift cards. No form of an owner has this id: theirs are generated. */
export const GIFT_CARD_FORM_ID = 'gift-card-recipient'

/** The form that buyers of a product fill in: of gift cards always the built-in one, of others the owner’s choice. */
export const formIdOfProduct = ({
  productType,
  additionalFieldsFormId,
}: {
  readonly productType: ProductType
  readonly additionalFieldsFormId: string | null
}): string | null => (productType === productTypes.giftCard ? GIFT_CARD_FORM_ID : additionalFieldsFormId)
