import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import * as api from '#shared/collections/api.ts'
import { getNavigationCall, saveNavigationCall, updateNavigationCall } from '#shared/collections/navigation-api.ts'
import { buildLink } from '#storefront/document/testing/build-site.ts'
import { fillFooterMenus } from './fill-footer-menus.ts'
import { readLayouts } from './layouts.ts'
import { readMenus } from './read-navigation.ts'

const app = await startTestApp()

test('links follow the pages they name, and hidden ones are left out', async () => {
  const { website, store } = await buildShop(app)
  const owner = await app.owner(website)
  const items = [
    { collectionId: store.id },
    {
      title: 'More',
      items: [
        { externalLink: { url: 'https://example.com/a', newWindow: true } },
        { title: 'Deeper', items: [{ collectionId: store.id, title: 'Again' }] },
      ],
    },
  ]
  expect((await owner.call(saveNavigationCall, { body: { items } })).status).toBe(200)
  const change = { title: 'Shop', navigationTitle: 'Our shop', urlId: 'our-shop', description: '', enabled: true }
  const parameters = { collectionId: store.id }
  await owner.call(api.updateCollectionCall, { parameters, body: change })
  expect((await readMenus(app.reading(website))).main).toEqual([
    buildLink({ title: 'Our shop', href: '/our-shop' }),
    buildLink({
      title: 'More',
      href: null,
      children: [
        buildLink({ title: 'example.com', href: 'https://example.com/a', newWindow: true }),
        buildLink({ title: 'Deeper', href: null, children: [buildLink({ title: 'Again', href: '/our-shop' })] }),
      ],
    }),
  ])
  await owner.call(api.updateCollectionCall, { parameters, body: { ...change, enabled: false } })
  expect((await readMenus(app.reading(website))).main.map((link) => link.title)).toEqual(['More'])
})

test('a link to a store brings its first categories, for the menu', async () => {
  const { website, store } = await buildShop(app)
  const owner = await app.owner(website)
  await owner.call(saveNavigationCall, { body: { items: [{ collectionId: store.id }] } })
  const parameters = { collectionId: store.id }
  const cups = { displayName: 'Cups', parentId: null, urlId: 'cups' }
  await owner.call(api.createCategoryCall, { parameters, body: cups })
  const [link] = (await readMenus(app.reading(website))).main
  expect(link!.categories.map(({ title, href }) => [title, href])).toEqual([['Cups', `/${store.urlId}/cups`]])
})

test('refuses script addresses, pages of other websites, and folders without end', async () => {
  const [mine, other] = [await buildShop(app), await buildShop(app)]
  const owner = await app.owner(mine.website)
  const save = (items: unknown) => owner.call(saveNavigationCall, { body: { items } as never })
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' https://x']) {
    expect((await save([{ externalLink: { url } }])).status, url).toBe(400)
  }
  expect(await save([{ collectionId: other.store.id }])).toMatchObject({
    status: 400,
    code: 'navigation-unknown-page',
  })
  let deep: object[] = []
  for (let level = 0; level < 500; level += 1) deep = [{ title: 'Folder', items: deep }]
  expect((await save(deep)).status).toBe(400)
})

test('hidden links, folders that are empty for visitors, and links in hidden folders are not drawn', async () => {
  const { website, store } = await buildShop(app)
  const owner = await app.owner(website)
  const items = [
    { collectionId: store.id, isHidden: true },
    { title: 'More', isHidden: true, items: [{ collectionId: store.id }] },
    { title: 'Empty', items: [{ collectionId: store.id, isHidden: true }] },
    { collectionId: store.id, title: 'Seen' },
  ]
  await owner.call(saveNavigationCall, { body: { items } })
  expect((await readMenus(app.reading(website))).main.map(({ title }) => title)).toEqual(['Seen'])
})

test('a link to a category follows it, and is not drawn when it is gone', async () => {
  const { website, store } = await buildShop(app)
  const owner = await app.owner(website)
  const parameters = { collectionId: store.id }
  const cups = { displayName: 'Cups', parentId: null, urlId: 'cups' }
  const { category } = (await owner.call(api.createCategoryCall, { parameters, body: cups })).body
  await owner.call(saveNavigationCall, { body: { items: [{ collectionId: category.id }] } })
  const body = { displayName: 'Mugs', urlId: 'mugs' }
  await owner.call(api.updateCategoryCall, { parameters: { categoryId: category.id }, body })
  const main = async () => (await readMenus(app.reading(website))).main.map(({ title, href }) => [title, href])
  expect(await main()).toEqual([['Mugs', `/${store.urlId}/mugs`]])
  await owner.call(api.deleteCategoryCall, { parameters: { categoryId: category.id } })
  expect(await main()).toEqual([])
})

test('the URL of a folder lists its links or leads to the first one, and no page can take it', async () => {
  const { website, store } = await buildShop(app)
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const save = (folderBehavior: 1 | 2 | 3, urlId = 'more') => {
    const items = [{ title: 'More', folderBehavior, urlId, items: [{ collectionId: store.id }] }]
    return owner.call(saveNavigationCall, { body: { items } })
  }
  await save(1)
  const page = await visitor.request('GET', '/more')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<h1>More</h1>')
  expect(await owner.call(api.createStoreCall, { body: { title: 'Shop', urlId: 'more' } })).toMatchObject({
    code: 'url-id-taken',
  })
  await save(2)
  const redirect = await visitor.request('GET', '/more')
  expect([redirect.statusCode, redirect.headers.location]).toEqual([301, `/${store.urlId}`])
  await save(3)
  expect((await visitor.request('GET', '/more')).statusCode).toBe(404)
  expect((await save(1, store.urlId)).code).toBe('url-id-taken')
  expect((await save(1, 'cart')).code).toBe('url-id-reserved')
})

test('each menu takes the levels that it draws, also from other software', async () => {
  const { website, store } = await buildShop(app)
  const owner = await app.owner(website)
  const nested = (levels: number): object[] => [
    { collectionId: store.id, items: levels === 1 ? [] : nested(levels - 1) },
  ]
  const save = async (identifier: string, levels: number) => {
    const body = { fieldName: identifier, navigation: { items: nested(levels) } }
    const reply = await owner.call(updateNavigationCall, { body: body as never })
    return reply.status === 200 ? 'saved' : reply.code
  }
  expect(await save('mainNavigation', 3)).toBe('saved')
  expect(await save('footerNavigation', 2)).toBe('saved')
  expect(await save('footerNavigation', 3)).toBe('navigation-too-deep')
  expect(await save('secondaryNavigation', 1)).toBe('saved')
  expect(await save('secondaryNavigation', 2)).toBe('navigation-too-deep')
  expect(await save('elsewhere', 1)).toBe('navigation-missing')
  const { main, secondary, footer } = await readMenus(app.reading(website))
  expect(main[0]!.children[0]!.children).toHaveLength(1)
  expect([secondary.length, footer[0]!.children.length]).toEqual([1, 1])
})

test('of two owners who change one menu, the second is told and nothing is lost', async () => {
  const { website, store } = await buildShop(app)
  const owner = await app.owner(website)
  const { menus } = (await owner.call(getNavigationCall, {})).body
  const { revision } = menus[0]!
  const save = (title: string) =>
    owner.call(saveNavigationCall, { body: { items: [{ collectionId: store.id, title }], revision } })
  expect((await save('First')).status).toBe(200)
  expect(await save('Second')).toMatchObject({ status: 409, code: 'navigation-changed' })
  expect((await readMenus(app.reading(website))).main.map(({ title }) => title)).toEqual(['First'])
})

test('a change of a menu that was empty is undone', async () => {
  const { website, store } = await buildShop(app)
  const owner = await app.owner(website)
  const body = { items: [{ collectionId: store.id }], identifier: 'footerNavigation' as const }
  const { batchId } = (await owner.call(saveNavigationCall, { body })).body
  expect((await readMenus(app.reading(website))).footer).toHaveLength(1)
  expect((await undo(owner, batchId)).status).toBe(200)
  expect((await readMenus(app.reading(website))).footer).toEqual([])
})

test('links that were part of a footer become its menu, and follow their pages from then on', async () => {
  const { website, store } = await buildShop(app)
  const links = [
    { title: 'Everything', href: `/${store.urlId}` },
    { title: 'Search', href: '/search' },
  ]
  await app.services.database
    .updateTable('websites')
    .set({ appearance: JSON.stringify({ footer: { links, text: '', imprint: '', formId: null } }) })
    .where('id', '=', website.id)
    .execute()
  await fillFooterMenus(app.services.database)
  // The step may run on two nodes: the second one adds nothing.
  await fillFooterMenus(app.services.database)
  const layouts = await readLayouts(app.reading(website))
  expect(layouts.map(({ identifier }) => identifier)).toEqual(['mainNavigation', 'footerNavigation'])
  expect(layouts[1]!.links[0]).toMatchObject({ collectionId: store.id, title: 'Everything' })
  expect((await readMenus(app.reading(website))).footer).toEqual([
    buildLink({ title: 'Everything', href: `/${store.urlId}` }),
    buildLink({ title: 'Search', href: '/search' }),
  ])
})
