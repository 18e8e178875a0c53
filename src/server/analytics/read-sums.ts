import type { Cell } from '#server/files/send-csv.ts'
import type { VisitPoint, VisitSums } from '#shared/analytics/api.ts'
import type { LeftOutReason } from '#shared/analytics/schema.ts'
import { type Days, pointOf, pointsOf, type Step } from '#shared/reports/periods.ts'
import { nothing } from './count-visits.ts'
import { findSite } from './find-site.ts'
import { bucketOf, storedDay } from './moments.ts'
import type { AnalyticsDatabase, DailyKind, StoredSums } from './tables.ts'

/** What an owner sees of all visits of a period. */
interface VisitReport {
  readonly total: VisitSums
  readonly points: VisitPoint[]
  readonly leftOut: Record<LeftOutReason, number>
}

/** The visits of a period: in total, and at each of its points. Reads a row for each day or hour. */
export async function readVisitSums(
  database: AnalyticsDatabase,
  websiteId: string,
  days: Days,
  step: Step,
): Promise<VisitReport> {
  const site = await findSite(database, websiteId)
  const daily = await readDays(database, site, 'all', days)
  const buckets = step === 'hour' ? await readHours(database, site, days) : daily
  const points = new Map(pointsOf(days, step).map((begins) => [begins, { ...nothing }]))
  for (const { bucket, ...sums } of buckets) addTo(points.get(pointOf(bucketOf(bucket), days, step))!, sums)
  const total = { ...nothing }
  for (const { bucket: _, ...sums } of daily) addTo(total, sums)
  return {
    total,
    points: [...points].map(([begins, sums]) => ({ begins, sums })),
    leftOut: await readLeftOut(database, site, days),
  }
}

/** The points of a period as rows of a file. */
export async function* visitRows(
  database: AnalyticsDatabase,
  websiteId: string,
  days: Days,
  step: Step,
): AsyncGenerator<readonly Cell[]> {
  yield ['Begins', 'Visitors', 'Visits', 'Page views', 'Visits of one view', 'Seconds']
  const { points } = await readVisitSums(database, websiteId, days, step)
  for (const { begins, sums: of } of points) yield [begins, of.visitors, of.visits, of.views, of.bounces, of.seconds]
}

type Bucket = StoredSums & { readonly bucket: number }
const sums = ['visitors', 'visits', 'views', 'bounces', 'seconds'] as const

const readDays = (database: AnalyticsDatabase, site: number, kind: DailyKind, days: Days): Promise<Bucket[]> =>
  database
    .selectFrom('analytics_days')
    .select(['day as bucket', ...sums])
    .where('site', '=', site)
    .where('kind', '=', kind)
    .where('day', '>=', storedDay(days.from))
    .where('day', '<=', storedDay(days.to))
    .execute()

const readHours = (database: AnalyticsDatabase, site: number, days: Days): Promise<Bucket[]> =>
  database
    .selectFrom('analytics_hours')
    .select(['hour as bucket', ...sums])
    .where('site', '=', site)
    .where('hour', '>=', storedDay(days.from) * 100)
    .where('hour', '<=', storedDay(days.to) * 100 + 23)
    .execute()

/** How many hits of a period were not counted, and why. */
async function readLeftOut(
  database: AnalyticsDatabase,
  site: number,
  days: Days,
): Promise<Record<LeftOutReason, number>> {
  const rows = await database
    .selectFrom('analytics_days')
    .innerJoin('analytics_texts', 'analytics_texts.id', 'analytics_days.text')
    .select(({ fn }) => ['analytics_texts.text', fn.sum<number>('views').as('views')])
    .where('analytics_days.site', '=', site)
    .where('kind', '=', 'left-out')
    .where('day', '>=', storedDay(days.from))
    .where('day', '<=', storedDay(days.to))
    .groupBy('analytics_texts.text')
    .execute()
  const countOf = (reason: LeftOutReason) => rows.find(({ text }) => text === reason)?.views ?? 0
  return { robot: countOf('robot'), overload: countOf('overload') }
}

function addTo(into: StoredSums, added: StoredSums): void {
  for (const name of sums) into[name] += added[name]
}
