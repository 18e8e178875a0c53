import { LRUCache } from 'lru-cache'
import { calendarDay, wallClock } from '#shared/dates/format.ts'

/** Time zones differ by whole quarters of an hour: within one, the hour of the calendar is the same. */
const QUARTER = 15 * 60_000
const hours = new LRUCache<string, number>({ max: 500 })

/** The hour of a moment in a time zone, as it is stored: 2026112014. */
export function hourOf(milliseconds: number, timeZone: string): number {
  const key = `${Math.floor(milliseconds / QUARTER)} ${timeZone}`
  const known = hours.get(key)
  if (known !== undefined) return known
  const hour = Number(wallClock(milliseconds, timeZone).slice(0, 13).replace(/\D/g, ''))
  hours.set(key, hour)
  return hour
}

/** The day of a stored hour. */
export const dayOfHour = (hour: number): number => Math.floor(hour / 100)

/** A day as it is stored: 20261120 for 2026-11-20. */
export const storedDay = (day: string): number => Number(day.replaceAll('-', ''))

/** Today as it is stored. */
export const storedToday = (now: number, timeZone: string): number => storedDay(calendarDay(now, timeZone))

/** A stored day, or a stored hour, as the beginning of a point: 2026-11-20, 2026-11-20T14. */
export function bucketOf(stored: number): string {
  const digits = String(stored)
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
  return digits.length > 8 ? `${day}T${digits.slice(8)}` : day
}
