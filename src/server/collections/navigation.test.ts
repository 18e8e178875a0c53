import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as api from '#shared/collections/api.ts'
import { buildLink } from '#storefront/document/testing/build-site.ts'
import { readNavigation } from './read-navigation.ts'

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
  expect((await owner.call(api.saveNavigationCall, { body: { items } })).status).toBe(200)
  const change = { title: 'Shop', navigationTitle: 'Our shop', urlId: 'our-shop', description: '', enabled: true }
  const parameters = { collectionId: store.id }
  await owner.call(api.updateCollectionCall, { parameters, body: change })
  expect(await readNavigation(app.reading(website))).toEqual([
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
  expect((await readNavigation(app.reading(website))).map((link) => link.title)).toEqual(['More'])
})

test('a link to a store brings its first categories, for the menu', async () => {
  const { website, store } = await buildShop(app)
  const owner = await app.owner(website)
  await owner.call(api.saveNavigationCall, { body: { items: [{ collectionId: store.id }] } })
  const parameters = { collectionId: store.id }
  const cups = { displayName: 'Cups', parentId: null, urlId: 'cups' }
  await owner.call(api.createCategoryCall, { parameters, body: cups })
  const [link] = await readNavigation(app.reading(website))
  expect(link!.categories.map(({ title, href }) => [title, href])).toEqual([['Cups', `/${store.urlId}/cups`]])
})

test('refuses script addresses, pages of other websites, and folders without end', async () => {
  const [mine, other] = [await buildShop(app), await buildShop(app)]
  const owner = await app.owner(mine.website)
  const save = (items: unknown) => owner.call(api.saveNavigationCall, { body: { items } as never })
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
