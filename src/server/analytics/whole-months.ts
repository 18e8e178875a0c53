import { storedDay } from './moments.ts'

/** Days or months as they are stored, both included. */
interface Range {
  readonly from: number
  readonly to: number
}

/** What a period consists of: months that are wholly in it, and the days before and after them. */
export interface SplitPeriod {
  readonly months: Range | null
  readonly days: readonly Range[]
}

const LAST_OF_ANY_MONTH = 99

/**
 * Splits a period so that its sums are read from few rows.
 * @param period its days: 2026-11-20
 */
export function splitPeriod(period: { readonly from: string; readonly to: string }): SplitPeriod {
  const [from, to] = [storedDay(period.from), storedDay(period.to)]
  const first = from % 100 === 1 ? monthOf(from) : next(monthOf(from))
  const last = isLastOfMonth(period.to) ? monthOf(to) : before(monthOf(to))
  if (first > last) return { months: null, days: [{ from, to }] }
  const around = [
    { from, to: before(first) * 100 + LAST_OF_ANY_MONTH },
    { from: next(last) * 100, to },
  ]
  return { months: { from: first, to: last }, days: around.filter((range) => range.from <= range.to) }
}

/** The month of a stored day: 202611. */
export const monthOf = (day: number): number => Math.floor(day / 100)

const next = (month: number): number => (month % 100 === 12 ? month + 89 : month + 1)
const before = (month: number): number => (month % 100 === 1 ? month - 89 : month - 1)

const isLastOfMonth = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.getUTCDate() === 1
}
