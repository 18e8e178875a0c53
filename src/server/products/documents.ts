import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'
import { fixedPricesSchema } from '#shared/currencies/schema.ts'
import { productOptionSchema, productSchema, variantSchema } from '#shared/products/schema.ts'
import { contentSchema } from '#shared/unit-prices/schema.ts'

/** `products.tags`. */
export const productTags = defineDocument({ name: 'product tags', schema: z.array(z.string()) })

/** `products.options`. */
export const productOptions = defineDocument({ name: 'product options', schema: z.array(productOptionSchema) })

const productDetailsSchema = productSchema.pick({
  useCustomAddButtonText: true,
  customAddButtonText: true,
  customSoldOutText: true,
  scarcity: true,
  relatedProductIds: true,
  isSubscribable: true,
  subscriptionPlan: true,
  additionalFieldsFormId: true,
  seoTitle: true,
  seoDescription: true,
  taxable: true,
  taxCategoryId: true,
  withdrawalExemption: true,
  ownAmounts: true,
  donation: true,
  quantityBreaks: true,
  bundle: true,
})
/** Facts that only a product's own page and editor need. */
export type ProductDetails = z.infer<typeof productDetailsSchema>

/** `products.details`. */
export const productDetails = defineDocument({
  name: 'product details',
  schema: productDetailsSchema,
  steps: [{ name: 'add-tax-category', run: (details: object) => ({ taxCategoryId: '', ...details }) }],
})

/** `products.facets`: option name to the values that can be chosen. */
export const productFacets = defineDocument({
  name: 'product facets',
  // Derived from options and variants, and read for thousands of products at once: only checked roughly.
  schema: z.custom<Record<string, string[]>>((value) => typeof value === 'object' && value !== null),
})

/** `variants.attributes`. */
export const variantAttributes = defineDocument({
  name: 'variant attributes',
  schema: variantSchema.shape.attributes,
})

/** `variants.fixed_prices`. */
export const variantFixedPrices = defineDocument({ name: 'fixed prices', schema: fixedPricesSchema })

/** `variants.content`, and `products.content`, where all variants contain the same. */
export const variantContent = defineDocument({ name: 'content of a variant', schema: contentSchema })

/** `products.fixed_prices`: the prices of all its variants, where some are fixed in other currencies. */
export const productFixedPrices = defineDocument({
  name: 'fixed prices of a product',
  schema: z.array(variantSchema.pick({ priceCents: true, salePriceCents: true, onSale: true, fixedPrices: true })),
})
