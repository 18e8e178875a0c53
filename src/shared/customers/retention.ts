/**
 * For how many years after the end of its year a shop has to keep the documents of a sale, by its country. Where a
 * country is not listed, ten years are assumed, which no law that we know exceeds for ordinary sales.
 */
const years: Readonly<Record<string, number>> = {
  AT: 7,
  AU: 5,
  CA: 6,
  DE: 8,
  DK: 5,
  ES: 6,
  FI: 6,
  GB: 6,
  IE: 6,
  JP: 7,
  NL: 7,
  NO: 5,
  NZ: 7,
  PL: 5,
  SE: 7,
  US: 7,
}
const LONGEST = 10

/** The years for which a shop in a country keeps the documents of a sale. */
export const retentionYears = (country: string): number => years[country] ?? LONGEST

/**
 * The last year whose sales need not be kept any more.
 * @param now in milliseconds
 */
const lastExpiredYear = (country: string, now: number): number =>
  new Date(now).getUTCFullYear() - retentionYears(country) - 1

/** When the sales that still have to be kept begin: the first moment (UTC) of the year after the last expired one. */
export const keptSince = (country: string, now: number): number => Date.UTC(lastExpiredYear(country, now) + 1, 0, 1)
