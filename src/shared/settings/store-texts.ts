import type { StoreSettings } from './schema.ts'

export type StoreTexts = StoreSettings['texts']

/**
 * The texts of a new store; an empty text means its default. Other software knows these words:
 * docs/compatibility.md#texts.
 */
export const defaultTexts: StoreTexts = {
  productAddToCartText: 'Add To Cart',
  productSubscribeText: 'Subscribe',
  productQuantityInputLabel: 'Quantity',
  productSoldOutText: 'sold out',
  productSaleText: 'sale',
  productQuickViewText: 'Quick View',
  productVariantSelectText: 'Select Value',
  giftCardValueDisplayText: 'Value',
  giftCardVariantSelectText: 'Select Value',
  productSummaryFormNoAnswerText: 'N/A',
  likertStronglyDisagreeText: 'Strongly Disagree',
  likertDisagreeText: 'Disagree',
  likertNeutralText: 'Neutral',
  likertAgreeText: 'Agree',
  likertStronglyAgreeText: 'Strongly Agree',
}

/** The texts, with defaults for those that the owner left empty. */
export const withDefaultTexts = (texts: StoreTexts): StoreTexts =>
  Object.fromEntries(
    Object.entries(defaultTexts).map(([name, usual]) => [name, texts[name as keyof StoreTexts].trim() || usual]),
  ) as StoreTexts
