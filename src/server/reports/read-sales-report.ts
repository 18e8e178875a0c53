import type { Scope } from '#server/scope.ts'
import type { ReportPoint, ReportQuery } from '#shared/reports/api.ts'
import { comparedDays, type Days, pointOf, pointsOf, type Step, stepOf } from '#shared/reports/periods.ts'
import { addSums, noSums, type Sums } from '#shared/reports/sums.ts'
import { readSums } from './read-sums.ts'

/** The sales of a period and of the one that it is compared with, with points in time of the same length. */
export async function readSalesReport(scope: Scope, { comparison, ...days }: ReportQuery) {
  const step = stepOf(days)
  const compared = comparedDays(days, comparison)
  return {
    step,
    ...(await readPoints(scope, days, step)),
    before: compared && { ...compared, ...(await readPoints(scope, compared, step)) },
  }
}

/** The sums of a period by its points; points without an order are in it too. */
export async function readPoints(
  scope: Scope,
  days: Days,
  step: Step,
): Promise<{ totals: Sums; points: ReportPoint[] }> {
  const rows = await readSums(scope, 'time', days, step === 'hour' ? 'hour' : 'day')
  const points = new Map(pointsOf(days, step).map((begins) => [begins, noSums()]))
  for (const { name, sums } of rows) {
    const begins = pointOf(name, days, step)
    points.set(begins, addSums(points.get(begins) ?? noSums(), sums))
  }
  return {
    totals: rows.map(({ sums }) => sums).reduce(addSums, noSums()),
    points: [...points].map(([begins, sums]) => ({ begins, sums })),
  }
}
