import { smallestCents } from './money.ts'

/** The largest amount in hundredths; the same as `centsSchema`. */
const MAXIMUM_CENTS = 999_999_999_999

/**
 * Reads an amount as an owner types it: '12', '12.5', '1,234.50', '1.234,50 €', "CHF 1'234.50", '1 234,50'.
 * A point or comma before one or two last digits is the decimal sign; before three it groups thousands, unless it is
 * the locale's decimal sign: then the meaning is unclear.
 * @returns hundredths, or null when the text is not a plain amount, is negative, or has a fraction that the currency
 * lacks.
 */
export function parseAmount(text: string, currency: string, locale = 'en-US'): number | null {
  const number = withoutSigns(text, currency, locale)
  if (number.length > 30) return null
  const lastSign = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  const tail = number.slice(lastSign + 1)
  const endsInFraction = lastSign >= 0 && tail.length <= 2
  if (lastSign >= 0 && tail.length === 3 && isDecimalSign(number, lastSign, currency, locale)) return null

  const whole = endsInFraction ? number.slice(0, lastSign) : number
  const fraction = endsInFraction ? tail : ''
  const grouping = endsInFraction ? (number[lastSign] === '.' ? ',' : '.') : number[lastSign]
  const digits = withoutGrouping(whole, grouping)
  if (digits === null || !/^\d*$/.test(fraction)) return null
  if (digits === '' && fraction === '') return null

  const cents = Number(digits) * 100 + Number(fraction.padEnd(2, '0'))
  return cents <= MAXIMUM_CENTS && cents % smallestCents(currency) === 0 ? cents : null
}

/** Removes spaces, apostrophes that group digits, and the currency's signs at either end. */
export function withoutSigns(text: string, currency: string, locale: string): string {
  let rest = text.replace(/[\s'’]/gu, '').toLowerCase()
  for (const sign of currencySigns(currency, locale)) {
    if (rest.startsWith(sign)) rest = rest.slice(sign.length)
    else if (rest.endsWith(sign)) rest = rest.slice(0, -sign.length)
    else continue
    break
  }
  return rest
}

/** Finding a currency's signs takes a hundred times longer than reading an amount, so they are cached. */
const knownSigns = new Map<string, string[]>()
const MOST_KNOWN = 1_000

function currencySigns(currency: string, locale: string): string[] {
  const key = `${locale} ${currency}`
  const known = knownSigns.get(key) ?? findCurrencySigns(currency, locale)
  if (!knownSigns.has(key) && knownSigns.size < MOST_KNOWN) knownSigns.set(key, known)
  return known
}

function findCurrencySigns(currency: string, locale: string): string[] {
  const named = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    [locale, 'en-US'].map(
      (one) =>
        new Intl.NumberFormat(one, { style: 'currency', currency, currencyDisplay })
          .formatToParts(0)
          .find((part) => part.type === 'currency')?.value ?? '',
    ),
  )
  const signs = new Set([...named, currency].map((sign) => sign.replace(/\s/gu, '').toLowerCase()))
  signs.delete('')
  // Longest first: 'US$' before '$'.
  return [...signs].sort((one, other) => other.length - one.length)
}

function isDecimalSign(number: string, at: number, currency: string, locale: string): boolean {
  const sign = number[at]
  const isOnlyOne = number.indexOf(sign!) === at && !number.includes(sign === '.' ? ',' : '.')
  // Amounts are read as they are shown: the sign of money differs from the one of numbers in some locales.
  return isOnlyOne && decimalSignOf(locale, { style: 'currency', currency, minimumFractionDigits: 1 }) === sign
}

/** The decimal sign of a locale, of numbers or of another style: '.' or ','. */
export const decimalSignOf = (locale: string, style: Intl.NumberFormatOptions = {}): string | undefined =>
  new Intl.NumberFormat(locale, style).formatToParts(1.5).find((part) => part.type === 'decimal')?.value

/** The digits of a whole number whose thousands may be grouped by this sign; null when they are grouped otherwise. */
function withoutGrouping(whole: string, grouping: string | undefined): string | null {
  if (/^\d*$/.test(whole)) return whole
  const groups = whole.split(grouping ?? ',')
  // Groups of two digits are correct in India: 1,23,456.00.
  const isGrouped = /^\d{1,3}$/.test(groups[0]!) && groups.slice(1, -1).every((group) => /^\d{2,3}$/.test(group))
  return isGrouped && /^\d{3}$/.test(groups.at(-1)!) ? groups.join('') : null
}
