import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** The periods that reports offer; `custom` has its own days. */
export const periods = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'this-month',
  'last-month',
  'this-quarter',
  'this-year',
  'last-year',
  'custom',
] as const
export type Period = (typeof periods)[number]

/** What a period is compared with. */
export const comparisons = ['previous-period', 'previous-year', 'nothing'] as const
export type Comparison = (typeof comparisons)[number]

/** The length of one point of a chart. */
export const steps = ['hour', 'day', 'week', 'month', 'year'] as const
export type Step = (typeof steps)[number]

/** Days of the calendar, both included: 2026-11-20. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The longest period of a report. */
export const MOST_DAYS = 3660

/** The days of a named period. @param today in the shop's time zone */
export function daysOf(period: Exclude<Period, 'custom'>, today: string): Days {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const last = (length: number): Days => ({ from: daysLater(today, 1 - length), to: today })
  switch (period) {
    case 'today':
      return last(1)
    case 'yesterday':
      return { from: daysLater(today, -1), to: daysLater(today, -1) }
    case 'last-7-days':
      return last(7)
    case 'last-30-days':
      return last(30)
    case 'last-90-days':
      return last(90)
    case 'this-month':
      return { from: firstOf(year, month), to: today }
    case 'last-month':
      return { from: firstOf(year, month - 1), to: daysLater(firstOf(year, month), -1) }
    case 'this-quarter':
      return { from: firstOf(year, month - ((month - 1) % 3)), to: today }
    case 'this-year':
      return { from: firstOf(year, 1), to: today }
    case 'last-year':
      return { from: firstOf(year - 1, 1), to: daysLater(firstOf(year, 1), -1) }
  }
}

/**
 * The days that a period is compared with: the same days of the year before, or the period just before it. Before months
 * of the calendar there are as many months; before a part of a month, quarter or year, the same part of the previous
 * one; before other days, as many days.
 */
export function comparedDays({ from, to }: Days, comparison: Comparison): Days | null {
  if (comparison === 'nothing') return null
  if (comparison === 'previous-year') return { from: yearBefore(from), to: yearBefore(to) }
  const isWhole = nextMonth(to) === daysLater(to, 1)
  const months = monthsBefore({ from, to }, isWhole)
  if (months === 0) return { from: daysLater(from, -lengthOf({ from, to })), to: daysLater(from, -1) }
  return { from: monthsEarlier(from, months), to: isWhole ? daysLater(from, -1) : monthsEarlier(to, months) }
}

/** By how many months a period is later than the one before it; 0 when it is none of the calendar. */
function monthsBefore({ from, to }: Days, isWhole: boolean): number {
  if (!from.endsWith('-01')) return 0
  const first = Number(from.slice(5, 7))
  const months = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - first + 1
  if (isWhole || months === 1) return months
  if (first === 1 && months <= 12) return 12
  return first % 3 === 1 && months <= 3 ? 3 : 0
}

/** How many days a period has. */
export const lengthOf = ({ from, to }: Days): number => (utc(to) - utc(from)) / DAY_MILLISECONDS + 1

/** The points of a chart: by hour for two days, then by day, week or month. */
export function stepOf(days: Days): Step {
  const length = lengthOf(days)
  return length <= 2 ? 'hour' : length <= 92 ? 'day' : length <= 184 ? 'week' : 'month'
}

/** The beginning of every point of a period, oldest first: 2026-11-20T14 for hours, else the first day of the point. */
export function pointsOf(days: Days, step: Step): string[] {
  const points: string[] = []
  for (let day = days.from; day <= days.to; day = daysLater(day, 1)) {
    if (step === 'hour')
      points.push(...Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}`))
    else if (pointOf(day, days, step) === day) points.push(day)
  }
  return points
}

/** The beginning of the point that a bucket belongs to. @param bucket 2026-11-20, with 'T14' for hours */
export function pointOf(bucket: string, days: Days, step: Step): string {
  if (step === 'hour') return bucket
  const day = bucket.slice(0, 10)
  const first = firstDayOf(day, days, step)
  return first < days.from ? days.from : first
}

function firstDayOf(day: string, { from }: Days, step: Exclude<Step, 'hour'>): string {
  switch (step) {
    case 'day':
      return day
    case 'week':
      // Weeks begin with the first day of the period, so that all but the last are whole.
      return daysLater(from, Math.floor((lengthOf({ from, to: day }) - 1) / 7) * 7)
    case 'month':
      return `${day.slice(0, 7)}-01`
    case 'year':
      return `${day.slice(0, 4)}-01-01`
  }
}

/** A day later or, with a number below 0, earlier. */
export const daysLater = (day: string, number: number): string =>
  new Date(utc(day) + number * DAY_MILLISECONDS).toISOString().slice(0, 10)

/** The first day of the month after a day. */
export const nextMonth = (day: string): string => firstOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + 1)

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The first day of a month; months outside of 1 to 12 belong to other years. */
const firstOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)

/** The same day some months before, or the last day of that month when it is shorter. */
function monthsEarlier(day: string, months: number): string {
  const month = firstOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - months)
  const last = daysLater(nextMonth(month), -1)
  const same = `${month.slice(0, 7)}${day.slice(7)}`
  return same > last ? last : same
}

/** The same day a year before; 28 February for the day that only leap years have. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1)
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
}
