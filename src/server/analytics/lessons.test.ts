import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import * as api from '#shared/analytics/lessons-api.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { createItemCall, createItemCollectionCall, updateItemCall } from '#shared/items/api.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'
import { emptyLesson } from '#shared/items/schema.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type Browser = ReturnType<typeof app.visitor>

const send = (browser: Browser, call: string, body: object) =>
  browser.request('POST', `/api/census/${call}`, body, { 'user-agent': CHROME })

async function openCourse(kind: CollectionKind = 'course') {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { collection } = (await owner.call(createItemCollectionCall, { body: { kind, title: 'First bowl' } })).body
  const lesson = async (title: string, href = '') => {
    const parameters = { collectionId: collection.id }
    const { item } = (await owner.call(createItemCall, { parameters, body: { title } })).body
    const { id, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = item
    const video = { ...emptyLesson, video: { source: 'link' as const, href } }
    if (href)
      await owner.call(updateItemCall, { parameters: { itemId: id }, body: { ...facts, picture: null, lesson: video } })
    return id
  }
  const today = calendarDay(Date.now(), website.settings.timeZone)
  const days = { from: today, to: today }
  return {
    ...{ owner, days, lesson },
    tell: (lessonId: string, from: number, reached: number, browser = app.visitor(website)) =>
      send(browser, 'lesson', { url: '/first-bowl', lessonId, from, reached }),
    view: (browser: Browser) =>
      send(browser, 'RecordHit', { event: 'View', data: JSON.stringify({ url: '/first-bowl' }) }),
    browser: () => app.visitor(website),
    rows: async () => {
      await app.services.analytics.flush()
      const { rows } = (await owner.call(api.getLessonsReachedCall, { query: days })).body
      return rows.map(({ title, courseTitle, started, reached, finished }) => [
        ...[title, courseTitle, started, reached.join(' '), finished],
      ])
    },
  }
}

test('who starts a lesson, how far they get and who finishes is counted, the most started lesson first', async () => {
  const { lesson, tell, rows } = await openCourse()
  expect(await rows()).toEqual([])
  const [centering, trimming] = [await lesson('Centering'), await lesson('Trimming')]
  await tell(trimming, -1, 10)
  for (const [from, reached] of [
    [-1, 0],
    [-1, 0],
    [0, 3],
    [3, 10],
  ] as const)
    expect((await tell(centering, from, reached)).statusCode).toBe(200)
  expect(await rows()).toEqual([
    ['Centering', 'First bowl', 2, '1 1 1 1 1 1 1 1 1', 1],
    ['Trimming', 'First bowl', 1, '1 1 1 1 1 1 1 1 1', 1],
  ])
})

test('a lesson that a visitor opens again on a day is started once', async () => {
  const { lesson, tell, rows, view, browser } = await openCourse()
  const [glazes, clay] = [await lesson('Glazes'), await lesson('Clay')]
  const [one, other] = [browser(), browser()]
  await view(one)
  await view(other)
  for (const lessonId of [glazes, glazes, clay]) await tell(lessonId, -1, 0, one)
  await tell(glazes, -1, 0, other)
  const started = async () => (await rows()).map(([title, , count]) => [title, count])
  expect(await started()).toEqual([
    ['Glazes', 2],
    ['Clay', 1],
  ])
  await tell(glazes, -1, 0, one)
  expect(await started(), 'in another batch').toEqual([
    ['Glazes', 2],
    ['Clay', 1],
  ])
})

test('a single video is counted as the lessons of a course are', async () => {
  const { lesson, tell, rows } = await openCourse('lessons')
  await tell(await lesson('Centering'), -1, 2)
  expect(await rows()).toEqual([['Centering', 'First bowl', 1, '1 1 0 0 0 0 0 0 0', 0]])
})

test('what is no step of a lesson of this site is refused or left out', async () => {
  const [one, other] = [await openCourse(), await openCourse()]
  const lesson = await one.lesson('Centering')
  const statuses = [
    await one.tell(lesson, 3, 3),
    await one.tell(lesson, -2, 3),
    await one.tell(lesson, 0, 11),
    await one.tell('x', 0, 1),
  ].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([400, 400, 400, 400])
  await other.tell(lesson, -1, 0)
  expect([await one.rows(), await other.rows()]).toEqual([[], []])
})

test('the numbers of lessons are exported, and their words never become formulas', async () => {
  const { owner, days, lesson, tell } = await openCourse()
  await tell(await lesson('=1+1', 'https://vimeo.com/76979871'), -1, 2)
  await tell(await lesson('A text'), -1, 10)
  await app.services.analytics.flush()
  const { body } = await owner.request('GET', `${api.exportLessonsReachedCall.path}?from=${days.from}&to=${days.to}`)
  expect(String(body).trim().split('\n')).toEqual([
    expect.stringContaining('Lesson,Course,Started,Reached 10%,'),
    ...[
      "'=1+1,First bowl,1,1,1,0,0,0,0,0,0,0,0",
      // What is not followed in tenths has none.
      'A text,First bowl,1,,,,,,,,,,1',
    ].toSorted((one, other) => String(body).indexOf(one) - String(body).indexOf(other)),
  ])
})
