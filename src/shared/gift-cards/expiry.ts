import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'

interface Law {
  readonly years: number
  /** Whether the years are counted from the end of the year of sale, as limitation periods are. */
  readonly toEndOfYear: boolean
}

/**
 * How long a gift card is valid at least, by the law of the shop's country. Cards of shops in
 * other countries never expire: some states of the US, for example, allow no expiry at all.
 *
 * DE: §§ 195, 199 BGB.  AU: Competition and Consumer Act 2010, schedule 2, section 99B. NZ: Fair Trading
 * (Gift Card Expiry) Amendment Act 2024. IE: Consumer Protection (Gift Vouchers) Act 2019.
 */
const laws: Readonly<Record<string, Law>> = {
  DE: { years: 3, toEndOfYear: true },
  AU: { years: 3, toEndOfYear: false },
  NZ: { years: 3, toEndOfYear: false },
  IE: { years: 5, toEndOfYear: false },
}

/** When a card that is issued now expires, in milliseconds; null where the law of the country names no period. */
export function giftCardExpiry(country: string, timeZone: string, now: number): number | null {
  const law = Object.hasOwn(laws, country) ? laws[country] : undefined
  if (!law) return null
  const [year, ...monthAndDay] = calendarDay(now, timeZone).split('-')
  const last = Number(year) + law.years
  if (law.toEndOfYear) return beginningOfDay(`${last + 1}-01-01`, timeZone)
  // A card of February 29 is valid through the last day of February.
  const day = monthAndDay.join('-') === '02-29' ? '02-28' : monthAndDay.join('-')
  return beginningOfDay(dayAfter(`${last}-${day}`), timeZone)
}
