import { type Failure, fail, type Result, succeed } from '#shared/http/failure.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { fractionDigitsOf, smallestCents } from '#shared/money/money.ts'
import { parseAmount } from '#shared/money/parse.ts'
import type { ChosenAmount, OwnAmounts } from './schema.ts'

/** The choice of an own amount, among the values of a product's option. */
export const OWN_AMOUNT = 'own-amount'

/** How amounts are read and written. */
export interface AmountMoney {
  readonly currency: string
  readonly format: MoneyFormat
}

export type AmountFailure = 'own-amount-not-offered' | 'own-amount-out-of-range' | 'own-amount-unreadable'

/**
 * Checks an amount of a buyer.
 * @param cents hundredths of the currency of `money`
 * @param offered in the same currency; absent where the product has no own amounts
 */
export function checkOwnAmount(
  cents: number,
  offered: OwnAmounts | undefined,
  { currency, format }: AmountMoney,
): Result<number, AmountFailure> {
  if (!offered) return fail('own-amount-not-offered')
  if (cents % smallestCents(currency) !== 0) return unreadable(currency)
  const words = (amount: number) => formatMoney(amount, currency, { ...format, dropZeroFraction: true })
  if (cents < offered.leastCents || cents > offered.mostCents)
    return fail('own-amount-out-of-range', { least: words(offered.leastCents), most: words(offered.mostCents) })
  return succeed(cents)
}

/** An amount that is no number, or has more decimals than its currency. */
export const unreadable = (currency: string) => fail('own-amount-unreadable', { decimals: fractionDigitsOf(currency) })

/** Reads an amount as a buyer has typed it. @returns hundredths, or why it cannot be bought */
export function readOwnAmount(
  typed: string,
  offered: OwnAmounts | undefined,
  money: AmountMoney,
): Result<number, AmountFailure> {
  const cents = parseAmount(typed, money.currency, money.format.locale)
  return cents === null ? unreadable(money.currency) : checkOwnAmount(cents, offered, money)
}

/**
 * Why a line with an own amount cannot be bought; null when it can. An amount belongs to the currency in which it was
 * chosen: it is money, and is not converted.
 */
export function ownAmountProblem(
  { cents, currency }: ChosenAmount,
  offered: OwnAmounts | undefined,
  money: AmountMoney,
): Failure<AmountFailure | 'own-amount-currency'> | null {
  if (offered && currency !== money.currency) return fail('own-amount-currency', { currency }).failure
  const checked = checkOwnAmount(cents, offered, money)
  return checked.ok ? null : checked.failure
}
