import { MOST_DAYS_BY_HOUR } from '#shared/analytics/api.ts'
import { type Days, lengthOf, type Step } from '#shared/reports/periods.ts'

/** The most points that a chart of days has. */
const MOST_POINTS = 400

/** How a period can be divided: into more than one point, and not into too many to see. */
export function stepsFor(days: Days): Step[] {
  const length = lengthOf(days)
  return [
    ...(length <= MOST_DAYS_BY_HOUR ? (['hour'] as const) : []),
    ...(length <= MOST_POINTS ? (['day'] as const) : []),
    ...(length > 7 ? (['week'] as const) : []),
    ...(length > 31 ? (['month'] as const) : []),
    ...(length > 366 ? (['year'] as const) : []),
  ]
}
