import type { Currency } from '#shared/money/schema.ts'

/**
 * The smallest amounts that Stripe charges, in hundredths, from its table of minimum charge amounts. Currencies that it
 * does not list have no fixed minimum.
 */
const minimums: Partial<Readonly<Record<Currency, number>>> = {
  EUR: 50,
  USD: 50,
  AUD: 50,
  NOK: 300,
  CAD: 50,
  NZD: 50,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  CHF: 50,
  MXN: 1000,
  SGD: 50,
  SEK: 300,
  CZK: 1500,
  PLN: 200,
  THB: 1000,
  MYR: 200,
  BRL: 50,
  INR: 50,
  JPY: 5000,
}

/** The smallest amount that a card can pay, in hundredths; 0 where there is none. */
export const smallestCharge = (currency: Currency): number => minimums[currency] ?? 0
