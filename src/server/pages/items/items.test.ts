import { expect, test, vi } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import * as api from '#shared/items/api.ts'
import { publishDraftCall, readDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { operation } from '#shared/pages/draft/steps.ts'
import { deletePageCall, listPagesCall } from '#shared/pages/owner-api.ts'

const app = await startTestApp()
const HOUR = 3_600_000
const start = Date.parse('2026-03-10T15:00:00Z')

async function openBlog() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const body = { kind: 'blog' as const, title: 'Journal', isInNavigation: true }
  const { collection } = (await owner.call(api.createItemCollectionCall, { body })).body
  const parameters = { collectionId: collection.id }
  const create = async (title: string) =>
    (await owner.call(api.createItemCall, { parameters, body: { title } })).body.item
  const save = async (item: api.OwnerItem, changes: Partial<api.ItemInput> = {}) => {
    const { id, collectionId: _, createdAt: __, position: ___, isLocked: ____, picture: _____, ...facts } = item
    const saved = { ...facts, picture: null, ...changes }
    return owner.call(api.updateItemCall, { parameters: { itemId: id }, body: saved })
  }
  /** A post that visitors see. */
  const publish = async (title: string, changes: Partial<api.ItemInput> = {}) =>
    (await save(await create(title), { status: 'published', publishAt: start, ...changes })).body.item
  const page = async (path: string) => {
    const reply = await visitor.request('GET', path)
    return { status: reply.statusCode, body: String(reply.body), location: reply.headers.location }
  }
  return { website, owner, collection, parameters, create, save, publish, page }
}

/** The titles of a page's list, in order. */
const listed = (html: string) => [...html.matchAll(/item-card-title[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title)

test('a blog is a page with a link, and its posts are not among the pages', async () => {
  const { owner, page, create } = await openBlog()
  await create('First firing')
  expect((await page('/')).body).toContain('href="/journal"')
  expect((await page('/journal')).body).toContain('There are no posts here yet.')
  expect((await owner.call(listPagesCall, { query: {} })).body.pages.map(({ title }) => title)).not.toContain(
    'First firing',
  )
})

test.each([
  ['draft', 404],
  ['needs-review', 404],
  ['private', 404],
  ['scheduled', 404],
  ['published', 200],
] as const)('a post that is %s answers %i, in lists as well', async (status, answer) => {
  const { page, create, save } = await openBlog()
  await save(await create('First firing'), { status, publishAt: Date.now() + HOUR, tags: ['kiln'] })
  expect((await page('/journal/first-firing')).status).toBe(answer)
  expect(listed((await page('/journal')).body)).toHaveLength(answer === 200 ? 1 : 0)
  expect((await page('/journal/tag/kiln')).status).toBe(answer)
  expect((await page('/journal/feed')).body.includes('<item>')).toBe(answer === 200)
  expect((await page('/sitemap.xml')).body.includes('/journal/first-firing')).toBe(answer === 200)
  expect((await page('/search?q=firing')).body.includes('/journal/first-firing')).toBe(answer === 200)
})

test('a post shows its text, and the posts beside it', async () => {
  const { owner, publish, page } = await openBlog()
  await publish('Oldest', { publishAt: start })
  const item = await publish('Middle', { publishAt: start + HOUR, authorName: 'Nora', excerpt: 'Ash & salt.' })
  await publish('Newest', { publishAt: start + 2 * HOUR })
  const [block] = Object.values((await contentOf(owner, item.id)).blocks)
  const write = operation(['blocks', block!.id, 'settings', 'html'], '<p></p>', '<p>The kiln cooled for two days.</p>')
  const step = { id: 'step-write-1', label: 'Edit text', operations: [write], undoes: null }
  const parameters = { pageId: item.id }
  await owner.call(takeStepsCall, { parameters, body: { after: 0, steps: [step] } })
  await owner.call(publishDraftCall, { parameters, body: { sequence: 1 } })
  const { body } = await page('/journal/middle')
  expect(body).toContain('<p>The kiln cooled for two days.</p>')
  expect(body).toContain('href="/journal/oldest"')
  expect(body).toContain('href="/journal/newest"')
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  )
  expect(data).toMatchObject([
    {
      '@graph': [
        {
          '@type': 'BlogPosting',
          headline: 'Middle',
          datePublished: '2026-03-10T12:00:00-04:00',
          author: { '@type': 'Person', name: 'Nora' },
          description: 'Ash & salt.',
        },
        { '@type': 'BreadcrumbList' },
      ],
    },
  ])
  expect(body).toMatch(/<link rel="canonical" href="[^"]*\/journal\/middle"/)
  const feed = (await page('/journal?format=rss')).body
  expect(feed).toContain('<description>Ash &amp; salt.</description>')
  expect(feed).toContain('&lt;p&gt;The kiln cooled for two days.&lt;/p&gt;')
  const json = JSON.parse((await page('/journal/middle?format=json')).body)
  expect(json.item).toMatchObject({ recordType: 1, fullUrl: '/journal/middle', author: { displayName: 'Nora' } })
})

async function contentOf(owner: Awaited<ReturnType<typeof openBlog>>['owner'], pageId: string) {
  return (await owner.call(readDraftCall, { parameters: { pageId } })).body.content
}

test('lists are read page by page, and narrowed by category, tag, author and month', async () => {
  const { publish, page } = await openBlog()
  const titles = Array.from({ length: 25 }, (_, index) => `Post ${index + 1}`)
  for (const [index, title] of titles.entries())
    await publish(title, {
      publishAt: start + index * HOUR,
      categories: index % 2 === 0 ? ['Kiln notes'] : [],
      authorName: index === 3 ? 'Ötzi Ä' : '',
    })
  await publish('Last year', { publishAt: start - 365 * 24 * HOUR, tags: ['Raku'] })
  const first = (await page('/journal')).body
  expect(listed(first)).toEqual(titles.slice(15).toReversed())
  const next = /href="([^"]*)" rel="next"/.exec(first)?.[1]
  expect(next).toBe('/journal?after=post-16')
  const second = (await page(next!)).body
  expect(listed(second)).toEqual(titles.slice(5, 15).toReversed())
  // The way back to the beginning has one address.
  expect(/href="([^"]*)" rel="prev"/.exec(second)?.[1]).toBe('/journal?before=post-15')
  expect(await page('/journal?before=post-15')).toMatchObject({ status: 301, location: '/journal' })
  expect(await page('/journal?after=gone')).toMatchObject({ status: 301, location: '/journal' })
  const third = (await page('/journal?after=post-6')).body
  expect(listed(third)).toEqual([...titles.slice(0, 5).toReversed(), 'Last year'])
  expect(third).not.toContain('rel="next"')

  expect(listed((await page('/journal/category/kiln-notes')).body)).toHaveLength(10)
  expect(listed((await page('/journal/tag/raku')).body)).toEqual(['Last year'])
  expect(listed((await page('/journal/author/otzi-a')).body)).toEqual(['Post 4'])
  expect(listed((await page('/journal/archive/2025-03')).body)).toEqual(['Last year'])
  for (const none of ['category/none', 'tag/none', 'archive/2020-01', 'kind/raku'])
    expect((await page(`/journal/${none}`)).status).toBe(404)
})

test('a scheduled post appears at its time, and the site has a new version', async () => {
  const { website, create, save, page } = await openBlog()
  const publishAt = Date.now() + HOUR
  const item = (await save(await create('Soon'), { status: 'scheduled', publishAt })).body.item
  const version = async () => (await app.services.websites.byId(website.id))!.version
  const before = await version()
  await app.runJobs()
  expect((await page('/journal/soon')).status).toBe(404)
  expect((await save(item, { status: 'draft', publishAt: start })).status).toBe(200)
  const again = (await save({ ...item, updatedAt: item.updatedAt }, {})).code
  expect(again).toBe('edit-conflict')
  const other = (await save(await create('Later'), { status: 'scheduled', publishAt })).body.item
  expect(other.status).toBe('scheduled')
  const scheduled = await version()
  expect(scheduled).toBeGreaterThan(before)
  vi.setSystemTime(publishAt + 1)
  try {
    await app.runJobs()
    expect((await page('/journal/later')).status).toBe(200)
    // Its first job finds that it was taken back.
    expect((await page('/journal/soon')).status).toBe(404)
    expect(await version()).toBeGreaterThan(scheduled)
  } finally {
    vi.useRealTimers()
  }
})

test('a schedule in the past is refused, and so are URLs that are taken or reserved', async () => {
  const { create, save, publish } = await openBlog()
  await publish('Taken')
  const item = await create('Taken')
  expect(item.urlId).toBe('taken-1')
  expect((await save(item, { status: 'scheduled', publishAt: start })).code).toBe('item-schedule-past')
  expect((await save(item, { urlId: 'taken' })).code).toBe('url-id-taken')
  expect((await save(item, { urlId: 'feed' })).code).toBe('url-id-reserved')
})

test('old URLs of posts and of the blog redirect', async () => {
  const { owner, collection, publish, save, page } = await openBlog()
  const item = await publish('First')
  await save(item, { status: 'published', publishAt: start, urlId: 'renamed' })
  expect(await page('/journal/first')).toMatchObject({ status: 301, location: '/journal/renamed' })
  const { id, kind: _, createdAt: __, isLocked: ____, ...settings } = collection
  await owner.call(api.updateItemCollectionCall, {
    parameters: { collectionId: id },
    body: { ...settings, urlId: 'notes', isInNavigation: true },
  })
  expect(await page('/journal')).toMatchObject({ status: 301, location: '/notes' })
  expect(await page('/journal/renamed')).toMatchObject({ status: 301, location: '/notes/renamed' })
})

test('what was done to posts is undone: their text, their lists, and their number', async () => {
  const { owner, parameters, publish, save, page } = await openBlog()
  const item = await publish('First', { tags: ['kiln'] })
  const changed = await save(item, { title: 'Second', urlId: 'second', tags: ['glaze'] })
  expect((await undo(owner, changed.body.batchId)).status).toBe(200)
  expect((await page('/journal/tag/kiln')).status).toBe(200)
  expect((await page('/journal/tag/glaze')).status).toBe(404)
  const deleted = await owner.call(api.deleteItemsCall, { body: { itemIds: [item.id] } })
  expect((await page('/journal/first')).status).toBe(404)
  expect((await undo(owner, deleted.body.batchId)).status).toBe(200)
  expect((await page('/journal/first')).status).toBe(200)
  expect((await owner.call(api.deleteItemCollectionCall, { parameters })).code).toBe('item-collection-not-empty')
  await owner.call(api.deleteItemsCall, { body: { itemIds: [item.id] } })
  const removed = await owner.call(api.deleteItemCollectionCall, { parameters })
  expect((await page('/journal')).status).toBe(404)
  expect((await undo(owner, removed.body.batchId)).status).toBe(200)
  expect((await page('/journal')).status).toBe(200)
})

test('the studio lists posts, newest first, by status and by words', async () => {
  const { owner, parameters, publish, create } = await openBlog()
  await publish('Ash glaze', { excerpt: 'Feldspar and ash' })
  await create('Salt kiln')
  const titles = async (query: object) =>
    (await owner.call(api.listItemsCall, { parameters, query })).body.items.map(({ title }) => title)
  expect(await titles({})).toEqual(['Salt kiln', 'Ash glaze'])
  expect(await titles({ status: 'published' })).toEqual(['Ash glaze'])
  expect(await titles({ search: 'feldspar' })).toEqual(['Ash glaze'])
})

test('publishing the content of a draft publishes the post, and one undo takes both back', async () => {
  const { owner, create, page } = await openBlog()
  const item = await create('First firing')
  const parameters = { pageId: item.id }
  const published = await owner.call(publishDraftCall, { parameters, body: { sequence: 0 } })
  expect((await page('/journal/first-firing')).status).toBe(200)
  expect((await undo(owner, published.body.batchId!)).status).toBe(200)
  expect((await page('/journal/first-firing')).status).toBe(404)
})

test('the page of a post is changed and deleted with the post only', async () => {
  const { owner, publish, page } = await openBlog()
  const item = await publish('First firing')
  expect((await owner.call(deletePageCall, { parameters: { pageId: item.id } })).code).toBe('page-not-found')
  expect((await page(`/${item.id}`)).status).toBe(404)
})
