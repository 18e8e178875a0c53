import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { saveAnalyticsSettingsCall } from '#shared/analytics/api.ts'
import { createAnalytics } from './analytics.ts'
import { deleteOldVisits } from './delete-old.ts'
import type { RecordedView } from './recorded.ts'
import { type AnalyticsDatabase, type AnalyticsTables, analyticsMigrations } from './tables.ts'

const DAY = 24 * 60 * 60_000
const NOON = Date.UTC(2026, 10, 20, 12)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
afterEach(() => void vi.useRealTimers())

/** The days (UTC) that have a part of the table, as in `20261120`. */
async function daysOf(database: AnalyticsDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'analytics_views'::regclass`.execute(database)
  return rows.map(({ name }) => name.replace('analytics_views_', '')).toSorted()
}

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL, single views', async () => {
  if (!process.env.TEST_DATABASE_URL) return
  const app = await startTestApp()
  const { env, analytics } = app.services

  const viewOf = (websiteId: string, at: number, visitor = 1): RecordedView => ({
    kind: 'view',
    ...{ websiteId, hour: 2026112012, at, visitor },
    ...{ page: '/', source: '', campaign: '', channel: 'direct', country: '', device: 'desktop' },
    ...{ browser: 'Chrome', system: 'Windows' },
  })

  /** A site that keeps single views for some days, with one view of today. */
  async function siteKeeping(keptDays: number) {
    const website = await app.buildWebsite()
    const owner = await app.owner(website)
    const settings = { isOn: true, keptDays, sendsWeeklyEmail: false }
    await owner.call(saveAnalyticsSettingsCall, { body: { settings, revision: 0 } })
    analytics.record(viewOf(website.id, NOON))
    await analytics.flush()
    const kept = async () => {
      const rows = await (await analytics.open())
        .selectFrom('analytics_views')
        .innerJoin('analytics_sites', 'analytics_sites.site', 'analytics_views.site')
        .select('at')
        .where('website_id', '=', website.id)
        .execute()
      return rows.length
    }
    const clean = (after: number) => deleteOldVisits(app.services, website.id, NOON + after * DAY, () => false)
    return { website, kept, clean }
  }

  test('are stored by day, with the next day made ahead, also when several processes begin one at once', async () => {
    const { website } = await siteKeeping(30)
    const others = [1, 2].map(() =>
      createAnalytics(env, {
        flushes: false,
        hasThread: false,
        onError: (error) => {
          throw error
        },
      }),
    )
    onTestFinished(async () => void (await Promise.all(others.map((one) => one.close()))))
    for (const [place, other] of others.entries()) other.record(viewOf(website.id, NOON + 3 * DAY, 10 + place))
    await Promise.all(others.map((one) => one.flush()))
    const database = await analytics.open()
    expect(await daysOf(database)).toEqual(['20261120', '20261121', '20261123', '20261124'])
    const single = await database.selectFrom('analytics_views').select('at').where('at', '>', NOON).execute()
    expect(single).toHaveLength(2)
  })

  test('go with their day when no site keeps it, and row by row where one keeps less', async () => {
    const [short, long] = [await siteKeeping(2), await siteKeeping(40)]
    const database = await analytics.open()
    await short.clean(2.4)
    expect([await short.kept(), await long.kept()]).toEqual([1, 1])
    await short.clean(3)
    expect([await short.kept(), await long.kept()]).toEqual([0, 1])
    await long.clean(40)
    expect([await long.kept(), (await daysOf(database)).includes('20261120')]).toEqual([1, true])
    await long.clean(41)
    expect([await long.kept(), (await daysOf(database)).includes('20261120')]).toEqual([0, false])
  })

  test('stay while a backup reads them, and go the next time', async () => {
    const { clean } = await siteKeeping(1)
    const database = await analytics.open()
    await database.transaction().execute(async (backup) => {
      await sql`lock table analytics_views in access share mode`.execute(backup)
      await clean(60)
      expect(await daysOf(database)).toContain('20261120')
    })
    await clean(60)
    expect(await daysOf(database)).not.toContain('20261120')
  })

  test('of an earlier version stay in their table, which is the part of all days until tomorrow', async () => {
    await sql`create schema earlier`.execute(app.services.database)
    const address = new URL(env.DATABASE_URL!)
    address.searchParams.set('options', '-csearch_path=earlier')
    const database = openPostgres<AnalyticsTables>(address.href, 1)
    onTestFinished(() => database.destroy())
    const before = analyticsMigrations.filter(({ name }) => name < '2027-01-12')
    await migrate(database, before, 'earlier_migrations')
    const views = [NOON - 5 * DAY, NOON].map((at) => ({ site: 1, at, visitor: 7, page: 1, source: 0 }))
    await database.insertInto('analytics_views').values(views).execute()
    await migrate(database, analyticsMigrations, 'earlier_migrations')
    expect(await daysOf(database)).toEqual(['before'])
    await database
      .insertInto('analytics_views')
      .values({ ...views[0]!, at: NOON + 1.4 * DAY })
      .execute()
    const stored = await database.selectFrom('analytics_views').selectAll().orderBy('at').execute()
    expect(stored.slice(0, 2)).toEqual(views)
    expect(stored).toHaveLength(3)
  })
})
