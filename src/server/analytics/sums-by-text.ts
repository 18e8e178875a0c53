import type { TableKind } from '#shared/analytics/schema.ts'
import type { Days } from '#shared/reports/periods.ts'
import type { AnalyticsDatabase } from './tables.ts'
import { splitPeriod } from './whole-months.ts'

const columns = ['text as id', 'visitors', 'visits', 'views', 'bounces', 'seconds'] as const

/** The sums of a period by text, as a table `sums`: of whole months where it has some, and of the days around them. */
export function sumsByText(database: AnalyticsDatabase, site: number, kind: TableKind, period: Days) {
  const { months, days } = splitPeriod(period)
  const ofDays = (range: { readonly from: number; readonly to: number }) =>
    database
      .selectFrom('analytics_days')
      .select(columns)
      .where('site', '=', site)
      .where('kind', '=', kind)
      .where('day', '>=', range.from)
      .where('day', '<=', range.to)
  const ofMonths =
    months &&
    database
      .selectFrom('analytics_months')
      .select(columns)
      .where('site', '=', site)
      .where('kind', '=', kind)
      .where('month', '>=', months.from)
      .where('month', '<=', months.to)
  const [first, ...others] = [...(ofMonths ? [ofMonths] : []), ...days.map(ofDays)]
  const parts = others.reduce((all, other) => all.unionAll(other), first!)
  return database
    .selectFrom(parts.as('parts'))
    .select(({ fn }) => [
      'id',
      fn.sum<number>('visitors').as('visitors'),
      fn.sum<number>('visits').as('visits'),
      fn.sum<number>('views').as('views'),
      fn.sum<number>('bounces').as('bounces'),
      fn.sum<number>('seconds').as('seconds'),
    ])
    .groupBy('id')
    .as('sums')
}
