import { describe, expect, test } from 'vitest'
import { writeForm } from '#server/forms/definition/form-store.ts'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { type Goal, goalLimits } from '#shared/analytics/goals.ts'
import * as api from '#shared/analytics/goals-api.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { formContentSchema } from '#shared/forms/schema.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { analytics } = app.services
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const person = { 'user-agent': CHROME }

const thanks: Goal = { id: 'goal-page', name: 'Thanks', kind: 'page', target: '/thanks' }
const sent: Goal = { id: 'goal-form', name: 'Asked', kind: 'form', target: 'form-0001' }
const joined: Goal = { id: 'goal-list', name: 'Joined', kind: 'newsletter', target: '' }
const booked: Goal = { id: 'goal-button', name: 'Booked', kind: 'button', target: 'Book' }
const learned: Goal = { id: 'goal-lesson', name: 'Learned', kind: 'lesson', target: '' }
const ordered: Goal = { id: 'goal-order', name: 'Ordered', kind: 'order', target: '' }

/** A site with goals, and people who visit it. */
async function open(...goals: Goal[]) {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  await app.changing(website, async (scope) => {
    const now = Date.now()
    await insertPage(scope, buildPage({ id: newId(), urlId: 'thanks', title: 'Thanks' }))
    const form = formContentSchema.parse({ name: 'Contact', fields: [] })
    await writeForm(scope, { ...form, id: sent.target, revision: 1, createdAt: now, updatedAt: now })
  })
  await owner.call(api.saveGoalsCall, { body: { goals, revision: 0 } })
  const today = calendarDay(Date.now(), website.settings.timeZone)
  const days = { from: today, to: today }
  const visitors = new Map<number, ReturnType<typeof app.visitor>>()
  const send = (number: number, path: string, body: object) => {
    const visitor = visitors.get(number) ?? app.visitor(website)
    visitors.set(number, visitor)
    return visitor.request('POST', path, body, person)
  }
  const census = (number: number, name: string, fields: object) =>
    send(number, `/api/census/${name}`, { url: '/about', ...fields })
  return {
    ...{ website, owner, days, census, send },
    view: (number: number, url: string, more: object = {}) =>
      send(number, '/api/census/RecordHit', { event: 'View', data: { url, ...more } }),
    reached: async () => {
      await analytics.flush()
      const { body } = await owner.call(api.getReachedGoalsCall, { query: { ...days, step: 'day' } })
      return body
    },
  }
}

const csvOf = (text: string) => text.trim().split(/\r?\n/)

describe('each kind of goal is reached by what it names, and by nothing else', () => {
  test.each([
    ['a page', thanks, '/thanks', '/about'],
    ['a page with a fragment in its address', thanks, '/thanks#top', '/thank'],
  ] as const)('%s', async (_, goal, right, wrong) => {
    const { view, reached } = await open(goal)
    await view(1, wrong)
    expect((await reached()).goals).toEqual([{ goalId: goal.id, times: 0, visitors: 0 }])
    await view(1, right)
    expect((await reached()).goals).toEqual([{ goalId: goal.id, times: 1, visitors: 1 }])
  })

  test('lessons that are finished', async () => {
    const { view, census, reached } = await open(learned)
    for (const visitor of [1, 2]) await view(visitor, '/first-bowl')
    await census(1, 'lesson', { lessonId: 'lesson-0001', from: -1, reached: 9 })
    expect((await reached()).goals).toEqual([{ goalId: learned.id, times: 0, visitors: 0 }])
    for (const [visitor, lessonId] of [
      [1, 'lesson-0001'],
      [1, 'lesson-0002'],
      [2, 'lesson-0001'],
    ] as const)
      await census(visitor, 'lesson', { lessonId, from: 9, reached: 10 })
    expect((await reached()).goals).toEqual([{ goalId: learned.id, times: 3, visitors: 2 }])
  })

  test('forms, newsletters and buttons', async () => {
    const { view, census, send, reached } = await open(sent, joined, booked, ordered)
    await view(1, '/about')
    const times = async () => (await reached()).goals.map((goal) => goal.times)
    await census(1, 'form-render', { formId: 'form-0001', step: 'begun' })
    await census(1, 'form-render', { formId: 'form-0002', step: 'sent' })
    await census(1, 'button-render', { buttonText: 'Book' })
    expect(await times()).toEqual([0, 0, 0, 0])
    await census(1, 'form-render', { formId: 'form-0001', step: 'sent' })
    expect(await times()).toEqual([1, 0, 0, 0])
    const event = { eventSchemaName: 'newsletter-subscribe', eventContent: JSON.stringify({ page_path: '/about' }) }
    await send(1, '/api/v1/clanker/events', event)
    expect(await times()).toEqual([1, 1, 0, 0])
    await census(1, 'button-click', { buttonText: 'Book' })
    expect(await times()).toEqual([1, 1, 1, 0])
  })
})

test('a visitor counts once a day, under the source and first page of the visit in which they reached it', async () => {
  const { owner, days, view, reached } = await open(thanks)
  await view(1, '/', { referrer: 'https://www.google.com/' })
  for (const _ of [1, 2, 3]) await view(1, '/thanks')
  await view(2, '/about')
  await view(2, '/thanks')
  await view(3, '/about')
  const { visitors, goals, points } = await reached()
  expect([visitors, goals]).toEqual([3, [{ goalId: thanks.id, times: 4, visitors: 2 }]])
  expect(points).toEqual([{ begins: days.from, visitors: [2] }])
  const split = async (by: 'channel' | 'entry' | 'source') =>
    (await owner.call(api.splitGoalCall, { parameters: { goalId: thanks.id }, query: { ...days, by } })).body.rows
  expect(await split('channel')).toEqual([
    { text: 'direct', visitors: 2, reached: 1 },
    { text: 'search', visitors: 1, reached: 1 },
  ])
  expect(await split('entry')).toEqual([
    { text: '/about', visitors: 2, reached: 1 },
    { text: '/', visitors: 1, reached: 1 },
  ])
  const file = await owner.request(
    'GET',
    `/api/owner/analytics/goals/${thanks.id}/split.csv?by=source&from=${days.from}&to=${days.to}`,
  )
  expect(csvOf(file.body).slice(1)).toEqual([',2,1', 'google.com,1,1'])
  const all = await owner.request('GET', `/api/owner/analytics/goals/reached.csv?from=${days.from}&to=${days.to}`)
  expect(csvOf(all.body)[0]).toMatch(/Day,Thanks$/)
  expect(csvOf(all.body)[1]).toBe(`${days.from},2`)
})

test('someone who is not counted as a visitor reaches no goal', async () => {
  const { website, reached } = await open(booked, thanks)
  const press = (headers: Record<string, string>) =>
    app.visitor(website).request('POST', '/api/census/button-click', { url: '/', buttonText: 'Book' }, headers)
  await press({ ...person, 'sec-gpc': '1' })
  await press({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  // Nobody has opened a page in this browser.
  await press(person)
  expect((await reached()).goals.map(({ times, visitors }) => [times, visitors])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('goals belong to one site, are read by those who see numbers, and undone', async () => {
  const { website, owner } = await open(thanks)
  const reader = await app.owner(website, roles.reporting)
  const { batchId } = (await owner.call(api.saveGoalsCall, { body: { goals: [thanks, booked], revision: 1 } })).body
  expect((await reader.call(api.getGoalsCall, {})).body.goals).toEqual([thanks, booked])
  const other = await app.owner(await app.buildWebsite())
  expect((await other.call(api.getGoalsCall, {})).body).toEqual({ goals: [], revision: 0 })
  await undo(owner, batchId!)
  expect((await reader.call(api.getGoalsCall, {})).body).toEqual({ goals: [thanks], revision: 3 })
  expect((await owner.call(api.saveGoalsCall, { body: { goals: [], revision: 1 } })).code).toBe('edit-conflict')
  expect((await reader.call(api.saveGoalsCall, { body: { goals: [], revision: 3 } })).code).toBe('not-permitted')
})

test('a goal for a form or a page that is not there is refused; one that was saved before stays', async () => {
  const { website, owner } = await open(thanks)
  const save = (goals: Goal[], revision = 1) => owner.call(api.saveGoalsCall, { body: { goals, revision } })
  expect((await save([thanks, { ...sent, target: 'form-gone' }])).code).toBe('goal-form-unknown')
  expect((await save([thanks, { ...thanks, id: 'goal-other', target: '/nowhere' }])).code).toBe('goal-page-unknown')
  await app.changing(website, ({ database, websiteId }) =>
    database.updateTable('pages').set({ status: 'draft' }).where('website_id', '=', websiteId).execute(),
  )
  expect((await save([thanks, booked])).status).toBe(200)
})

test.each([
  ['a page that is no path', { ...thanks, target: 'thanks' }],
  ['a page of the studio', { ...thanks, target: '/config' }],
  ['a path with an email address', { ...thanks, target: '/ada@shop.example' }],
  ['a form without an id', { ...sent, target: '' }],
  ['a button without a label', { ...booked, target: ' ' }],
  ['an order with a target', { ...ordered, target: '/x' }],
  ['a long name', { ...thanks, name: 'x'.repeat(goalLimits.name + 1) }],
])('%s is refused', async (_, goal) => {
  const owner = await app.owner(await app.buildWebsite())
  expect((await owner.call(api.saveGoalsCall, { body: { goals: [goal], revision: 0 } })).code).toBe('invalid-fields')
})
