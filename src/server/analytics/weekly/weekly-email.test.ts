import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { startReportShops } from '#server/testing/reports/report-shops.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import type { Website } from '#server/websites/website.ts'
import { getAnalyticsSettingsCall, saveAnalyticsSettingsCall } from '#shared/analytics/api.ts'
import type { Goal } from '#shared/analytics/goals.ts'
import { saveGoalsCall } from '#shared/analytics/goals-api.ts'
import type { RecordedView } from '../recorded.ts'
import { nextMonday, queueWeeklyEmail } from './queue-weekly-email.ts'
import { writeWeeklyEmailHandler } from './write-weekly-email.ts'

const { app, database, order } = await startReportShops()
const { analytics } = app.services
const MONDAY = '2026-11-23'

/** Somebody opens a page of the week, on Wednesday. */
const view = (website: Website, visitor: number, changes: Partial<RecordedView> = {}) =>
  analytics.record({
    ...{ kind: 'view', websiteId: website.id, hour: 2026111812, at: Date.UTC(2026, 10, 18, 17), visitor },
    ...{ page: '/', source: '', channel: 'direct', campaign: '', device: 'phone', browser: 'Safari', system: 'iOS' },
    ...{ country: 'US', ...changes },
  })

/** Does the work of the job, as on an installation with a mail server and a known address. */
async function writeEmail(website: Website, canSendEmail = true) {
  await analytics.flush()
  const known = { ...(await app.services.websites.byId(website.id))!, canSendEmail, origin: 'https://shop.example' }
  const websites = { ...app.services.websites, byId: async () => known }
  const handle = writeWeeklyEmailHandler({ ...app.services, websites })
  await handle({ websiteId: website.id, id: 'job', payload: { monday: MONDAY }, finish: async () => {} } as never)
  return database
    .selectFrom('letters')
    .select(['subject', 'html', 'to_address'])
    .where('website_id', '=', website.id)
    .where('kind', '=', 'weekly-report')
    .execute()
}

const shop = () => app.buildWebsite({ settings: { ...shopSettings(), orderNotificationEmail: 'owner@shop.example' } })

test('the email has visits and sales of the week, beside those of the week before', async () => {
  const website = await shop()
  const goals: Goal[] = [{ id: 'goal-0001', name: 'Looked at the shop', kind: 'page', target: '/shop' }]
  const product = await buildProduct(app, website, { title: 'Mug' })
  await (await app.owner(website)).call(saveGoalsCall, { body: { goals, revision: 0 } })
  const orderId = await order(website, product, 1)
  await database
    .updateTable('orders')
    .set({ placed_at: Date.UTC(2026, 10, 22, 20) })
    .where('id', '=', orderId)
    .execute()
  for (const number of [1, 2, 3]) view(website, number, { source: 'google.com', channel: 'search' })
  view(website, 1, { page: '/shop', at: Date.UTC(2026, 10, 18, 17, 1) })
  analytics.record({
    ...{ kind: 'goal', goal: 'goal-0001', websiteId: website.id, hour: 2026111812, visitor: 1 },
    at: Date.UTC(2026, 10, 18, 17, 1),
  })
  // The Sunday before, and the Monday of the email, belong to other weeks.
  for (const number of [4, 5]) view(website, number, { hour: 2026111512, at: Date.UTC(2026, 10, 15, 17) })
  view(website, 6, { hour: 2026112309, at: Date.UTC(2026, 10, 23, 14) })
  const [email, ...others] = await writeEmail(website)
  expect(others).toEqual([])
  expect(email).toMatchObject({ to_address: 'owner@shop.example', subject: `${website.title}: your week in numbers` })
  const words = email!.html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(words).toContain('Nov 16 – 22, 2026, compared with the week before.')
  expect(words).toContain('Visitors 3 · 50% more')
  expect(words).toContain('Page views 4 · 100% more')
  expect(words).toContain('Orders 1')
  expect(words).toContain('3 visitors, 1 order ')
  expect(words).toContain('Visitors who reached your goals Looked at the shop 1')
  expect(words).toContain('Home page 3 /shop 1')
  expect(words).toContain('google.com 3')
  expect(email!.html).toContain('/config/analytics?period=custom&amp;from=2026-11-16&amp;to=2026-11-22')
})

test('nothing is written where nobody came, where emails cannot be sent, and where the owner has turned it off', async () => {
  const website = await shop()
  expect(await writeEmail(website)).toEqual([])
  view(website, 1)
  expect(await writeEmail(website, false)).toEqual([])
  const owner = await app.owner(website)
  const { settings, revision } = (await owner.call(getAnalyticsSettingsCall, {})).body
  expect(settings.sendsWeeklyEmail).toBe(true)
  await owner.call(saveAnalyticsSettingsCall, {
    body: { settings: { ...settings, sendsWeeklyEmail: false }, revision },
  })
  expect(await writeEmail(website)).toEqual([])
})

test('the daily work queues one email for the next Monday, and none for those who do not want it', async () => {
  const [website, unwanted] = [await shop(), await shop()]
  const queue = (site: Website, day: string, sendsWeeklyEmail = true) =>
    app.changing(site, (scope) =>
      queueWeeklyEmail(
        scope,
        { analytics: { isOn: true, keptDays: 30, revision: 1, sendsWeeklyEmail } },
        Date.parse(`${day}T12:00Z`),
      ),
    )
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-23']) await queue(website, day)
  await queue(unwanted, '2026-11-18', false)
  const rows = await database
    .selectFrom('jobs')
    .select(['website_id', 'unique_key'])
    .where('kind', '=', 'write-weekly-letter')
    .execute()
  expect(rows).toEqual([{ website_id: website.id, unique_key: MONDAY }])
})

test.each([
  ['2026-11-18T12:00Z', 'UTC', '2026-11-23', '2026-11-23T08:00Z'],
  ['2026-11-22T23:30Z', 'UTC', '2026-11-23', '2026-11-23T08:00Z'],
  ['2026-11-23T07:59Z', 'UTC', '2026-11-23', '2026-11-23T08:00Z'],
  ['2026-11-23T08:00Z', 'UTC', '2026-11-30', '2026-11-30T08:00Z'],
  // It is Monday there already.
  ['2026-11-22T20:00Z', 'Asia/Tokyo', '2026-11-23', '2026-11-22T23:00Z'],
  ['2026-03-27T12:00Z', 'Europe/Berlin', '2026-03-30', '2026-03-30T06:00Z'],
])('after %s in %s, the next Monday is %s', (now, timeZone, monday, runAt) => {
  expect(nextMonday(Date.parse(now), timeZone)).toEqual({ monday, runAt: Date.parse(runAt) })
})
