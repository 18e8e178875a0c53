import { decimalOf, fractionDigitsOf } from './money.ts'
import { type NumberPattern, printNumber } from './number-pattern.ts'

export interface MoneyFormat {
  /** BCP-47, the number style of the site. */
  readonly locale?: string
  /**
   * The site's setting `useCLDRMoneyFormat`: on, the locale's own conventions (19,99 €); off, English numbers after the
   * currency's sign (€19.99), as older sites show them.
   */
  readonly cldr?: boolean
  /** Whether 19.00 is written as 19. */
  readonly dropZeroFraction?: boolean
  /** Patterns for money and rates in this format: with them, numbers are printed without `Intl`. */
  readonly patterns?: MoneyPatterns
}

/** Made by `moneyFormatForPages`. */
export interface MoneyPatterns {
  /** The patterns' currency; others are written with `Intl`. */
  readonly currency: string
  readonly money: NumberPattern
  readonly percent: NumberPattern
}

// Creating a formatter costs a hundred times more than using it, and a page prints dozens of prices.
const formatters = new Map<string, Intl.NumberFormat>()
const MOST_FORMATTERS = 500

/**
 * Money as text, from hundredths: `formatMoney(123450, 'USD')` is '$1,234.50'. Thousands are grouped; two fraction
 * digits, none for JPY.
 */
export function formatMoney(cents: number, currency: string, format: MoneyFormat = {}): string {
  const { locale = 'en-US', cldr = true, dropZeroFraction = false, patterns } = format
  if (patterns?.currency === currency) {
    const [whole = '', fraction = ''] = decimalOf(Math.abs(cents), currency).split('.')
    // A fraction that the currency does not have is rounded, as `Intl` does.
    if (fraction === '' || fractionDigitsOf(currency) > 0)
      return printNumber(patterns.money, cents < 0, whole, dropZeroFraction && fraction === '00' ? '' : fraction)
  }
  return formatterFor(cldr ? locale : 'en-US', currency, dropZeroFraction).format(decimalOf(cents, currency))
}

const AMOUNT_PARTS: ReadonlySet<string> = new Set(['minusSign', 'integer', 'decimal', 'fraction'])

/**
 * An amount without its currency and without groups, as a field for money shows it. It has the decimal sign of prices,
 * which is not always the one of numbers: in English in Germany €1,234.50 is money, and 1.234,5 a number.
 */
export function formatAmount(cents: number, currency: string, locale: string): string {
  const parts = formatterFor(locale, currency, false).formatToParts(decimalOf(cents, currency))
  return parts.flatMap(({ type, value }) => (AMOUNT_PARTS.has(type) ? [value] : [])).join('')
}

/** The money format of a shop's settings. */
export function moneyFormatOf(settings: { locale: string; useCldrMoneyFormat: boolean }): MoneyFormat {
  return { locale: settings.locale, cldr: settings.useCldrMoneyFormat }
}

/** The formatter for money of a currency. */
export function formatterFor(locale: string, currency: string, dropZeroFraction: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${dropZeroFraction}`
  let formatter = formatters.get(key)
  if (!formatter) {
    if (formatters.size >= MOST_FORMATTERS) formatters.clear()
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
