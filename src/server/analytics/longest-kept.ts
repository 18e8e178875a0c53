import { acrossWebsites } from '#server/database/across-websites.ts'
import type { Services } from '#server/services.ts'
import { siteAnalytics } from '#server/websites/documents.ts'
import { analyticsSettingsOf } from '#shared/analytics/schema.ts'

/** The most days for which any website keeps single views. */
export async function longestKept(database: Services['database']): Promise<number> {
  const rows = await database.selectFrom('websites').select('analytics').modifyEnd(acrossWebsites).execute()
  const days = rows.map(({ analytics }) =>
    analyticsSettingsOf(analytics === null ? null : siteAnalytics.read(analytics)),
  )
  return Math.max(...days.map(({ keptDays }) => keptDays))
}
