import { decimalOf, smallestCents } from '#shared/money/money.ts'
import type { Currency } from '#shared/money/schema.ts'

/** The currencies of ours in which PayPal takes payments. */
const paypalCurrencies: ReadonlySet<Currency> = new Set([
  'EUR', 'USD', 'AUD', 'NOK', 'CAD', 'NZD', 'DKK', 'GBP', 'HKD', 'CHF', 'MXN', 'SGD', 'SEK', 'CZK',
  'ILS', 'PHP', 'PLN', 'THB', 'MYR', 'BRL', 'JPY',
]) // biome-ignore format: the order of the table of all currencies

/** Whether PayPal takes payments in a currency. */
export const isPayPalCurrency = (currency: Currency): boolean => paypalCurrencies.has(currency)

/**
 * Hundredths as PayPal counts money: '19.99' of a dollar, '19' yen.
 * @throws Error for a part of a yen, which nobody can pay
 */
export function paypalAmount(cents: number, currency: Currency): string {
  if (!Number.isSafeInteger(cents / smallestCents(currency)))
    throw new Error(`${cents} hundredths of ${currency} cannot be paid.`)
  return decimalOf(cents, currency)
}

/** An amount of PayPal, such as '19.99', in hundredths. @throws Error for a text that is no amount */
export function centsOfPayPal(value: string): number {
  const parts = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(value)
  if (!parts) throw new Error('PayPal sent something that is not an amount.')
  const cents = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))
  return parts[1] ? -cents : cents
}
