import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** Days in order, beginning with one (2026-11-28); a negative count gives the days before it. */
export function daysFrom(day: string, count: number): string[] {
  const first = Date.parse(`${day}T00:00:00Z`) + Math.min(0, count) * DAY_MILLISECONDS
  return Array.from({ length: Math.abs(count) }, (_, index) =>
    new Date(first + index * DAY_MILLISECONDS).toISOString().slice(0, 10),
  )
}
