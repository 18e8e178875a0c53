import { Select } from '@mantine/core'
import { type Comparison, comparisons, MOST_DAYS, type Period, periods } from '#shared/reports/periods.ts'
import { DayField } from '#studio/kit/day-field.tsx'
import classes from './reports.module.css'
import type { ReportPeriod } from './use-report-period.ts'

const periodWords: Readonly<Record<Period, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  'last-90-days': 'Last 90 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'this-year': 'This year',
  'last-year': 'Last year',
  custom: 'Custom',
}

const comparisonWords: Readonly<Record<Comparison, string>> = {
  'previous-period': 'Compare to previous period',
  'previous-year': 'Compare to previous year',
  nothing: 'No comparison',
}

interface Props {
  readonly value: ReportPeriod
  /** Whether the report can be compared with another period. */
  readonly isCompared: boolean
}

/** The period of a report, and what it is compared with. */
export function PeriodFields({ value: { period, comparison, days, isValid, change }, isCompared }: Props) {
  return (
    <div className={classes.fields}>
      <Select
        aria-label="Period"
        w={{ base: '100%', xs: 150 }}
        value={period}
        data={periods.map((one) => ({ value: one, label: periodWords[one] }))}
        onChange={(next) =>
          change(next === 'custom' ? { period: next, ...days } : { period: next, from: null, to: null })
        }
      />
      {period === 'custom' && (
        <>
          <DayField label="From" value={days.from} onChange={(from) => change({ from })} />
          <DayField label="To" value={days.to} onChange={(to) => change({ to })} />
        </>
      )}
      {isCompared && (
        <Select
          aria-label="Comparison"
          w={{ base: '100%', xs: 252 }}
          value={comparison}
          data={comparisons.map((one) => ({ value: one, label: comparisonWords[one] }))}
          onChange={(next) => change({ comparison: next })}
        />
      )}
      {!isValid && (
        <p className={classes.wrong} role="alert">
          {days.from > days.to
            ? 'The first day must be before the last day.'
            : `Choose at most ${MOST_DAYS / 366} years.`}
        </p>
      )}
    </div>
  )
}
