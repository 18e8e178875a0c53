import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import * as api from '#shared/items/api.ts'
import { emptyLesson } from '#shared/items/schema.ts'

const app = await startTestApp()
const HOUR = 3_600_000

test('single videos are listed newest first and by category, and played on their own pages', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const page = async (path: string) => String((await visitor.request('GET', path)).body)
  const { collection } = (await owner.call(api.createItemCollectionCall, { body: { kind: 'lessons', title: 'Films' } }))
    .body
  const publish = async (title: string, changes: Partial<api.ItemInput>) => {
    const parameters = { collectionId: collection.id }
    const { item } = (await owner.call(api.createItemCall, { parameters, body: { title } })).body
    const { id, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = item
    const body = { ...facts, picture: null, status: 'published' as const, ...changes }
    return owner.call(api.updateItemCall, { parameters: { itemId: id }, body })
  }
  expect(await page('/films')).toContain('There are no videos here yet.')
  const href = 'https://vimeo.com/76979871'
  const lesson = { ...emptyLesson, video: { source: 'link' as const, href }, seconds: 187 }
  const now = Date.now()
  await publish('Older', { lesson, publishAt: now - 2 * HOUR, categories: ['Kiln'] })
  await publish('Newer', { lesson: emptyLesson, publishAt: now - HOUR })

  const list = await page('/films')
  expect(list).toContain('class="collection-type-24 view-list"')
  const titles = (html: string) =>
    [...html.matchAll(/class="item-card-title"[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title)
  expect(titles(list)).toEqual(['Newer', 'Older'])
  expect(titles(await page('/films/category/kiln'))).toEqual(['Older'])
  expect(await page('/films/feed')).toContain('<title>Older</title>')

  const older = await page('/films/older')
  expect(older).toContain('class="collection-type-24 view-item"')
  expect(older).toContain(`href="${href}"`)
  expect(older).toContain('<span>3:07</span>')
  expect(older).toContain('.video-frame')
  expect(older).toContain('<span>Newer video</span>')
  expect(older).toMatch(/"@type":"LearningResource".*"@type":"Collection","name":"Films"/)
  expect(await page('/films/newer')).not.toContain('class="video-frame')
  const json = JSON.parse(await page('/films/older?format=json'))
  expect([json.collection.type, json.item.recordType]).toEqual([24, 62])
  expect(json.item.oembed).toMatchObject({ providerName: 'Vimeo', html: expect.stringContaining('title="Older"') })
})
