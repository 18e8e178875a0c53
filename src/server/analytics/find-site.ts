import type { AnalyticsDatabase } from './tables.ts'

/** The number of a site; 0, which no site has, while nothing was counted for it. */
export async function findSite(database: AnalyticsDatabase, websiteId: string): Promise<number> {
  const row = await database
    .selectFrom('analytics_sites')
    .select('site')
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  return row?.site ?? 0
}
