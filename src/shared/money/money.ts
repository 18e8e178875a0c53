import type { Currency } from './schema.ts'

/** Money as sites' scripts read it: a decimal text and the currency's code. */
export interface Money {
  readonly value: string
  readonly currency: string
}

/** The digits that a currency shows after the point: none for JPY, two for all others. */
export function fractionDigitsOf(currency: string): 0 | 2 {
  return currency === 'JPY' ? 0 : 2
}

/** The smallest amount of a currency that can be paid, in hundredths: 100 for JPY, else 1. */
export function smallestCents(currency: string): 1 | 100 {
  return currency === 'JPY' ? 100 : 1
}

/** Hundredths as exact decimal text: 1999 is '19.99', and 19 yen (1900) are '19'. */
export function decimalOf(cents: number, currency: string): `${number}` {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const sign = cents < 0 ? '-' : ''
  const fraction = digits.slice(-2)
  const whole = `${sign}${digits.slice(0, -2)}`
  // Hundredths of a yen cannot be paid, but a stored value is shown rather than hidden.
  if (fractionDigitsOf(currency) === 0 && fraction === '00') return whole as `${number}`
  return `${whole}.${fraction}` as `${number}`
}

/** Hundredths as Money, for example `{ value: '19.99', currency: 'USD' }`. */
export function toMoney(cents: number, currency: Currency): Money {
  return { value: decimalOf(cents, currency), currency }
}
