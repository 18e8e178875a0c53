import { smallestCents } from '#shared/money/money.ts'
import type { Currency } from '#shared/money/schema.ts'

/**
 * Hundredths as Stripe counts money: in the smallest unit of the currency, which is the yen itself for JPY.
 * @throws Error for a part of that unit, which nobody can pay
 */
export function stripeAmount(cents: number, currency: Currency): number {
  const amount = cents / smallestCents(currency)
  if (!Number.isSafeInteger(amount)) throw new Error(`${cents} hundredths of ${currency} cannot be paid.`)
  return amount
}

/** An amount of Stripe in hundredths. */
export const centsOfStripe = (amount: number, currency: Currency): number => amount * smallestCents(currency)
