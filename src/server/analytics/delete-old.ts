import { engineOf } from '#server/database/engine.ts'
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import type { Services } from '#server/services.ts'
import { analyticsSettingsOf } from '#shared/analytics/schema.ts'
import { DAY_MILLISECONDS, startOfDay } from '#shared/dates/days.ts'
import { findSite } from './find-site.ts'
import { longestKept } from './longest-kept.ts'
import { storedToday } from './moments.ts'
import { dropDaysBefore, hasDaysBefore } from './views-by-day.ts'

/** An error that did not come again for so long is forgotten. */
const ERROR_DAYS = 90

/**
 * Deletes what is over, as a part of the daily work: the secrets of past days at once, visits of past days, and views of
 * days (UTC) that the site keeps no longer. On PostgreSQL, days that no site keeps go at once. Sums stay; errors go when they did not come again for a season.
 */
export async function deleteOldVisits(
  { analytics, database: shop, websites }: Pick<Services, 'analytics' | 'database' | 'websites'>,
  websiteId: string,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const website = await websites.byId(websiteId)
  if (!website) return
  const { keptDays } = analyticsSettingsOf(website.analytics)
  const database = await analytics.open()
  const site = await findSite(database, websiteId)
  const oldViews = startOfDay(now - keptDays * DAY_MILLISECONDS)
  if (engineOf(database) === 'postgres' && (await hasDaysBefore(database, oldViews)))
    await dropDaysBefore(database, startOfDay(now - (await longestKept(shop)) * DAY_MILLISECONDS))
  const today = storedToday(now, website.settings.timeZone)
  await database.deleteFrom('analytics_salts').where('website_id', '=', websiteId).where('day', '<', today).execute()
  await database.deleteFrom('analytics_error_visitors').where('site', '=', site).where('day', '<', today).execute()
  const [visits, views] = [
    database.selectFrom('analytics_visits').select('visitor').where('site', '=', site).where('day', '<', today),
    database
      .selectFrom('analytics_views')
      .select('at')
      .where('site', '=', site)
      .where('at', '<', oldViews)
      .orderBy('at'),
  ]
  await database
    .deleteFrom('analytics_errors')
    .where('site', '=', site)
    .where('last_at', '<', now - ERROR_DAYS * DAY_MILLISECONDS)
    .execute()
  await deleteInBatches(
    (rows) =>
      database
        .deleteFrom('analytics_visits')
        .where('site', '=', site)
        .where('day', '<', today)
        .where('visitor', 'in', visits.limit(rows))
        .executeTakeFirst(),
    stopping,
  )
  await deleteInBatches(
    (rows) =>
      database
        .deleteFrom('analytics_views')
        .where('site', '=', site)
        .where('at', '<', oldViews)
        .where('at', 'in', views.limit(rows))
        .executeTakeFirst(),
    stopping,
  )
}
