import type { Currency } from '#shared/settings/schema.ts'

/** Money as sites' scripts know it (§3): a decimal text and the currency's code. */
export interface Money {
  readonly value: string
  readonly currency: string
}

/** Money as this house computes it: hundredths of the currency's unit, for every currency (§9; JPY in whole hundreds). */
export interface Amount {
  readonly cents: number
  readonly currency: string
}

/** Most digits before the decimal point (§9). */
export const MAXIMUM_INTEGER_PLACES = 15

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/

/** How many digits a currency shows after the point: JPY none, all others two (§3). */
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
  // Hundredths of a yen cannot be paid, but what is stored is shown rather than hidden.
  if (fractionDigitsOf(currency) === 0 && fraction === '00') return whole as `${number}`
  return `${whole}.${fraction}` as `${number}`
}

/** Hundredths as the Money of §3, for example `{ value: '19.99', currency: 'USD' }`. */
export function toMoney(cents: number, currency: Currency): Money {
  return { value: decimalOf(cents, currency), currency }
}

/**
 * Reads money in any of its three shapes (§3): decimalValue + currencyCode, value + currency, amount + currencyCode.
 * Nothing (null or undefined) is 0 USD. Fractions beyond hundredths are rounded half away from zero.
 * @throws TypeError when the input is not a money value; that is a mistake in a program, not something a visitor does.
 */
export function readMoney(input: unknown): Amount {
  if (input === null || input === undefined) return { cents: 0, currency: 'USD' }
  if (typeof input === 'object') {
    const money = input as Record<string, unknown>
    for (const [number, code] of [
      ['decimalValue', 'currencyCode'],
      ['value', 'currency'],
      ['amount', 'currencyCode'],
    ] as const) {
      const cents = centsOf(money[number])
      const currency = money[code]
      if (cents !== undefined && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)) return { cents, currency }
    }
  }
  throw new TypeError('Not a money value.')
}

function centsOf(value: unknown): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const match = DECIMAL.exec(String(value).trim())
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  if (whole.replace(/^0+/, '').length > MAXIMUM_INTEGER_PLACES) return undefined
  const size = Number(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0)
  if (!Number.isSafeInteger(size)) return undefined
  return sign === '-' && size !== 0 ? -size : size
}
