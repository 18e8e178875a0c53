import { z } from 'zod'

/** Hundredths of the currency's unit, for every currency (for JPY a multiple of 100). */
export const centsSchema = z.int().min(0).max(999_999_999_999)

/** The supported currencies; amounts are stored in hundredths, JPY shows no fraction. */
export const currencies = [
  'EUR', 'USD', 'AUD', 'NOK', 'CAD', 'NZD', 'DKK', 'GBP', 'HKD', 'CHF', 'MXN', 'SGD', 'SEK', 'CZK',
  'ILS', 'PHP', 'RUB', 'PLN', 'THB', 'MYR', 'ARS', 'BRL', 'COP', 'IDR', 'INR', 'JPY', 'ZAR',
] as const // biome-ignore format: one table is easier to read
export const currencySchema = z.enum(currencies)
export type Currency = z.infer<typeof currencySchema>
