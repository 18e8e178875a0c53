import { z } from 'zod'
import { MOST_TAX_CATEGORIES, taxCategorySchema } from '#shared/tax-categories/schema.ts'

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
