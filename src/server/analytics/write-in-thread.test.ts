import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import type { Website } from '#server/websites/website.ts'
import { createAnalytics } from './analytics.ts'
import type { RecordedView } from './recorded.ts'

const app = await startTestApp()
const { env } = app.services
const posted = vi.spyOn(Worker.prototype, 'postMessage')
afterEach(() => posted.mockClear())

/** The thread that was asked last. */
const lastThread = () => posted.mock.contexts.at(-1) as Worker

async function open() {
  const website = await app.buildWebsite()
  const errors: unknown[] = []
  const analytics = createAnalytics(env, { flushes: false, hasThread: true, onError: (error) => errors.push(error) })
  onTestFinished(() => analytics.close())
  const record = (count: number, from = 0) => {
    for (let number = from; number < from + count; number += 1) analytics.record(viewOf(website, number))
  }
  /** The views in the sums of days, and those that are kept one by one. */
  const stored = async () => {
    const database = await analytics.open()
    const { site } = await database
      .selectFrom('analytics_sites')
      .select('site')
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
    const days = await database
      .selectFrom('analytics_days')
      .select('views')
      .where('site', '=', site)
      .where('kind', '=', 'all')
      .execute()
    const single = await database.selectFrom('analytics_views').select('at').where('site', '=', site).execute()
    return [days.reduce((sum, { views }) => sum + views, 0), single.length]
  }
  return { website, analytics, errors, record, stored }
}

const viewOf = (website: Website, number: number): RecordedView => ({
  kind: 'view',
  ...{ websiteId: website.id, hour: 2026112012, at: Date.UTC(2026, 10, 20, 12) + number, visitor: 1 + (number % 50) },
  ...{ page: `/${number % 20}`, source: '', campaign: '', channel: 'direct', country: '', device: 'desktop' },
  ...{ browser: 'Chrome', system: 'Windows' },
})

describe('a thread of its own', () => {
  test('writes what visitors do, each once', async () => {
    const { analytics, errors, record, stored } = await open()
    record(3_000)
    await analytics.flush()
    record(10, 3_000)
    await analytics.flush()
    expect(await stored()).toEqual([3_010, 3_010])
    expect(new Set(posted.mock.contexts).size).toBe(1)
    expect(errors).toEqual([])
  })

  test('lets this one write to the same database meanwhile', async () => {
    const { website, analytics, record, stored } = await open()
    record(4_000)
    const writing = analytics.flush()
    const numbers = await Promise.all(
      [20261120, 20261121, 20261122].map((day) =>
        analytics.visitorNumber(website.id, day, { address: '192.0.2.1', userAgent: 'x' }),
      ),
    )
    await writing
    expect(new Set(numbers).size).toBe(3)
    expect(await stored()).toEqual([4_000, 4_000])
  })

  test('that ends while it writes loses what it was writing at most, and another goes on', async () => {
    const { analytics, errors, record, stored } = await open()
    record(100)
    await analytics.flush()
    record(2_000, 100)
    const writing = analytics.flush()
    await until(async () => posted.mock.calls.length === 2)
    await lastThread().terminate()
    await writing
    expect(errors).toMatchObject([{ name: 'WriterEnded' }])
    const [first] = await stored()
    expect([100, 2_100]).toContain(first)
    record(50, 2_100)
    await analytics.flush()
    expect(await stored()).toEqual([first! + 50, first! + 50])
  })

  test('that ends between two batches loses nothing, and the log says so', async () => {
    const { analytics, errors, record, stored } = await open()
    record(5)
    await analytics.flush()
    await lastThread().terminate()
    expect(errors).toMatchObject([{ name: 'WriterEnded' }])
    record(5, 5)
    await analytics.flush()
    expect(await stored()).toEqual([10, 10])
  })

  test('tells what it could not write, which is counted as left out', async () => {
    const { analytics, errors, record, stored } = await open()
    record(5)
    await analytics.flush()
    const database = await analytics.open()
    await database.schema.alterTable('analytics_views').renameTo('analytics_views_away').execute()
    record(5, 5)
    await analytics.flush()
    await database.schema.alterTable('analytics_views_away').renameTo('analytics_views').execute()
    const code = env.DATABASE_URL ? '42P01' : 'SQLITE_ERROR'
    expect(errors).toMatchObject([{ code, message: expect.stringContaining('analytics_views') }])
    await analytics.flush()
    expect(await stored()).toEqual([5, 5])
    const leftOut = await database.selectFrom('analytics_days').select('views').where('kind', '=', 'left-out').execute()
    expect(leftOut).toEqual([{ views: 5 }])
  })

  test('that cannot reach the database gets the same batch again', async () => {
    const { analytics, errors, record, stored } = await open()
    record(5)
    await analytics.flush()
    posted.mockImplementationOnce(function (this: Worker) {
      this.emit('message', { error: { message: 'gone', stack: '', code: 'ECONNREFUSED', isAway: true } })
    })
    record(5, 5)
    await analytics.flush()
    expect(errors).toMatchObject([{ name: 'DatabaseAway', code: 'ECONNREFUSED' }])
    expect(await stored()).toEqual([5, 5])
    await analytics.flush()
    expect(await stored()).toEqual([10, 10])
  })

  test('is asked to end when the process stops, after everything is written', async () => {
    const { analytics, record } = await open()
    record(2_500)
    await analytics.close()
    expect(lastThread().threadId).toBe(-1)
    expect(posted.mock.calls.map(([order]) => (order === 'close' ? 'close' : 'batch'))).toEqual([
      ...['batch', 'batch', 'close'],
    ])
  })
})
