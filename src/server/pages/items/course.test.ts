import { expect, test, vi } from 'vitest'
import { drawNoise } from '#server/testing/files/pictures.ts'
import { sendFile, uploaded } from '#server/testing/files/upload.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { formatDate } from '#shared/dates/format.ts'
import { deleteFileCall, getFileUsesCall, uploadMediaCall } from '#shared/files/schema.ts'
import * as api from '#shared/items/api.ts'
import { emptyLesson, type Lesson } from '#shared/items/schema.ts'

const app = await startTestApp()
const HOUR = 3_600_000

async function openCourse() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const { collection } = (
    await owner.call(api.createItemCollectionCall, { body: { kind: 'course', title: 'First bowl' } })
  ).body
  const parameters = { collectionId: collection.id }
  const upload = async (kind: 'video' | 'captions', name: string) => {
    const bytes = kind === 'video' ? videoBytes(name) : Buffer.from(`WEBVTT\n\n00:00.000 --> 00:01.000\n${name}\n`)
    const { asset } = (await sendFile(owner, uploadMediaCall, { parameters: { kind } }, bytes, name)).body
    return { id: asset.id, assetUrl: asset.assetUrl, filename: asset.filename }
  }
  const create = async (title: string) =>
    (await owner.call(api.createItemCall, { parameters, body: { title } })).body.item
  const save = (item: api.OwnerItem, changes: Partial<api.ItemInput> = {}) => {
    const { id, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = item
    const body = { ...facts, picture: null, status: 'published' as const, ...changes }
    return owner.call(api.updateItemCall, { parameters: { itemId: id }, body })
  }
  /** Publishes a lesson. */
  const publish = async (title: string, lesson: Partial<Lesson> = {}, changes: Partial<api.ItemInput> = {}) =>
    (await save(await create(title), { lesson: { ...emptyLesson, ...lesson }, ...changes })).body.item
  const page = async (path: string) => {
    const reply = await visitor.request('GET', path)
    return { status: reply.statusCode, body: String(reply.body) }
  }
  return { website, owner, collection, parameters, upload, create, save, publish, page }
}

/** The beginning of an MP4 file; each name has bytes of its own. */
const videoBytes = (name: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftypmp42....mp42isom${name}`)])

/** The schema.org objects of a page. */
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!)['@graph']

/** The lists of a page with the titles of their lessons. */
const chaptersOf = (html: string) =>
  [...html.matchAll(/<ol class="course-lessons" aria-label="([^"]*)">(.*?)<\/ol>/g)].map(([, name, list]) => [
    name,
    [...list!.matchAll(/class="lesson-title"[^>]*>([^<]*)</g)].map(([, title]) => title),
  ])

test('a course has its lessons by chapter, in the order of the owner, with their number and length', async () => {
  const { owner, publish, create, page } = await openCourse()
  expect((await page('/first-bowl')).body).toContain('There are no lessons here yet.')
  await publish('Welcome', { seconds: 90 })
  await publish('Wedging', { chapter: 'Clay', seconds: 240 }, { excerpt: 'Push, turn, push.' })
  const centering = await publish('Centering', { chapter: 'Wheel', seconds: 3600 })
  await publish('Opening', { chapter: 'Wheel' })
  await create('Draft')
  const { body } = await page('/first-bowl')
  expect(body).toContain('class="collection-type-25 view-list"')
  expect(chaptersOf(body)).toEqual([
    ['Lessons', ['Welcome']],
    ['Clay', ['Wedging']],
    ['Wheel', ['Centering', 'Opening']],
  ])
  expect(body).toContain('<span>4 lessons</span><span>1 hr 6 min</span>')
  expect(body).toContain('<time class="lesson-length" dateTime="PT4M0S">4:00</time>')
  expect(body).toContain('Push, turn, push.')
  expect(body).toMatch(/<a class="button course-start" href="\/first-bowl\/welcome"[^>]*>Start course</)
  expect(dataOf(body)[0]).toMatchObject({
    ...{ '@type': 'Course', name: 'First bowl', isAccessibleForFree: true },
    hasCourseInstance: { courseMode: 'online', courseWorkload: 'PT65M30S' },
    hasPart: [{ name: 'Welcome' }, { name: 'Wedging' }, { name: 'Centering', position: 3 }, { name: 'Opening' }],
  })
  await owner.call(api.moveItemCall, { parameters: { itemId: centering.id }, body: { afterItemId: null } })
  expect(chaptersOf((await page('/first-bowl')).body)[0]).toEqual(['Wheel', ['Centering']])
})

test('a lesson plays its video with captions, and leads to the lessons beside it', async () => {
  const { owner, upload, publish, save, page } = await openCourse()
  const [file, captions] = [await upload('video', 'wedging.mp4'), await upload('captions', 'wedging.vtt')]
  await publish('Welcome')
  const poster = await uploaded(owner, await drawNoise(400, 300).png().toBuffer())
  const wedging = await publish('Wedging', {
    ...{ chapter: 'Clay', seconds: 187 },
    video: { source: 'file', file, captions },
  })
  await save(wedging, { picture: { id: poster.id, altText: 'Clay', focalPoint: { x: 0.5, y: 0.5 } } })
  await publish('Centering')
  const { body } = await page('/first-bowl/wedging')
  expect(body).toMatch(new RegExp(`<video[^>]* preload="none"[^>]* src="${file.assetUrl}"`))
  expect(body).toContain(`<track kind="captions" src="${captions.assetUrl}"`)
  expect(body).toContain(`poster="${poster.assetUrl}?format=1500w"`)
  expect(body).toContain('<span>Lesson 2 of 3</span>')
  expect(body).toContain('href="/first-bowl/welcome" rel="prev"')
  expect(body).toContain('href="/first-bowl/centering" rel="next"')
  expect(body).toContain('href="/first-bowl/wedging" aria-current="page"')
  expect(dataOf(body)[0]).toMatchObject({
    ...{ '@type': 'LearningResource', timeRequired: 'PT3M7S', isPartOf: { '@type': 'Course', name: 'First bowl' } },
    video: { '@type': 'VideoObject', duration: 'PT3M7S', contentUrl: expect.stringContaining(file.assetUrl) },
  })
  const json = JSON.parse((await page('/first-bowl/wedging?format=json')).body)
  expect([json.collection.type, json.item.recordType]).toEqual([25, 63])
  for (const none of ['tag/clay', 'author/nora', 'feed']) expect((await page(`/first-bowl/${none}`)).status).toBe(404)
})

test('a lesson shows a video of another company only once it is pressed', async () => {
  const { publish, page } = await openCourse()
  await publish('Wedging', { video: { source: 'link', href: 'https://youtu.be/dQw4w9WgXcQ' } })
  const { body } = await page('/first-bowl/wedging')
  expect(body).not.toContain('<iframe src')
  expect(body).toContain('href="https://youtu.be/dQw4w9WgXcQ"')
  expect(body).toContain('data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0"')
})

test('a link that is no video is refused', async () => {
  const { create, save } = await openCourse()
  const lesson: Lesson = { ...emptyLesson, video: { source: 'link', href: 'https://example.com/film' } }
  expect((await save(await create('Wedging'), { lesson })).code).toBe('invalid-fields')
})

test('a video is a file of the site, and is not deleted while a lesson plays it', async () => {
  const { owner, upload, create, save } = await openCourse()
  const other = await openCourse()
  const item = await create('Wedging')
  const [file, captions] = [await upload('video', 'wedging.mp4'), await upload('captions', 'wedging.vtt')]
  const foreign = await other.upload('video', 'foreign.mp4')
  const refused: Lesson['video'][] = [
    { source: 'file', file: foreign, captions: null },
    { source: 'file', file: captions, captions: null },
    { source: 'file', file, captions: file },
  ]
  for (const video of refused)
    expect((await save(item, { lesson: { ...emptyLesson, video } })).code).toBe('lesson-file-not-found')
  const wanted: Lesson = { ...emptyLesson, video: { source: 'file', file: { ...file, filename: 'x' }, captions } }
  const saved = (await save(item, { lesson: wanted })).body
  expect(saved.item.lesson?.video).toEqual({ source: 'file', file, captions })
  for (const { id } of [file, captions]) {
    const uses = await owner.call(getFileUsesCall, { parameters: { assetId: id } })
    expect(uses.body.uses).toEqual(['Wedging'])
    expect((await owner.call(deleteFileCall, { parameters: { assetId: id } })).status).toBe(409)
  }
  await undo(owner, saved.batchId)
  expect((await owner.call(getFileUsesCall, { parameters: { assetId: file.id } })).body.uses).toEqual([])
})

test('items of other collections have no lesson, whatever is sent', async () => {
  const { owner, save } = await openCourse()
  const { collection } = (await owner.call(api.createItemCollectionCall, { body: { kind: 'blog', title: 'Journal' } }))
    .body
  const parameters = { collectionId: collection.id }
  const post = (await owner.call(api.createItemCall, { parameters, body: { title: 'Post' } })).body.item
  expect((await save(post, { lesson: { ...emptyLesson, chapter: 'Clay' } })).body.item.lesson).toBeNull()
})

test('a call without a lesson leaves it as it is', async () => {
  const { publish, save } = await openCourse()
  const item = await publish('Wedging', { chapter: 'Clay' })
  const { lesson: _, ...others } = item
  expect((await save(others as typeof item, { title: 'Kneading' })).body.item.lesson?.chapter).toBe('Clay')
})

test('a lesson of a later date is listed with it, cannot be opened, and opens on its date', async () => {
  const { publish, page } = await openCourse()
  const publishAt = Date.now() + HOUR
  await publish('Welcome')
  await publish('Wedging', { chapter: 'Clay' }, { status: 'scheduled', publishAt })
  const { body } = await page('/first-bowl')
  expect(chaptersOf(body)).toEqual([
    ['Lessons', ['Welcome']],
    ['Clay', ['Wedging']],
  ])
  expect(body).toContain(`Available on ${formatDate(publishAt, { locale: 'en-US', timeZone: 'America/New_York' })}`)
  expect(body).not.toContain('/first-bowl/wedging')
  expect((await page('/first-bowl/wedging')).status).toBe(404)
  expect((await page('/first-bowl/welcome')).body).not.toContain('rel="next"')
  vi.setSystemTime(publishAt + 1)
  try {
    await app.runJobs()
    expect((await page('/first-bowl')).body).not.toContain('Available on')
    expect((await page('/first-bowl/wedging')).status).toBe(200)
  } finally {
    vi.useRealTimers()
  }
})

test('a course with a password shows nothing of its lessons without it', async () => {
  const { owner, parameters, publish, page } = await openCourse()
  await publish('Welcome')
  await owner.call(api.setItemCollectionPasswordCall, { parameters, body: { password: 'clay-and-water' } })
  for (const path of ['/first-bowl', '/first-bowl/welcome', '/first-bowl?format=json']) {
    const { body } = await page(path)
    expect(body).not.toContain('Welcome')
    expect(body).not.toContain('collection-type-25')
  }
})

test('a cover is shown, cannot be deleted meanwhile, and an undo takes it back', async () => {
  const { owner, page } = await openCourse()
  const cover = await uploaded(owner, await drawNoise(200, 200).png().toBuffer())
  const { collections } = (await owner.call(api.listItemCollectionsCall, {})).body
  const { id, kind: _, createdAt: __, path: ___, itemCount: ____, isLocked: _____, ...facts } = collections[0]!
  const shown = { id: cover.id, altText: '', focalPoint: { x: 0.5, y: 0.5 } }
  const saved = await owner.call(api.updateItemCollectionCall, {
    parameters: { collectionId: id },
    body: { ...facts, album: null, course: { cover: shown } },
  })
  expect((await page('/first-bowl')).body).toContain('alt="Cover of First bowl"')
  expect((await owner.call(getFileUsesCall, { parameters: { assetId: cover.id } })).body.uses).toEqual(['First bowl'])
  await undo(owner, saved.body.batchId)
  expect((await page('/first-bowl')).body).not.toContain('class="course-cover"')
})
