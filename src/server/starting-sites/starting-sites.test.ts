import { describe, expect, test } from 'vitest'
import { listCollections } from '#server/collections/collection-store.ts'
import { readLayouts } from '#server/collections/layouts.ts'
import { listForms } from '#server/forms/definition/form-store.ts'
import { listItemCollections } from '#server/items/collection-store.ts'
import { createHomePage } from '#server/pages/create-home-page.ts'
import { readPages, updatePage } from '#server/pages/page-store.ts'
import { readStyles } from '#server/styles/styles-store.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { siteLinksOf } from '#shared/pages/check/check-links.ts'
import { checkPage } from '#shared/pages/check/check-page.ts'
import { checkLinksCall } from '#shared/pages/draft/api.ts'
import { listPagesCall } from '#shared/pages/owner-api.ts'
import { roles } from '#shared/roles/rules.ts'
import { addStartingSiteCall, type StartingSiteUse } from '#shared/starting-sites/api.ts'
import { type StartingSiteId, startingSiteIds } from '#shared/starting-sites/choices.ts'
import { startingSites } from '#shared/starting-sites/sites.ts'

const app = await startTestApp({ AVIF_PICTURES: '0' })

/** A website as the set-up leaves it. */
async function open() {
  const { website } = await buildShop(app)
  const scope = app.reading(website)
  const [store] = await listCollections(scope)
  const home = { title: 'Clay <& Kiln>', storeId: store!.id, storePath: '/shop' }
  await app.changing(website, (change) => createHomePage(change, home))
  const owner = await app.owner(website)
  const add = async (startingSite: StartingSiteId, use: StartingSiteUse, withStyles = false) =>
    (await owner.call(addStartingSiteCall, { parameters: { startingSite }, body: { use, withStyles } })).body
  const rows = async () => (await owner.call(listPagesCall, {})).body.pages
  const pages = async () => {
    const ids = (await rows()).map(({ id }) => id)
    const found = await readPages(scope, ids)
    return ids.map((id) => found.get(id)!)
  }
  /** Everything that a starting site changes. */
  const state = async () => ({
    pages: (await pages()).map(({ updatedAt: _, ...page }) => page),
    menus: (await readLayouts(scope)).filter(({ links }) => links.length > 0),
    forms: await listForms(scope),
    collections: await listItemCollections(scope),
    styles: (await readStyles(scope)).styles,
  })
  const visitor = app.visitor(website)
  return { website, scope, owner, add, rows, pages, state, visitor }
}

describe.each(startingSiteIds)('the starting site %s', (id) => {
  test('becomes the site: every page opens, has no fault and is linked, and one undo takes all of it back', async () => {
    const { add, rows, pages, state, owner, visitor, scope } = await open()
    const before = await state()
    const { batchId } = await add(id, 'site')
    expect((await readStyles(scope)).styles).toEqual(startingSites[id].styles)
    const { styles } = await readStyles(scope)
    for (const page of await pages()) {
      const links = siteLinksOf(page.content)
      const { broken } = (await owner.call(checkLinksCall, { parameters: { pageId: page.id }, body: { links } })).body
      expect(checkPage(page.content, { styles, brokenLinks: new Set(broken) }), page.title).toEqual([])
    }
    const collections = await listItemCollections(scope)
    const items = startingSites[id].collections.flatMap((one) => one.items.map((item) => `/${one.urlId}/${item.urlId}`))
    const paths = [...(await rows()).map(({ path }) => path), ...collections.map(({ urlId }) => `/${urlId}`), ...items]
    for (const path of paths) {
      const { statusCode, body } = await visitor.request('GET', path)
      expect([path, statusCode]).toEqual([path, 200])
      expect(body).not.toContain('{site}')
      if (!items.includes(path) && path !== '/') expect(body).toContain(`href="${path}"`)
    }
    const buttons = startingSites[id].pages[0]!.sections.flatMap((one) =>
      one.blocks.filter(({ type }) => type === 'button'),
    )
    const home = (await visitor.request('GET', '/')).body
    expect(String(home).match(/sqs-block-button-element/g) ?? []).toHaveLength(buttons.length)
    expect((await undo(owner, batchId)).status).toBe(200)
    expect(await state()).toEqual(before)
  })
})

test.each(startingSiteIds)('the texts of %s are found where visitors see them, until each is replaced', async (id) => {
  const { website, add, pages, owner } = await open()
  const samples = async () => (await owner.call(getHomeCall, {})).body.samples
  const step = async () => (await owner.call(getHomeCall, {})).body.guide!.find((one) => one.step === 'samples')
  expect([await samples(), await step()]).toEqual([[], undefined])
  await add(id, 'drafts')
  expect(await samples()).toEqual([])
  await add(id, 'site')
  const found = await samples()
  const { pages: wanted, collections } = startingSites[id]
  const titled = (place: string) => found.filter((one) => one.place === place).length
  expect(titled('page')).toBeGreaterThanOrEqual(wanted.length - 1)
  expect(titled('item')).toBe(collections.flatMap(({ items }) => items).length)
  expect(await step()).toMatchObject({ state: 'open' })
  const [first] = found
  const page = (await pages()).find((one) => one.id === first!.id)!
  await app.changing(website, async (scope) => {
    await scope.raiseVersion()
    await updatePage(scope, page, { ...page, content: { sections: {}, blocks: {} }, updatedAt: page.updatedAt + 1 })
  })
  expect(await samples()).toEqual(found.slice(1))
})

test('as drafts, nothing that visitors see changes, and URLs that are taken stay where they are', async () => {
  const { add, rows, visitor, scope, owner, state } = await open()
  await add('venue', 'site')
  const home = (await visitor.request('GET', '/')).body
  const before = await state()
  const { batchId } = await add('venue', 'drafts')
  expect((await visitor.request('GET', '/')).body.length).toBe(home.length)
  const drafts = (await rows()).filter(({ status }) => status === 'draft')
  expect(drafts.map(({ path }) => path).toSorted()).toEqual([
    ...['/book-a-table', '/menu-1', '/restaurant-or-venue-home', '/visit-1'],
  ])
  const [, second] = (await listItemCollections(scope)).toSorted((one, other) => one.createdAt - other.createdAt)
  expect([second?.urlId, second?.enabled]).toEqual(['events-1', false])
  expect((await visitor.request('GET', '/events-1')).statusCode).toBe(404)
  expect((await undo(owner, batchId)).status).toBe(200)
  expect(await state()).toEqual(before)
})

test('those who do not manage the site cannot replace it', async () => {
  const { website } = await open()
  const editor = await app.owner(website, roles.editor)
  const input = { parameters: { startingSite: 'shop' }, body: { use: 'drafts' } } as const
  expect((await editor.call(addStartingSiteCall, input)).status).toBe(403)
})
