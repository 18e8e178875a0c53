import type { Scope } from '#server/scope.ts'
import type { SpeedCause } from '#shared/analytics/speed-causes-api.ts'
import type { Days } from '#shared/reports/periods.ts'
import { placesOfPaths } from './places-of-paths.ts'
import { readActionTable } from './read-actions.ts'
import type { AnalyticsDatabase } from './tables.ts'

/** What made pages slow, with where each page is edited: most page loads first. */
export async function readSpeedCauses(
  database: AnalyticsDatabase,
  scope: Scope,
  days: Days,
): Promise<{ readonly rows: SpeedCause[]; readonly hasMore: boolean }> {
  const { rows, hasMore } = await readActionTable(
    database,
    scope.websiteId,
    { table: 'speed-causes', days },
    async () => null,
  )
  const causes = rows.map(({ text, detail, counts }) => {
    // 'LCP /shop'
    const [metric = '', page = ''] = detail.split(' ')
    return { cause: text, metric, page, loads: counts[0]! }
  })
  const places = await placesOfPaths(scope, [...new Set(causes.map(({ page }) => page).filter(Boolean))])
  return { rows: causes.map((one) => ({ ...one, place: places.get(one.page) ?? null })), hasMore }
}
