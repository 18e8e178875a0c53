import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { openSqlite } from '#server/database/open-sqlite.ts'
import { type AnalyticsTables, analyticsMigrations } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'analytics-tables-'))
const database = openSqlite<AnalyticsTables>(join(folder, 'analytics.db'), 'NORMAL')
afterAll(async () => {
  await database.destroy()
  rmSync(folder, { recursive: true, force: true })
})

test('what an earlier version counted is there by month, and its single views stay', async () => {
  const earlier = analyticsMigrations.filter(({ name }) => name < '2026-12-31')
  await migrate(database, earlier, 'analytics_migrations')
  const sums = { visitors: 1, visits: 2, views: 3, bounces: 0, seconds: 4 }
  for (const day of [20261031, 20261101, 20261130])
    await database
      .insertInto('analytics_days')
      .values({ site: 1, kind: 'page', day, text: 7, ...sums })
      .execute()
  const views = [1, 2].map((visitor) => ({ site: 1, at: 5, visitor, page: 7, source: 0 }))
  await database.insertInto('analytics_views').values(views).execute()

  const texts = ['3g', 'LCP'].map((text, place) => ({ id: 11 + place, site: 1, text }))
  await database.insertInto('analytics_texts').values(texts).execute()
  const slow = { site: 1, kind: 'speed-poor', day: 20261101, text: 11, detail: 12, count: 5 }
  await database
    .insertInto('analytics_actions')
    .values(slow as unknown as AnalyticsTables['analytics_actions'])
    .execute()

  await migrate(database, analyticsMigrations, 'analytics_migrations')
  expect(await database.selectFrom('analytics_connections').selectAll().execute()).toEqual([
    { site: 1, day: 20261101, metric: 'LCP', connection: '3g', rating: 'poor', bucket: -1, count: 5 },
  ])
  expect(await database.selectFrom('analytics_actions').selectAll().execute()).toEqual([])
  expect(await database.selectFrom('analytics_months').selectAll().orderBy('month').execute()).toEqual([
    { site: 1, kind: 'page', month: 202610, text: 7, ...sums },
    { site: 1, kind: 'page', month: 202611, text: 7, visitors: 2, visits: 4, views: 6, bounces: 0, seconds: 8 },
  ])
  expect(await database.selectFrom('analytics_views').selectAll().orderBy('visitor').execute()).toEqual(views)
})
