import { z } from 'zod'
import { centsSchema, currencies, currencySchema } from '#shared/money/schema.ts'
import { roundingIds } from './roundings.ts'

/** The digits after the point that a rate can have. */
export const RATE_DIGITS = 10

const notARate = 'Enter a rate like 1.0845.'
/** How much of another currency one unit of the shop's currency is, as a decimal number: '1.0845'. More than zero. */
export const rateSchema = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,10})?$/, notARate)
  .refine((rate) => /[1-9]/.test(rate), notARate)

/** A currency that a shop sells in besides its own. */
export const shopCurrencySchema = z.strictObject({
  code: currencySchema,
  rate: rateSchema,
  /** When the owner last changed the rate. */
  ratedAt: z.int().min(0),
  rounding: z.enum(roundingIds),
  /** Whether prices are rounded up, or to the nearest. Without a rounding, always to the nearest. */
  roundsUp: z.boolean(),
})
export type ShopCurrency = z.infer<typeof shopCurrencySchema>

export const shopCurrenciesSchema = z.array(shopCurrencySchema).max(currencies.length - 1)

/** Prices and other amounts that the owner sets in other currencies, by code, in hundredths; more than 0. */
export const fixedPricesSchema = z.partialRecord(currencySchema, centsSchema.positive())
export type FixedPrices = z.infer<typeof fixedPricesSchema>

/** The rate of an order in another currency, at the time of the purchase. */
export const exchangeSchema = z.object({
  /** The shop's currency. */
  currency: currencySchema,
  rate: rateSchema,
  /** The total in the shop's currency, in hundredths. */
  totalCents: z.int(),
})
export type Exchange = z.infer<typeof exchangeSchema>
