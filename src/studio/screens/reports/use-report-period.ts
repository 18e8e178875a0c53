import { calendarDay } from '#shared/dates/format.ts'
import {
  type Comparison,
  comparisons,
  type Days,
  daysOf,
  lengthOf,
  MOST_DAYS,
  periods,
} from '#shared/reports/periods.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useStaff } from '#studio/session/staff-context.ts'

/** The period of the reports, in the address, so that a link shows the same numbers. 30 days by default. */
export function useReportPeriod() {
  const { timeZone } = useStaff().website
  const { values, change } = useFilters({ period: periods, comparison: comparisons, from: 'day', to: 'day' })
  const period = values.period ?? 'last-30-days'
  const comparison: Comparison = values.comparison ?? 'previous-period'
  const today = calendarDay(Date.now(), timeZone)
  const chosen = { from: values.from ?? daysOf('last-30-days', today).from, to: values.to ?? today }
  const days: Days = period === 'custom' ? chosen : daysOf(period, today)
  const isValid = days.from <= days.to && lengthOf(days) <= MOST_DAYS
  return { period, comparison, days, isValid, today, change }
}

export type ReportPeriod = ReturnType<typeof useReportPeriod>
