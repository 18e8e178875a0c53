import { z } from 'zod'
import { centsSchema, pictureSchema, productOptionSchema, productSchema } from './schema.ts'

/** A product as a list shows it: everything a card needs, and no variant. */
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
  /** Lowest and highest unit price of the variants, as sold now. */
  priceFromCents: centsSchema,
  priceToCents: centsSchema,
  /** Highest price of the variants without their sale: what stands struck through. */
  regularPriceCents: centsSchema,
  onSale: z.boolean(),
  soldOut: z.boolean(),
  /** Whether variants differ in price, sale price or sale flag (§4); then the price is a 'from' price. */
  variedPrices: z.boolean(),
  variantCount: z.int().min(1),
  /** Names of the options, in their order. */
  optionNames: z.array(productOptionSchema.shape.name),
  customSoldOutText: productSchema.shape.customSoldOutText,
  /** The first picture, and the one that shows when a pointer rests on the card. */
  picture: pictureSchema.nullable(),
  secondPicture: pictureSchema.nullable(),
})
export type ProductSummary = z.infer<typeof productSummarySchema>
