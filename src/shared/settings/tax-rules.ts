import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'

/** The tax category of products that have no category of their own. It is always there. */
export const STANDARD_TAX = ''

/** The most tax categories of a shop. */
export const MOST_TAX_CATEGORIES = 30

export const taxCategoryIdSchema = z.string().regex(/^[0-9a-zA-Z-]{1,64}$/)

/** A kind of product with tax rates of its own, such as books. The standard category is not in the list. */
export const taxCategorySchema = z.object({ id: taxCategoryIdSchema, name: singleLine(60, 1) })
export type TaxCategory = z.infer<typeof taxCategorySchema>

/**
 * How shipping is taxed: `by-rate` by the standard rates that apply to shipping; `by-goods` in proportion of the goods,
 * at their rates; `none` not at all.
 */
export const shippingTaxes = ['by-rate', 'by-goods', 'none'] as const
/** The rates of buyers in other countries of the EU: those of their country, or of the shop's. */
export const euRates = ['destination', 'home'] as const

export const taxRulesSchema = z.object({
  categories: z.array(taxCategorySchema).max(MOST_TAX_CATEGORIES),
  shipping: z.enum(shippingTaxes),
  euRates: z.enum(euRates),
})
export type TaxRules = z.infer<typeof taxRulesSchema>

/** The rules of a new shop, and of those from before there were any. */
export const firstTaxRules: TaxRules = { categories: [], shipping: 'by-rate', euRates: 'destination' }
