import { smallestCents } from './money.ts'
import { type NumberPattern, printNumber } from './number-pattern.ts'

/** One hundred percent in thousandths of a percent, the unit of stored rates (19 % is 19000). */
export const WHOLE_MILLI_PERCENT = 100_000

/** Rounds hundredths to what the currency can pay, half away from zero: JPY to whole hundreds, others unchanged. */
export function roundToCurrency(cents: number, currency: string): number {
  const step = smallestCents(currency)
  return step === 1 ? Math.round(cents) : divideRounding(BigInt(Math.round(cents)), BigInt(step)) * step
}

/** A share of an amount: `percentOf(1999, 19000, 'EUR')` is 380. Rounded half away from zero, JPY to whole yen. */
export function percentOf(cents: number, milliPercent: number, currency: string): number {
  const step = smallestCents(currency)
  return divideRounding(BigInt(cents) * BigInt(milliPercent), BigInt(WHOLE_MILLI_PERCENT * step)) * step
}

/** The share that an amount already includes: of 119.00 with 19 % included, 19.00. Rounded like `percentOf`. */
export function percentInside(cents: number, milliPercent: number, currency: string): number {
  const step = smallestCents(currency)
  return (
    divideRounding(BigInt(cents) * BigInt(milliPercent), BigInt((WHOLE_MILLI_PERCENT + milliPercent) * step)) * step
  )
}

/**
 * A rate as text: `formatPercent(19000)` is '19%', and 7250 in German is '7,25 %'. With a pattern it needs no `Intl`.
 */
export function formatPercent(milliPercent: number, locale = 'en-US', pattern?: NumberPattern): string {
  if (!pattern) return percentFormatter(locale).format(milliPercent / WHOLE_MILLI_PERCENT)
  const digits = String(Math.abs(milliPercent)).padStart(4, '0')
  // Conversion to a number removes trailing zeros.
  const fraction = String(Number(`0.${digits.slice(-3)}`)).slice('0.'.length)
  return printNumber(pattern, milliPercent < 0, digits.slice(0, -3), fraction)
}

/** The formatter for rates. */
export function percentFormatter(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
}

function divideRounding(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = Number((2n * size + divisor) / (2n * divisor))
  return dividend < 0n && rounded !== 0 ? -rounded : rounded
}
