import { expect, test } from 'vitest'
import { prepareProcesses } from '#server/testing/processes/start-process.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { recordHitCall } from '#shared/analytics/api.ts'

/** Both waves together have fewer pages than a day can have by name. */
const MOST_OF_WAVE = 450
/** Processes are started, which takes long on a shared machine. */
const SLOW = { timeout: 180_000 }
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

const app = await startTestApp()
const { analytics, env } = app.services
// Its address on this machine stands for the only website.
await app.buildWebsite()
const start = await prepareProcesses({
  DATA_DIR: env.DATA_DIR,
  RUNS_JOBS: 'yes',
  RATE_LIMIT_MULTIPLIER: '1000',
  ...(env.DATABASE_URL && { DATABASE_URL: env.DATABASE_URL }),
})

const viewsOf = (rows: readonly { readonly views: number }[]) => rows.reduce((sum, { views }) => sum + views, 0)

/** The views in the sums of days and hours, and the pages of those that are kept one by one. */
async function stored() {
  const database = await analytics.open()
  const days = await database.selectFrom('analytics_days').select('views').where('kind', '=', 'all').execute()
  const hours = await database.selectFrom('analytics_hours').select('views').execute()
  const single = await database
    .selectFrom('analytics_views')
    .innerJoin('analytics_texts', 'analytics_texts.id', 'analytics_views.page')
    .select('analytics_texts.text')
    .execute()
  return { days: viewsOf(days), hours: viewsOf(hours), pages: single.map(({ text }) => text) }
}

test('a process that is killed while it counts loses what came last, and counts nothing twice', SLOW, async () => {
  for (const wave of ['first', 'second']) {
    const server = await start()
    const send = async (number: number) => {
      const reply = await fetch(server.url + recordHitCall.path, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'user-agent': `${CHROME} ${wave} ${number}` },
        body: JSON.stringify({ event: 'View', data: { url: `/${wave}/${number}` } }),
      })
      return reply.ok
    }
    let answered = 0
    const sending = (async () => {
      while (answered < MOST_OF_WAVE && (await send(answered).catch(() => false))) answered += 1
    })()
    const pagesOf = async () => (await stored()).pages.filter((page) => page.startsWith(`/${wave}/`))
    await until(async () => (await pagesOf()).length > 0)
    await server.kill()
    await sending

    // The last one may have been stored without an answer.
    const pages = await pagesOf()
    expect(pages.length).toBeLessThanOrEqual(answered + 1)
    expect(pages.toSorted()).toEqual(pages.map((_, number) => `/${wave}/${number}`).toSorted())
    const { days, hours, pages: all } = await stored()
    expect([days, hours]).toEqual([all.length, all.length])
  }
})
