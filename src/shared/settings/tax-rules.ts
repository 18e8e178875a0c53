import { z } from 'zod'
import { MOST_TAX_CATEGORIES, taxCategorySchema } from '#shared/tax-categories/schema.ts'

/**
 * How shipping is taxed: `by-rate` by the standard rates that apply to shipping; `by-goods` in proportion of the goods,
 * at their rates; `none` not at all.
 */
export const shippingTaxes = ['by-rate', 'by-goods', 'none'] as const
/** The rates of buyers in other countries of the EU: those of their country, or of the shop's. */
export const euRates = ['destination', 'home'] as const
/**
 * What stays the same for buyers at other rates, where prices include tax: the price (`shelf-price`), or the price without
 * tax (`net-price`).
 */
export const pricesAcrossPlaces = ['shelf-price', 'net-price'] as const
/** What a business pays while VIES does not answer: the tax, or none where its VAT number has the right form. */
export const rulesWithoutVies = ['charge-tax', 'trust-form'] as const

/** The rules for businesses that buy; `isOn` null is on where the shop's country is in the EU. */
const businessRulesSchema = z.object({
  isOn: z.boolean().nullable(),
  withoutVies: z.enum(rulesWithoutVies),
})
type BusinessRules = z.infer<typeof businessRulesSchema>

export const taxRulesSchema = z.object({
  categories: z.array(taxCategorySchema).max(MOST_TAX_CATEGORIES),
  shipping: z.enum(shippingTaxes),
  euRates: z.enum(euRates),
  /** Absent: `shelf-price`. */
  prices: z.enum(pricesAcrossPlaces).optional(),
  /** Absent: as `businessRulesOf` says. */
  business: businessRulesSchema.optional(),
})
export type TaxRules = z.infer<typeof taxRulesSchema>

/** The rules of a new shop, and of those from before there were any. */
export const firstTaxRules: TaxRules = { categories: [], shipping: 'by-rate', euRates: 'destination' }

/** The rules for businesses: the owner's, or the first ones. */
export const businessRulesOf = ({ business }: Pick<TaxRules, 'business'>): BusinessRules =>
  business ?? { isOn: null, withoutVies: 'charge-tax' }
