import { decimalOf, fractionDigitsOf, readMoney } from './money.ts'

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
}

// Making a formatter costs a hundred times what using it does, and a page prints dozens of prices. None is made before it is
// needed: the first one takes a slow phone 100 ms, and most pages print no price in the browser.
const formatters = new Map<string, Intl.NumberFormat>()
const FORMATTERS_KEPT = 500

/**
 * Money in words, from hundredths: `formatMoney(123450, 'USD')` is '$1,234.50'. Grouping is on; two fraction digits,
 * none for JPY (§9).
 */
export function formatMoney(cents: number, currency: string, format: MoneyFormat = {}): string {
  const { locale = 'en-US', cldr = true, dropZeroFraction = false } = format
  return formatterFor(cldr ? locale : 'en-US', currency, dropZeroFraction).format(decimalOf(cents, currency))
}

/** Prints money that came in one of the three shapes of §3. @throws TypeError when it is not a money value. */
export function formatMoneyValue(input: unknown, format?: MoneyFormat): string {
  const { cents, currency } = readMoney(input)
  return formatMoney(cents, currency, format)
}

/** The number alone, as sites' scripts expect inside `sqs-money-native`: '1,234.50'. */
export function formatNativeMoney(cents: number): string {
  nativeFormatter ??= new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return nativeFormatter.format(decimalOf(cents, 'USD'))
}

/** The settings of a shop as a money format. */
export function moneyFormatOf(settings: { locale: string; useCldrMoneyFormat: boolean }): MoneyFormat {
  return { locale: settings.locale, cldr: settings.useCldrMoneyFormat }
}

let nativeFormatter: Intl.NumberFormat | undefined

function formatterFor(locale: string, currency: string, dropZeroFraction: boolean): Intl.NumberFormat {
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
