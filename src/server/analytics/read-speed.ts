import type { Cell } from '#server/files/send-csv.ts'
import type { SpeedRow } from '#shared/analytics/reports-api.ts'
import type { Device } from '#shared/analytics/schema.ts'
import { speedMetrics, threeOfFour } from '#shared/analytics/speed.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import type { Days } from '#shared/reports/periods.ts'
import { findSite } from './find-site.ts'
import { storedDay } from './moments.ts'
import type { AnalyticsDatabase } from './tables.ts'

/** How fast pages were: for each metric all of them, then each page type, those with the most page loads first. */
export async function readSpeed(
  database: AnalyticsDatabase,
  websiteId: string,
  days: Days,
  device: Device | undefined,
): Promise<SpeedRow[]> {
  const site = await findSite(database, websiteId)
  const stored = await database
    .selectFrom('analytics_speed')
    .select(({ fn }) => ['metric', 'page_type', 'rating', 'bucket', fn.sum<number>('count').as('count')])
    .where('site', '=', site)
    .where('day', '>=', storedDay(days.from))
    .where('day', '<=', storedDay(days.to))
    .$if(device !== undefined, (rows) => rows.where('device', '=', device!))
    .groupBy(['metric', 'page_type', 'rating', 'bucket'])
    .execute()
  // PostgreSQL answers sums as text.
  const counted = stored.map((row) => ({ ...row, count: Number(row.count) }))
  return speedMetrics.flatMap((metric) => {
    const ofMetric = counted.filter((row) => row.metric === metric)
    const types = Map.groupBy(ofMetric, ({ page_type }) => page_type)
    const rowOf = (pageType: number | null, rows: typeof ofMetric): SpeedRow => {
      const countOf = (rating: string) => rows.reduce((sum, row) => sum + (row.rating === rating ? row.count : 0), 0)
      return {
        ...{ metric, pageType, value: threeOfFour(metric, rows)! },
        counts: { good: countOf('good'), middle: countOf('middle'), poor: countOf('poor') },
      }
    }
    if (ofMetric.length === 0) return []
    const byType = [...types].map(([pageType, rows]) => rowOf(pageType, rows))
    return [rowOf(null, ofMetric), ...byType.toSorted((one, other) => loadsOf(other) - loadsOf(one))]
  })
}

const loadsOf = ({ counts: { good, middle, poor } }: SpeedRow): number => good + middle + poor

/** The same as rows of a file. */
export async function* speedRows(...asked: Parameters<typeof readSpeed>): AsyncGenerator<readonly Cell[]> {
  yield ['Metric', 'Page type', '75th percentile', 'Good', 'Needs improvement', 'Poor']
  const names = new Map<number, string>(Object.entries(pageTypes).map(([name, code]) => [code, name]))
  for (const { metric, pageType, value, counts } of await readSpeed(...asked))
    yield [
      metric,
      pageType === null ? 'all' : (names.get(pageType) ?? ''),
      value,
      counts.good,
      counts.middle,
      counts.poor,
    ]
}
