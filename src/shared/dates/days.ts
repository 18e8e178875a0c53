import { momentOf } from './format.ts'

export const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/**
 * The first moment of a day in a time zone, in milliseconds since 1970.
 * @param day 2026-11-20; a day that does not exist counts as later than all others
 * @param timeZone IANA
 */
export const beginningOfDay = (day: string, timeZone: string): number =>
  momentOf(`${day}T00:00`, timeZone) ?? Number.MAX_SAFE_INTEGER

/** The next day: 2026-11-21 after 2026-11-20. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MILLISECONDS).toISOString().slice(0, 10)

/** The first moment of the day of a moment in UTC, in milliseconds since 1970. */
export const startOfDay = (moment: number): number => Math.floor(moment / DAY_MILLISECONDS) * DAY_MILLISECONDS
