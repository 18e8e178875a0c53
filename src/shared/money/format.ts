import { decimalOf, fractionDigitsOf } from './money.ts'
import { type NumberPattern, printNumber } from './number-pattern.ts'

export interface MoneyFormat {
  /** BCP-47, the number style of the site. */
  readonly locale?: string
  /**
   * The site's `useCLDRMoneyFormat` (§3): on, the locale's own conventions (19,99 €); off, English numbers with the
   * currency's sign in front (€19.99), as older sites print them.
   */
  readonly cldr?: boolean
  /** Whether 19.00 is written 19 (§9). */
  readonly dropZeroFraction?: boolean
  /** How the server writes money and rates in this format; what has it prints them without `Intl`. */
  readonly patterns?: MoneyPatterns
}

/** See `moneyFormatForPages`, which makes them. */
export interface MoneyPatterns {
  /** Prices in another currency are written with `Intl`. */
  readonly currency: string
  readonly money: NumberPattern
  readonly percent: NumberPattern
}

// Making a formatter costs a hundred times what using it does, and a page prints dozens of prices.
const formatters = new Map<string, Intl.NumberFormat>()
const FORMATTERS_KEPT = 500

/**
 * Money in words, from hundredths: `formatMoney(123450, 'USD')` is '$1,234.50'. Grouping is on; two fraction digits,
 * none for JPY (§9).
 */
export function formatMoney(cents: number, currency: string, format: MoneyFormat = {}): string {
  const { locale = 'en-US', cldr = true, dropZeroFraction = false, patterns } = format
  if (patterns?.currency === currency) {
    const [whole = '', fraction = ''] = decimalOf(Math.abs(cents), currency).split('.')
    // A fraction that the currency does not have is rounded, as `Intl` does it.
    if (fraction === '' || fractionDigitsOf(currency) > 0)
      return printNumber(patterns.money, cents < 0, whole, dropZeroFraction && fraction === '00' ? '' : fraction)
  }
  return formatterFor(cldr ? locale : 'en-US', currency, dropZeroFraction).format(decimalOf(cents, currency))
}

/** The settings of a shop as a money format. */
export function moneyFormatOf(settings: { locale: string; useCldrMoneyFormat: boolean }): MoneyFormat {
  return { locale: settings.locale, cldr: settings.useCldrMoneyFormat }
}

/** The formatter that writes money of a currency. */
export function formatterFor(locale: string, currency: string, dropZeroFraction: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${dropZeroFraction}`
  let formatter = formatters.get(key)
  if (!formatter) {
    if (formatters.size >= FORMATTERS_KEPT) formatters.clear()
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: fractionDigitsOf(currency),
      maximumFractionDigits: fractionDigitsOf(currency),
      trailingZeroDisplay: dropZeroFraction ? 'stripIfInteger' : 'auto',
    })
    formatters.set(key, formatter)
  }
  return formatter
}
