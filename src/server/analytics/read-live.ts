import { findSite } from './find-site.ts'
import type { AnalyticsDatabase } from './tables.ts'

const LIVE_MILLISECONDS = 5 * 60_000
const MOST_PAGES = 5

/** The people who opened a page in the last five minutes, and where they are: the last page of each. */
export async function readLive(database: AnalyticsDatabase, websiteId: string, now: number) {
  const site = await findSite(database, websiteId)
  const since = now - LIVE_MILLISECONDS
  const last = database
    .selectFrom('analytics_views')
    .select(({ fn }) => ['visitor', fn.max('at').as('at')])
    .where('site', '=', site)
    .where('at', '>', since)
    .groupBy('visitor')
  const rows = await database
    .selectFrom(last.as('last'))
    .innerJoin('analytics_views', (join) =>
      join
        .onRef('analytics_views.visitor', '=', 'last.visitor')
        .onRef('analytics_views.at', '=', 'last.at')
        .on('analytics_views.site', '=', site)
        // Says the same again, so that PostgreSQL looks into the parts of today alone.
        .on('analytics_views.at', '>', since),
    )
    .leftJoin('analytics_texts', 'analytics_texts.id', 'analytics_views.page')
    .select(({ fn, val }) => [
      fn.coalesce('analytics_texts.text', val('')).as('path'),
      fn.countAll<number>().as('visitors'),
    ])
    .groupBy('analytics_texts.text')
    .orderBy('visitors', 'desc')
    .orderBy('path')
    .execute()
  return { visitors: rows.reduce((sum, row) => sum + row.visitors, 0), pages: rows.slice(0, MOST_PAGES) }
}
