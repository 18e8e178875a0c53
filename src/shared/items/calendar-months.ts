import { dayAfter } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'

interface Dated {
  /** Milliseconds since 1970 (UTC). */
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** A day of a month with what takes place on it. */
export interface CalendarDay<Event> {
  /** 2026-11-20. */
  readonly date: string
  readonly events: readonly { readonly event: Event; readonly isFirstDay: boolean }[]
}

export interface CalendarMonth<Event> {
  /** 2026-11. */
  readonly month: string
  /** All of its days. */
  readonly days: readonly CalendarDay<Event>[]
}

/**
 * The months in which events take place, from today on, with each event on each of its days. An event that ends at
 * midnight does not take place on the day that begins then.
 * @param events sorted by their beginning; those without a beginning are left out
 * @param limits the most months, the present moment in milliseconds since 1970, and an IANA time zone
 */
export function calendarMonths<Event extends Dated>(
  events: readonly Event[],
  { most, now, timeZone }: { readonly most: number; readonly now: number; readonly timeZone: string },
): CalendarMonth<Event>[] {
  const today = calendarDay(now, timeZone)
  const spans = events.flatMap((event) => {
    if (event.startsAt === null) return []
    const endsAt = Math.max(event.startsAt, (event.endsAt ?? event.startsAt) - 1)
    return [{ event, first: calendarDay(event.startsAt, timeZone), last: calendarDay(endsAt, timeZone) }]
  })
  const months = new Set(spans.flatMap(({ first, last }) => monthsOf(first < today ? today : first, last, most)))
  return [...months]
    .sort()
    .slice(0, most)
    .map((month) => ({
      month,
      days: daysOf(month).map((date) => ({
        date,
        events: spans
          .filter(({ first, last }) => first <= date && date <= last)
          .map(({ event, first }) => ({ event, isFirstDay: first === date })),
      })),
    }))
}

/** The day of the week on which a day is, from 0 (Sunday) to 6. */
export const dayOfWeek = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

function daysOf(month: string): string[] {
  const days: string[] = []
  for (let date = `${month}-01`; date.startsWith(month); date = dayAfter(date)) days.push(date)
  return days
}

/** The first months from a day to another, at most so many. */
function monthsOf(first: string, last: string, most: number): string[] {
  const months: string[] = []
  for (let month = first.slice(0, 7); month <= last.slice(0, 7) && months.length < most; month = monthAfter(month))
    months.push(month)
  return months
}

function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}
