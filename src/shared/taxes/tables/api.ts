import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { taxRateSchema } from '#shared/settings/schema.ts'
import { MOST_TAX_CATEGORIES, taxCategorySchema } from '#shared/tax-categories/schema.ts'

/** The most tax rates of a shop. */
export const MOST_RATES = 500
/** The longest file of rates, in characters. */
export const LONGEST_RATES = 500_000

/** Which rates of a file are taken: all, those of the EU, or those of countries that have a rate already. */
export const rateFilters = ['all', 'european-union', 'own-countries'] as const

export const checkRateTableCall = contract({
  method: 'POST',
  path: '/api/owner/taxes/rate-table',
  summary: 'Check a file of tax rates: what it would change',
  access: 'settings.manage',
  bodyLimit: 1024 * 1024,
  body: z.strictObject({
    text: z.string().min(1).max(LONGEST_RATES),
    filter: z.enum(rateFilters),
    removesOthers: z.boolean(),
    /** The rates and categories that it is compared with: those on the screen, saved or not. */
    rates: z.array(taxRateSchema).max(MOST_RATES),
    categories: z.array(taxCategorySchema).max(MOST_TAX_CATEGORIES),
  }),
  reply: z.object({
    added: z.array(taxRateSchema),
    changed: z.array(z.object({ before: taxRateSchema, after: taxRateSchema })),
    removed: z.array(taxRateSchema),
    unchanged: z.int(),
    rates: z.array(taxRateSchema),
    /** Lines that are left out, with the reason. */
    errors: z.array(z.object({ line: z.int(), sentence: z.string() })),
    /** Changes of rates that the file knows of, and that are not in force yet. */
    coming: z.array(z.object({ place: z.string(), day: z.string(), rateMilliPercent: z.int() })),
  }),
  failures: ['rate-table-unreadable', 'rate-table-too-long'],
})

export const exportRatesCall = contract({
  method: 'GET',
  path: '/api/owner/taxes/rates.csv',
  summary: 'Export the tax rates as CSV',
  access: 'settings.manage',
  reply: z.string(),
})

export const exportRatesJsonCall = contract({
  method: 'GET',
  path: '/api/owner/taxes/rates.json',
  summary: 'Export the standard tax rates as JSON, by country and region',
  access: 'settings.manage',
  reply: z.string(),
})

/** The sales of a year to consumers in other member states of the EU, without tax. Money in hundredths. */
export const getUnionSalesCall = contract({
  method: 'GET',
  path: '/api/owner/taxes/union-sales',
  summary: 'Get the sales of this year to consumers in other EU countries, for the threshold of the One Stop Shop',
  access: 'settings.manage',
  reply: z.object({
    year: z.int(),
    currency: z.string(),
    cents: z.int(),
    orders: z.int(),
  }),
})
