import { calendarDay } from '#shared/dates/format.ts'

/**
 * Whether a year is over in the time zone of the shop. All donors of a year get its summary once: one that was sent
 * earlier would lack what they give later in that year.
 * @param now in milliseconds
 */
export const isYearOver = (year: number, timeZone: string, now: number): boolean =>
  year < Number(calendarDay(now, timeZone).slice(0, 4))
