import { afterEach, expect, test, vi } from 'vitest'
import {
  buildNewsletterForm,
  emailsTo,
  linkIn,
  runAllJobs,
  submitAnswers,
  subscribe,
} from '#server/testing/newsletter/subscribe.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as api from '#shared/newsletter/numbers-api.ts'
import { addSubscriberCall } from '#shared/newsletter/owner-api.ts'
import { roles } from '#shared/roles/rules.ts'
import { recountSubscriptions } from './recount.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { database } = app.services
const DAY = 24 * 60 * 60 * 1000
/** Noon in New York on November 20, 2026. */
const NOON = Date.UTC(2026, 10, 20, 17)
const days = { from: '2026-11-20', to: '2026-11-23' }

afterEach(() => void vi.useRealTimers())

const atDay = (day: number) => vi.useFakeTimers({ toFake: ['Date'], now: NOON + day * DAY })

async function openSite() {
  atDay(0)
  const website = await app.buildWebsite()
  const form = await buildNewsletterForm(app, website)
  // Signed in again: sessions do not last for days.
  const owner = () => app.owner(website)
  return {
    ...{ website, form, owner },
    numbers: async () =>
      (await (await owner()).call(api.getNewsletterNumbersCall, { query: { ...days, step: 'day' } })).body,
    split: async (by: api.NewsletterSplit) =>
      (await (await owner()).call(api.splitNewsletterCall, { query: { ...days, by } })).body.rows,
  }
}

test('a sign-up, its confirmation and its end count once, by day, page and form', async () => {
  const { website, form, numbers, split } = await openSite()
  const visitor = app.visitor(website)
  await submitAnswers(visitor, form, 'ada@example.com')
  await submitAnswers(visitor, form, 'bob@example.com')
  atDay(1)
  // Bob asks again before he confirms: it is still one sign-up.
  await submitAnswers(visitor, form, 'bob@example.com')
  await runAllJobs(app)
  const confirm = linkIn((await emailsTo(app, website, 'ada@example.com'))[0]!, 'confirm')
  await visitor.request('POST', confirm)
  await visitor.request('POST', confirm)
  await runAllJobs(app)
  atDay(2)
  const leave = linkIn((await emailsTo(app, website, 'ada@example.com')).at(-1)!, 'unsubscribe')
  await visitor.request('POST', leave)
  await visitor.request('POST', leave)
  const none = { signedUp: 0, confirmed: 0, added: 0, ended: 0 }
  expect(await numbers()).toEqual({
    total: { signedUp: 2, confirmed: 1, added: 0, ended: 1 },
    points: [
      { begins: '2026-11-20', ...none, signedUp: 2, confirmed: 1 },
      { begins: '2026-11-21', ...none },
      { begins: '2026-11-22', ...none, ended: 1 },
      { begins: '2026-11-23', ...none },
    ],
  })
  const sums = { signedUp: 2, confirmed: 1, added: 0, ended: 1 }
  expect(await split('source')).toEqual([{ text: 'form', name: 'form', ...sums }])
  expect(await split('page')).toEqual([{ text: '/about', name: '/about', ...sums }])
  expect(await split('form')).toEqual([{ text: form.id, name: 'Newsletter', ...sums }])
})

test('who returns after leaving signs up again, and who is added by hand is no sign-up', async () => {
  const { website, form, owner, numbers, split } = await openSite()
  const welcome = await subscribe(app, website, form, 'ada@example.com')
  await app.visitor(website).request('POST', linkIn(welcome, 'unsubscribe'))
  atDay(1)
  await subscribe(app, website, form, 'ada@example.com')
  await (await owner()).call(addSubscriberCall, {
    body: { listId: 'newsletter', email: 'cleo@example.com', name: '', note: 'Asked in the shop.' },
  })
  expect((await numbers()).total).toEqual({ signedUp: 2, confirmed: 2, added: 1, ended: 1 })
  expect((await split('source')).map(({ text, added }) => [text, added])).toEqual([
    ['form', 0],
    ['hand', 1],
  ])
})

test('counting again from the events gives the same sums', async () => {
  const { website, form, owner, numbers, split } = await openSite()
  const welcome = await subscribe(app, website, form, 'ada@example.com')
  atDay(1)
  await app.visitor(website).request('POST', linkIn(welcome, 'unsubscribe'))
  await submitAnswers(app.visitor(website), form, 'bob@example.com')
  await (await owner()).call(addSubscriberCall, {
    body: { listId: 'newsletter', email: 'cleo@example.com', name: '', note: 'Asked in the shop.' },
  })
  const before = [await numbers(), await split('page'), await split('source')]
  expect((await numbers()).total).toEqual({ signedUp: 2, confirmed: 1, added: 1, ended: 1 })
  await recountSubscriptions(database, website.id, website.settings.timeZone)
  expect([await numbers(), await split('page'), await split('source')]).toEqual(before)
  atDay(2)
  await subscribe(app, website, form, 'bob@example.com')
  expect((await numbers()).total).toEqual({ signedUp: 2, confirmed: 2, added: 1, ended: 1 })
})

test('the numbers are exported as CSV, are of one site, and are for those who read reports', async () => {
  const { website, form, owner } = await openSite()
  await submitAnswers(app.visitor(website), form, 'ada@example.com')
  const query = 'from=2026-11-20&to=2026-11-21'
  const ofDays = await (await owner()).request('GET', `/api/owner/analytics/newsletter.csv?${query}`)
  expect(ofDays.body.replace('\uFEFF', '').trim().split('\n')).toEqual([
    'Day,Signed up,Confirmed,Added by the team,Unsubscribed',
    '2026-11-20,1,0,0,0',
    '2026-11-21,0,0,0,0',
  ])
  const ofForms = await (await owner()).request('GET', `/api/owner/analytics/newsletter/split.csv?${query}&by=form`)
  expect(ofForms.body).toContain('Newsletter,1,0,0,0')
  const otherOwner = await app.owner(await app.buildWebsite())
  expect((await otherOwner.call(api.splitNewsletterCall, { query: { ...days, by: 'form' } })).body.rows).toEqual([])
  const editor = await app.owner(website, roles.editor)
  expect((await editor.call(api.getNewsletterNumbersCall, { query: { ...days, step: 'day' } })).status).toBe(403)
})
