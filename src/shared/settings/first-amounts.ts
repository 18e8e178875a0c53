import type { Currency } from '#shared/money/schema.ts'

/** About the same small amount in each currency, in hundredths, as a price would be: a parcel within the country. */
const parcelCents: Readonly<Record<Currency, number>> = {
  ...{ EUR: 500, USD: 500, AUD: 500, CAD: 500, NZD: 500, GBP: 500, CHF: 500, SGD: 500 },
  ...{ NOK: 5_000, DKK: 3_500, SEK: 5_000, CZK: 10_000, PLN: 2_000, RUB: 40_000, ILS: 2_000 },
  ...{ HKD: 4_000, PHP: 30_000, THB: 15_000, MYR: 2_000, IDR: 8_000_000, INR: 40_000, JPY: 50_000 },
  ...{ MXN: 9_000, ARS: 500_000, BRL: 2_500, COP: 2_000_000, ZAR: 9_000 },
}

/**
 * The amounts of a new shop's settings in its currency. They are numbers of the same value: 5 yen would be a thirtieth of a
 * dollar, and a shop that has not looked at its rates would ship for it.
 */
export const firstAmounts = (currency: Currency) => ({
  shippingCents: parcelCents[currency],
  installments: { minimumCents: parcelCents[currency] / 5, maximumCents: parcelCents[currency] * 400 },
})
