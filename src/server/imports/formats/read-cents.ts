import type { Facts } from '#shared/http/facts.ts'
import { smallestCents } from '#shared/money/money.ts'
import { withoutSigns } from '#shared/money/parse.ts'
import type { ProblemCode } from './problems.ts'
import { asPrograms, type DecimalSign, readNumber } from './read-number.ts'

/** The largest price, in hundredths; the same as `centsSchema`. */
const MAXIMUM_CENTS = 999_999_999_999

interface Notice {
  readonly code: ProblemCode
  readonly facts: Facts
}

/**
 * Reads a price in hundredths, without floating point: as programs write it ('59.99', '16.807') or as people do
 * ('$1,234.50', '12,50 €'). More than two decimals are rounded, with a warning.
 */
export function readCents(
  text: string,
  { currency, locale, sign }: { readonly currency: string; readonly locale: string; readonly sign: DecimalSign },
): Notice | { readonly cents: number; readonly warning: Notice | null } {
  const bare = withoutSigns(text, currency, locale)
  const number = readNumber(bare, sign, asPrograms(locale))
  if (!number)
    return isOtherCurrency(bare)
      ? noticeOf('price-currency', { text, currency })
      : noticeOf('price-unreadable', { text })
  const cents = roundedCents(number.whole, number.fraction)
  if (cents > MAXIMUM_CENTS) return noticeOf('price-unreadable', { text })
  if (cents % smallestCents(currency) !== 0) return noticeOf('price-not-payable', { text })
  const isRounded = /[1-9]/.test(number.fraction.slice(2))
  if (!isRounded && !number.isGuess) return { cents, warning: null }
  const read = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  return { cents, warning: noticeOf(isRounded ? 'price-rounded' : 'number-guessed', { text, read }) }
}

const noticeOf = (code: ProblemCode, facts: Facts): Notice => ({ code, facts })

function roundedCents(whole: string, fraction: string): number {
  const cents = Number(whole || '0') * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  return cents + (Number(fraction[2] ?? '0') >= 5 ? 1 : 0)
}

/** Whether a text is an amount in another currency: '$12', '15000fcfa'. */
const isOtherCurrency = (text: string): boolean =>
  /[\p{Sc}\p{L}]/u.test(text) && /^(?:\p{Sc}|[\p{L}.]{1,6}\p{Sc}?)?\d[\d.,]*(?:\p{Sc}|[\p{L}.]{1,6})?$/u.test(text)
