import { z } from 'zod'
import { fixedPricesSchema } from '#shared/currencies/schema.ts'
import { donationOfferSchema } from '#shared/donations/schema.ts'
import { limits } from '#shared/limits.ts'
import { centsSchema } from '#shared/money/schema.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { subscriptionPlanSchema } from '#shared/subscription-plans/schema.ts'
import { STANDARD_TAX, taxCategoryIdSchema } from '#shared/tax-categories/schema.ts'
import { idSchema, singleLine, urlIdSchema } from '#shared/texts/schema.ts'
import { contentSchema } from '#shared/unit-prices/schema.ts'
import { withdrawalExemptionSchema } from '#shared/withdrawal-exemptions/schema.ts'
import { bundleSchema } from './bundles/schema.ts'
import { productStatuses, productTypes } from './codes.ts'
import { ownAmountsSchema } from './own-amounts/schema.ts'
import { quantityBreaksSchema } from './quantity-breaks/schema.ts'

export const optionDisplays = ['dropdown', 'radio'] as const
/** One choice of the visitor, such as Size; `display` is how it is shown. */
export const productOptionSchema = z.object({
  name: z.string().trim().min(1).max(100),
  display: z.enum(optionDisplays),
  /** Value to `#rrggbb`: buttons show it as a swatch. A value without a color is shown as a word. */
  colors: z
    .record(
      z.string().max(200),
      z.string().regex(/^#[0-9a-f]{6}$/i, 'Enter the color as # and six hexadecimal digits.'),
    )
    .refine((colors) => Object.keys(colors).length <= limits.variantsPerProduct)
    .optional(),
})
export type ProductOption = z.infer<typeof productOptionSchema>

export const variantSchema = z.object({
  id: idSchema,
  sku: z.string().max(100),
  priceCents: centsSchema,
  salePriceCents: centsSchema,
  onSale: z.boolean(),
  /** Prices in other currencies that are not converted; absent where there are none. */
  fixedPrices: fixedPricesSchema.optional(),
  /** What it contains, where its price is also shown for a unit. */
  content: contentSchema.optional(),
  unlimited: z.boolean(),
  /** Pieces that can be sold now, without those reserved during a payment. */
  qtyInStock: z.int().min(0).max(99_999_999),
  /** Option name to chosen value, for each option of the product. */
  attributes: z.record(z.string().max(100), z.string().max(200)),
  pictureId: idSchema.nullable(),
  weightGrams: z.number().min(0).max(10_000_000),
  lengthMillimetres: z.number().min(0).max(1_000_000),
  widthMillimetres: z.number().min(0).max(1_000_000),
  heightMillimetres: z.number().min(0).max(1_000_000),
})
export type Variant = z.infer<typeof variantSchema>

/** The scarcity notice of one product, or of all products of a shop. */
export const scarcitySchema = z.object({
  enabled: z.boolean(),
  /** The sentence; `{qty}` becomes the number of pieces left. */
  text: z.string().max(200),
  /** The notice shows when this many or fewer are left. */
  threshold: z.int().min(1).max(limits.scarcityThreshold),
})
export type Scarcity = z.infer<typeof scarcitySchema>

/** One of the files that buyers of a digital product download. */
export const productFileSchema = z.object({
  /**
   * Identifies the file in the product. It stays the same when the file is replaced, so that earlier buyers get the new
   * one too.
   */
  id: idSchema,
  fileId: idSchema,
  filename: z.string().max(limits.productFilename),
  bytes: z.int().min(0),
})
export type ProductFile = z.infer<typeof productFileSchema>

export const productSchema = z.object({
  id: idSchema,
  collectionId: idSchema,
  productType: z.enum(productTypes),
  title: z.string().trim().min(1).max(200),
  urlId: urlIdSchema,
  status: z.enum(productStatuses),
  /** When a scheduled product appears, in milliseconds since 1970 (UTC). */
  publishAt: z.int().nullable(),
  /** HTML, cleaned when it was saved. */
  body: z.string().max(100_000),
  excerpt: z.string().max(1000),
  tags: z.array(z.string().trim().min(1).max(limits.tagLength)).max(100),
  categoryIds: z.array(idSchema).max(100),
  options: z.array(productOptionSchema).max(limits.optionsPerProduct),
  variants: z.array(variantSchema).min(1).max(limits.variantsPerProduct),
  pictures: z.array(pictureSchema).max(100),
  /** The files of a digital product; empty for every other, and on pages for visitors. */
  files: z.array(productFileSchema).max(limits.filesPerProduct),
  useCustomAddButtonText: z.boolean(),
  customAddButtonText: z.string().max(100),
  customSoldOutText: z.string().max(100),
  scarcity: scarcitySchema.nullable(),
  relatedProductIds: z.array(idSchema).max(20),
  isSubscribable: z.boolean(),
  /** How it renews; null for products that are sold once. */
  subscriptionPlan: subscriptionPlanSchema.nullable().default(null),
  additionalFieldsFormId: z.string().nullable(),
  seoTitle: z.string().max(200),
  seoDescription: z.string().max(500),
  /** Whether tax rates apply to it. */
  taxable: z.boolean(),
  /** The id of its tax category; '' is the standard one. */
  taxCategoryId: z.union([taxCategoryIdSchema, z.literal(STANDARD_TAX)]),
  /** Why buyers cannot withdraw from buying it; null where they can. */
  withdrawalExemption: withdrawalExemptionSchema.nullable().default(null),
  /** What buyers may pay besides the values of a gift card or a donation; absent where they choose a value. */
  ownAmounts: ownAmountsSchema.optional(),
  /** What donors choose besides the amount; absent for other products. */
  donation: donationOfferSchema.optional(),
  /** Lower prices for several pieces; absent where each piece costs the same. */
  quantityBreaks: quantityBreaksSchema.optional(),
  /** What it consists of, where it is a bundle; absent for every other product. */
  bundle: bundleSchema.optional(),
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type Product = z.infer<typeof productSchema>

/** The orders in which visitors can see a list; `manual` is the shop's own. */
export const listSorts = ['manual', 'newest', 'price-low', 'price-high', 'title'] as const
export type ListSort = (typeof listSorts)[number]

/** The texts and picture of a store page or a category. */
export const listingSchema = z.object({
  /** Plain text above the products; empty lines separate paragraphs. */
  description: z.string().max(1000),
  /** Shown above the products, in lists of categories and in shared links. */
  picture: pictureSchema.nullable(),
  /** For search engines; where it is empty, the title is used. */
  seoTitle: z.string().max(200),
  seoDescription: z.string().max(500),
})
export type Listing = z.infer<typeof listingSchema>

/** A listing without any details. */
export const blankListing: Listing = { description: '', picture: null, seoTitle: '', seoDescription: '' }

export const categoryTypes = ['ROOT', 'CATEGORY'] as const
export const categorySchema = z.object({
  id: idSchema,
  collectionId: idSchema,
  parentId: idSchema.nullable(),
  type: z.enum(categoryTypes),
  displayName: singleLine(limits.categoryLength, 1),
  urlId: urlIdSchema,
  displayIndex: z.int().min(0),
  ...listingSchema.shape,
  /** The order in which visitors see its products at first; null: as on the store page. */
  sort: z.enum(listSorts).nullable(),
})
export type Category = z.infer<typeof categorySchema>

/** The details of a new category besides its name and URL. */
export const blankCategoryDetails = { ...blankListing, sort: null } satisfies Partial<Category>
