import { z } from 'zod'
import { centsSchema } from '#shared/money/schema.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { contentSchema } from '#shared/unit-prices/schema.ts'
import { productOptionSchema, productSchema } from './schema.ts'
import { starCountsSchema } from './star-counts.ts'

/** A product in a list: everything that a card needs, without variants. */
export const productSummarySchema = z.object({
  id: productSchema.shape.id,
  collectionId: productSchema.shape.collectionId,
  productType: productSchema.shape.productType,
  title: productSchema.shape.title,
  urlId: productSchema.shape.urlId,
  /** Path of the product's page: `/<store>/p/<product>`. */
  fullUrl: z.string(),
  excerpt: z.string(),
  isSubscribable: z.boolean(),
  subscriptionPlan: productSchema.shape.subscriptionPlan,
  /** Lowest and highest current price of the variants. */
  priceFromCents: centsSchema,
  priceToCents: centsSchema,
  /** The highest regular price of the variants; shown struck through. */
  regularPriceCents: centsSchema,
  onSale: z.boolean(),
  soldOut: z.boolean(),
  /** Whether variants differ in price, sale price or sale flag; then the price is a 'from' price. */
  variedPrices: z.boolean(),
  /** What each of its variants contains, where all contain the same. */
  content: contentSchema.optional(),
  /** The lowest price of the 30 days before its sale began, where it is known and all variants have one price. */
  lowestPriceCents: centsSchema.optional(),
  /** How many published reviews it has of each number of stars; absent where nobody has reviewed it. */
  stars: starCountsSchema.optional(),
  variantCount: z.int().min(1),
  /** Names of the options, in their order. */
  optionNames: z.array(productOptionSchema.shape.name),
  customSoldOutText: productSchema.shape.customSoldOutText,
  /** The first picture, and the one that a card shows on hover. */
  picture: pictureSchema.nullable(),
  secondPicture: pictureSchema.nullable(),
})
export type ProductSummary = z.infer<typeof productSummarySchema>
