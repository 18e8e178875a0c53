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
}

/** The texts with their defaults where the owner left them empty. */
export const withDefaultTexts = (texts: StoreTexts): StoreTexts =>
  Object.fromEntries(
    Object.entries(defaultTexts).map(([name, usual]) => [name, texts[name as keyof StoreTexts].trim() || usual]),
  ) as StoreTexts
