import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** So long before a reduction its lowest price is looked for (directive 98/6/EC, article 6a). */
export const WINDOW_MILLISECONDS = 30 * DAY_MILLISECONDS
/** The most former prices that are kept of one variant. */
export const MOST_FORMER = 31

/** A price that visitors saw until a moment. Money in hundredths, times in milliseconds since 1970. */
export interface FormerPrice {
  readonly cents: number
  readonly until: number
}

/** What visitors see of a variant: the current price, and whether it is a sale price. */
export interface ShownPrice {
  readonly cents: number
  readonly onSale: boolean
}

/**
 * Whether a reduction begins: a sale that visitors did not see before, or one at a higher price than before. While a
 * sale only gets cheaper, it stays the same reduction (article 6a, paragraph 5).
 * @param before null where visitors did not see the variant
 */
export const reductionBegins = (before: ShownPrice | null, after: ShownPrice | null): boolean =>
  after?.onSale === true && (!before?.onSale || after.cents > before.cents)

/**
 * The lowest price that visitors saw in the 30 days before a reduction began; null where it is not known. A variant that
 * has been on sale in the shop for less than 30 days has the lowest price since then.
 * @param former all prices that ended in these days
 * @param knownSince when the shop began to keep prices, where the variant is older; null where all of them are known
 */
export function lowestBefore(
  former: readonly FormerPrice[],
  begins: number,
  knownSince: number | null = null,
): number | null {
  const from = begins - WINDOW_MILLISECONDS
  if (knownSince !== null && knownSince > from) return null
  const shown = former.filter(({ until }) => until > from && until <= begins)
  return shown.length > 0 ? Math.min(...shown.map(({ cents }) => cents)) : null
}

/**
 * The former prices that can still be the lowest of a reduction that begins now or later, the oldest first: a price
 * that ended more than 30 days ago, or before another one that was not higher, cannot. Above the limit the two oldest
 * become one, at the lower price until the later time: what is shown is never too high.
 */
export function worthKeeping(former: readonly FormerPrice[], now: number): FormerPrice[] {
  const kept: FormerPrice[] = []
  for (const price of former.toSorted((one, other) => one.until - other.until)) {
    if (price.until <= now - WINDOW_MILLISECONDS) continue
    while (kept.length > 0 && kept.at(-1)!.cents >= price.cents) kept.pop()
    // At the same moment, the lower one is there already.
    if (kept.at(-1)?.until !== price.until) kept.push(price)
  }
  while (kept.length > MOST_FORMER) {
    const [first, second] = kept.splice(0, 2)
    kept.unshift({ cents: first!.cents, until: second!.until })
  }
  return kept
}
