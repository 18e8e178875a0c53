import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { smallestCents } from '#shared/money/money.ts'
import type { Currency } from '#shared/money/schema.ts'
import { type RoundingId, roundings } from './roundings.ts'
import { type Exchange, type FixedPrices, RATE_DIGITS, type ShopCurrency } from './schema.ts'

/** What an amount is converted with. */
export type Conversion = Pick<ShopCurrency, 'code' | 'rate' | 'rounding' | 'roundsUp'>

const ONE = 10n ** BigInt(RATE_DIGITS)
/** The largest amount that can be stored, as in `centsSchema`, in hundredths. */
const LARGEST = 999_999_999_999n
/** After so many days the owner is reminded of a rate. */
export const RATE_DAYS = 30

/** A rate as a whole number of its smallest parts. */
function unitsOf(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.padEnd(RATE_DIGITS, '0'))
}

/** Whether prices of a currency can end as a rounding rule says: JPY has whole amounts only. */
export function canRound(rounding: RoundingId, currency: Currency): boolean {
  const { step, less } = roundings[rounding]
  return rounding === 'none' || ((step - less) % smallestCents(currency) === 0 && step % smallestCents(currency) === 0)
}

/**
 * An amount of the shop's currency in another one, rounded by its rule: prices, shipping costs, discounts, minimums.
 * Never 0 for an amount above 0, and never less for a larger amount.
 * @param cents hundredths of the shop's currency; not negative
 * @returns hundredths of the other currency, which can be paid in it
 */
export const priceIn = (cents: number, conversion: Conversion): number =>
  rounded(BigInt(cents) * unitsOf(conversion.rate), ONE, conversion)

/** An amount of the shop's currency in another one: as the owner has fixed it there, or else by the rate. */
export const amountIn = (cents: number, fixed: FixedPrices | undefined, conversion: Conversion): number =>
  fixed?.[conversion.code] ?? priceIn(cents, conversion)

/** Whether each fixed amount can be paid in its currency: JPY has whole amounts only. */
export const canBePaid = (fixed: FixedPrices | undefined): boolean =>
  Object.entries(fixed ?? {}).every(([code, cents]) => cents % smallestCents(code) === 0)

/**
 * The sale price beside a price that the owner has fixed in another currency: the same part of it as in the shop's
 * currency, rounded by the rule.
 */
export const salePriceIn = (
  fixedCents: number,
  { priceCents, salePriceCents }: { readonly priceCents: number; readonly salePriceCents: number },
  conversion: Conversion,
): number =>
  priceCents > 0
    ? rounded(BigInt(fixedCents) * BigInt(salePriceCents), BigInt(priceCents), conversion)
    : priceIn(salePriceCents, conversion)

/** `amount / unit` hundredths, rounded by the rule of a currency. */
function rounded(amount: bigint, unit: bigint, { code, rounding, roundsUp }: Conversion): number {
  if (amount <= 0n) return 0
  const rule = roundings[canRound(rounding, code) ? rounding : 'none']
  const step = BigInt(Math.max(rule.step, smallestCents(code)))
  const less = BigInt(rule.less)
  const exact = amount + less * unit
  const size = step * unit
  const isUp = roundsUp && rounding !== 'none'
  const steps = isUp ? (exact + size - 1n) / size : (2n * exact + size) / (2n * size)
  const most = (LARGEST + less) / step
  const kept = steps < 1n ? 1n : steps > most ? most : steps
  return Number(kept * step - less)
}

/**
 * An amount of another currency in the shop's currency, rounded half away from zero to its smallest unit. For reports
 * and accounts, never for what somebody pays.
 * @param cents hundredths of the other currency; may be negative
 */
export function inShopCurrency(
  cents: number,
  { currency, rate }: { readonly currency: Currency; readonly rate: string },
): number {
  const step = BigInt(smallestCents(currency))
  const size = unitsOf(rate) * step
  const exact = BigInt(Math.abs(cents)) * ONE
  const rounded = Number(((2n * exact + size) / (2n * size)) * step)
  return cents < 0 && rounded !== 0 ? -rounded : rounded
}

/** The total of an order in the shop's currency, in hundredths: as it was at the time of the purchase. */
export const totalInShopCurrency = ({
  grandTotalCents,
  exchange,
}: {
  readonly grandTotalCents: number
  readonly exchange?: Pick<Exchange, 'totalCents'> | undefined
}): number => exchange?.totalCents ?? grandTotalCents

/** A rate as text: '1 EUR = 1.0845 USD'. */
export const rateWords = ({ currency, rate }: Pick<Exchange, 'currency' | 'rate'>, other: Currency): string =>
  `1 ${currency} = ${rate} ${other}`

/** Whether a rate is so old that the owner should look at it. */
export const isRateOld = ({ ratedAt }: Pick<ShopCurrency, 'ratedAt'>, now: number): boolean =>
  now - ratedAt > RATE_DAYS * DAY_MILLISECONDS

/** The time of each rate: what it was, or now where the rate is new. */
export function datedRates(
  before: readonly ShopCurrency[],
  after: readonly ShopCurrency[],
  now: number,
): ShopCurrency[] {
  return after.map((currency) => {
    const known = before.find(({ code, rate }) => code === currency.code && rate === currency.rate)
    return { ...currency, ratedAt: known?.ratedAt ?? now }
  })
}
