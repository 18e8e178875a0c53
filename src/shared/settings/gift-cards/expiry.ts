import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { ownValue } from '#shared/texts/own-value.ts'

interface Law {
  readonly years: number
  /** Whether the years are counted from the end of the year of sale, as limitation periods are. */
  readonly toEndOfYear: boolean
  /** Why it is not less, for the owner. */
  readonly why: string
}

/**
 * How long a gift card is valid at least, by the law of the shop’s country. Decision 086 names the sources. In other
 * countries cards never expire: their law forbids it (Canada, several states of the US), or we know of no period that
 * is safe.
 */
const laws: Readonly<Record<string, Law>> = {
  DE: {
    years: 3,
    toEndOfYear: true,
    why: 'In Germany, claims lapse three years after the end of the year of sale (§§ 195, 199 BGB). Courts rejected shorter periods.',
  },
  AU: {
    years: 3,
    toEndOfYear: false,
    why: 'In Australia, gift cards must be valid for at least three years (Australian Consumer Law, section 99B).',
  },
  NZ: {
    years: 3,
    toEndOfYear: false,
    why: 'In New Zealand, gift cards must be valid for at least three years (Fair Trading (Gift Card Expiry) Amendment Act 2024).',
  },
  IE: {
    years: 5,
    toEndOfYear: false,
    why: 'In Ireland, gift cards must be valid for at least five years (Consumer Protection (Gift Vouchers) Act 2019).',
  },
}

/** The longest validity that an owner can choose, in years. */
export const LONGEST_VALIDITY = 10

/** How long cards of a country’s shops must be valid, in years, and why; null where they may not expire here. */
export const expiryLaw = (country: string): { readonly years: number; readonly why: string } | null =>
  ownValue(laws, country) ?? null

/** The validities that an owner can choose besides “never”, in years. */
export function validitiesOf(country: string): number[] {
  const law = expiryLaw(country)
  return law ? Array.from({ length: LONGEST_VALIDITY - law.years + 1 }, (_, index) => law.years + index) : []
}

/** What an expiry depends on. */
export interface ExpirySettings {
  readonly country: string
  readonly timeZone: string
  readonly giftCards: { readonly expiryYears: number | null }
}

/** When a card that is issued now expires, in milliseconds; null where the owner chose no validity: never. */
export function giftCardExpiry({ country, timeZone, giftCards }: ExpirySettings, now: number): number | null {
  const law = ownValue(laws, country)
  if (!law || giftCards.expiryYears === null) return null
  const [year, ...monthAndDay] = calendarDay(now, timeZone).split('-')
  const last = Number(year) + Math.max(law.years, giftCards.expiryYears)
  if (law.toEndOfYear) return beginningOfDay(`${last + 1}-01-01`, timeZone)
  // A card of February 29 is valid through the last day of February.
  const day = monthAndDay.join('-') === '02-29' ? '02-28' : monthAndDay.join('-')
  return beginningOfDay(dayAfter(`${last}-${day}`), timeZone)
}
