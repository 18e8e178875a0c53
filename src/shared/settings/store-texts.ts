import type { LikertLabels } from '#shared/forms/likert.ts'
import type { StoreSettings } from './schema.ts'

export type StoreTexts = StoreSettings['texts']

/** The texts of §3 as every new store begins with them; an empty text means its default. */
export const defaultTexts: StoreTexts = {
  productAddToCartText: 'Add To Cart',
  productSubscribeText: 'Subscribe',
  productQuantityInputLabel: 'Quantity',
  productSoldOutText: 'sold out',
  productSaleText: 'sale',
  productQuickViewText: 'Quick View',
  productVariantSelectText: 'Select Value',
  productSummaryFormNoAnswerText: 'N/A',
  likertStronglyDisagreeText: 'Strongly Disagree',
  likertDisagreeText: 'Disagree',
  likertNeutralText: 'Neutral',
  likertAgreeText: 'Agree',
  likertStronglyAgreeText: 'Strongly Agree',
}

/** The texts with their defaults where the owner left them empty. */
export const withDefaultTexts = (texts: StoreTexts): StoreTexts =>
  Object.fromEntries(
    Object.entries(defaultTexts).map(([name, usual]) => [name, texts[name as keyof StoreTexts].trim() || usual]),
  ) as StoreTexts

/** The labels of rating scales (§3), with their defaults where the owner left them empty. */
export function likertLabels(texts: StoreTexts): LikertLabels {
  const all = withDefaultTexts(texts)
  return [
    all.likertStronglyDisagreeText,
    all.likertDisagreeText,
    all.likertNeutralText,
    all.likertAgreeText,
    all.likertStronglyAgreeText,
  ]
}
