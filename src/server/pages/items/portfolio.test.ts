import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import * as api from '#shared/items/api.ts'
import type { Item } from '#shared/items/schema.ts'
import { limits } from '#shared/limits.ts'
import { emptyContent } from './item-page.ts'
import { addItem } from './save-item.ts'

const app = await startTestApp()

async function openPortfolio() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const body = { kind: 'portfolio' as const, title: 'Projects', isInNavigation: true }
  const { collection } = (await owner.call(api.createItemCollectionCall, { body })).body
  const parameters = { collectionId: collection.id }
  const save = async (item: api.OwnerItem, changes: Partial<api.ItemInput> = {}) => {
    const { id, collectionId: _, createdAt: __, position: ___, isLocked: _____, ...facts } = item
    return owner.call(api.updateItemCall, {
      parameters: { itemId: id },
      body: { ...facts, picture: null, ...changes },
    })
  }
  const create = async (title: string) =>
    (await owner.call(api.createItemCall, { parameters, body: { title } })).body.item
  /** A project that visitors see. */
  const publish = async (title: string, changes: Partial<api.ItemInput> = {}) =>
    (await save(await create(title), { status: 'published', ...changes })).body.item
  const move = (item: api.OwnerItem, after: api.OwnerItem | null) =>
    owner.call(api.moveItemCall, { parameters: { itemId: item.id }, body: { afterItemId: after?.id ?? null } })
  const page = async (path: string) => {
    const reply = await visitor.request('GET', path)
    return { status: reply.statusCode, body: String(reply.body) }
  }
  const shown = async (path = '/projects') =>
    [...(await page(path)).body.matchAll(/<h2><a href="[^"]*">([^<]*)</g)].map(([, title]) => title)
  const listed = async () =>
    (await owner.call(api.listItemsCall, { parameters, query: {} })).body.items.map(({ title }) => title)
  return { website, owner, collection, create, save, publish, move, page, shown, listed }
}

/** The schema.org objects of a page. */
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!)['@graph']

test('projects have the order that the owner chose, on the site and in the studio', async () => {
  const { owner, publish, create, move, shown, listed } = await openPortfolio()
  const bridge = await publish('Bridge')
  await publish('Tower')
  const pier = await publish('Pier')
  await create('Draft')
  expect(await shown()).toEqual(['Bridge', 'Tower', 'Pier'])
  const { batchId } = (await move(pier, null)).body
  expect(await shown()).toEqual(['Pier', 'Bridge', 'Tower'])
  await move(bridge, pier)
  expect(await listed()).toEqual(['Pier', 'Bridge', 'Tower', 'Draft'])
  expect((await undo(owner, batchId)).status).toBe(200)
  expect(await shown()).toEqual(['Bridge', 'Tower', 'Pier'])
})

test('a project keeps its place when it is moved thirty times to the same one', async () => {
  const { publish, move, shown } = await openPortfolio()
  const items = [await publish('A'), await publish('B'), await publish('C')]
  for (let turn = 0; turn < 30; turn += 1) await move(items[turn % 2 === 0 ? 2 : 1]!, items[0]!)
  expect(await shown()).toEqual(['A', 'B', 'C'])
})

test.each(['draft', 'scheduled', 'needs-review', 'private'] as const)(
  'a project that is %s is not shown',
  async (status) => {
    const { create, save, shown, page } = await openPortfolio()
    await save(await create('Bridge'), { status, publishAt: Date.now() + 3_600_000, categories: ['Steel'] })
    expect(await shown()).toEqual([])
    expect((await page('/projects')).body).toContain('There are no projects here yet.')
    expect((await page('/projects/bridge')).status).toBe(404)
    expect((await page('/projects/category/steel')).status).toBe(404)
  },
)

test('a project has the projects beside it, no date and no feed, and is found', async () => {
  const { publish, page, shown } = await openPortfolio()
  await publish('Bridge', { categories: ['Steel'] })
  await publish('Tower', { excerpt: 'Forty floors.', tags: ['tall'], authorName: 'Nora' })
  await publish('Pier', { categories: ['Steel'] })
  const { body } = await page('/projects/tower')
  expect(body).toContain('<span>Previous project</span>Bridge')
  expect(body).toContain('<span>Next project</span>Pier')
  expect(body).not.toContain('<time')
  expect(body).not.toContain('application/rss+xml')
  expect(dataOf(body)[0]).toMatchObject({
    ...{ '@type': 'CreativeWork', name: 'Tower', description: 'Forty floors.', keywords: ['tall'] },
    creator: { '@type': 'Person', name: 'Nora' },
  })
  expect(dataOf((await page('/projects')).body)[0]).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: { itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
  })
  expect(await shown('/projects/category/steel')).toEqual(['Bridge', 'Pier'])
  expect(await shown('/projects/tag/tall')).toEqual(['Tower'])
  for (const none of ['feed', 'archive/2026-11', 'category/wood'])
    expect((await page(`/projects/${none}`)).status).toBe(404)
  expect((await page('/search?q=tower')).body).toContain('/projects/tower')
  expect((await page('/sitemap.xml')).body).toContain('/projects/tower')
  expect(JSON.parse((await page('/projects?format=json')).body).items[0].title).toBe('Bridge')
})

test('the owner chooses how the overview looks', async () => {
  const { owner, collection, publish, page } = await openPortfolio()
  await publish('Bridge')
  expect((await page('/projects')).body).toContain('class="portfolio is-grid"')
  const { id, kind: _, createdAt: __, isLocked: ___, ...facts } = collection
  const portfolioLayout = { design: 'overlay', columns: 3, aspectRatio: 'square', spacing: 8 } as const
  const body = { ...facts, isInNavigation: true, portfolioLayout }
  await owner.call(api.updateItemCollectionCall, { parameters: { collectionId: id }, body })
  expect((await page('/projects')).body).toMatch(
    /class="portfolio is-overlay" style="--columns:3;--ratio:1 \/ 1;--spacing:8px"/,
  )
})

test('a portfolio holds 250 projects', async () => {
  const { website, owner, collection } = await openPortfolio()
  const item: Item = {
    passwordHash: null,
    ...{
      id: '',
      collectionId: collection.id,
      title: 'Bridge',
      urlId: '',
      status: 'draft',
      publishAt: 1,
      position: null,
    },
    ...{ startsAt: null, endsAt: null, starred: false, excerpt: '', picture: null, authorName: '', sourceUrl: '' },
    ...{
      categories: [],
      tags: [],
      location: null,
      recording: null,
      lesson: null,
      seoTitle: '',
      seoDescription: '',
      createdAt: 1,
      updatedAt: 1,
    },
  }
  await app.changing(website, async (scope) => {
    for (let index = 0; index < limits.itemsPerUserOrderableCollection; index += 1)
      await addItem(scope, { ...item, id: newId(), urlId: `bridge-${index}`, position: index }, emptyContent(), newId())
  })
  const parameters = { collectionId: collection.id }
  const refused = await owner.call(api.createItemCall, { parameters, body: { title: 'One more' } })
  expect(refused).toMatchObject({ status: 409, code: 'item-collection-full' })
  const { items, next } = (await owner.call(api.listItemsCall, { parameters, query: {} })).body
  expect([items.length, next]).toEqual([250, null])
})

test('posts are not moved, and nothing is moved beside an item of another collection', async () => {
  const { owner, publish, move } = await openPortfolio()
  const bridge = await publish('Bridge')
  const blog = (await owner.call(api.createItemCollectionCall, { body: { kind: 'blog', title: 'Journal' } })).body
  const parameters = { collectionId: blog.collection.id }
  const post = (await owner.call(api.createItemCall, { parameters, body: { title: 'Post' } })).body.item
  expect((await move(post, null)).code).toBe('item-not-orderable')
  expect((await move(bridge, post)).code).toBe('item-not-found')
  expect((await move(bridge, bridge)).code).toBe('item-not-found')
})
