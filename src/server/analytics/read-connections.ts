import type { Cell } from '#server/files/send-csv.ts'
import type { ConnectionRow } from '#shared/analytics/reports-api.ts'
import { connections, speedMetrics, threeOfFour } from '#shared/analytics/speed.ts'
import type { Days } from '#shared/reports/periods.ts'
import { NO_BUCKET } from './connections-step.ts'
import { findSite } from './find-site.ts'
import { storedDay } from './moments.ts'
import type { AnalyticsDatabase } from './tables.ts'

/** How fast pages were by connection: metric by metric, the fastest connection first. */
export async function readConnections(
  database: AnalyticsDatabase,
  websiteId: string,
  days: Days,
): Promise<ConnectionRow[]> {
  const stored = await database
    .selectFrom('analytics_connections')
    .select(({ fn }) => ['metric', 'connection', 'rating', 'bucket', fn.sum<number>('count').as('count')])
    .where('site', '=', await findSite(database, websiteId))
    .where('day', '>=', storedDay(days.from))
    .where('day', '<=', storedDay(days.to))
    .groupBy(['metric', 'connection', 'rating', 'bucket'])
    .execute()
  // PostgreSQL answers sums as text.
  const counted = stored.map((row) => ({ ...row, count: Number(row.count) }))
  return speedMetrics.flatMap((metric) =>
    connections.toReversed().flatMap((connection): ConnectionRow[] => {
      const rows = counted.filter((row) => row.metric === metric && row.connection === connection)
      if (rows.length === 0) return []
      const countOf = (rating: string) => rows.reduce((sum, row) => sum + (row.rating === rating ? row.count : 0), 0)
      const measured = rows.filter(({ bucket }) => bucket !== NO_BUCKET)
      return [
        {
          ...{ metric, connection, value: threeOfFour(metric, measured) },
          counts: { good: countOf('good'), middle: countOf('middle'), poor: countOf('poor') },
        },
      ]
    }),
  )
}

/** The same as rows of a file. */
export async function* connectionRows(...asked: Parameters<typeof readConnections>): AsyncGenerator<readonly Cell[]> {
  yield ['Metric', 'Connection', '75th percentile', 'Good', 'Needs improvement', 'Poor']
  for (const { metric, connection, value, counts } of await readConnections(...asked))
    yield [metric, connection, value ?? '', counts.good, counts.middle, counts.poor]
}
