import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as api from '#shared/items/api.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'
import type { Page } from '#shared/pages/schema.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { suggestSearchesCall } from '#shared/search/schema.ts'
import { insertPage } from '../page-store.ts'

const app = await startTestApp()
const HOUR = 3_600_000
const published = Date.parse('2026-03-10T15:00:00Z')

async function openSite() {
  const shop = await buildShop(app)
  const { website } = shop
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const addPage = (title: string, html: string, changes: Partial<Page> = {}) => {
    const urlId = title.toLowerCase().replaceAll(' ', '-')
    const blocks = [{ type: 'text' as const, settings: { html } }]
    return app.changing(website, (scope) =>
      insertPage(scope, buildPage({ id: newId(), urlId, title, blocks, ...changes })),
    )
  }
  async function openCollection(kind: CollectionKind, title: string) {
    let { collection } = (await owner.call(api.createItemCollectionCall, { body: { kind, title } })).body
    const parameters = { collectionId: collection.id }
    const add = async (itemTitle: string, changes: Partial<api.ItemInput> = {}) => {
      const { item } = (await owner.call(api.createItemCall, { parameters, body: { title: itemTitle } })).body
      const { id, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = item
      const body = { ...facts, picture: null, status: 'published' as const, publishAt: published, ...changes }
      return (await owner.call(api.updateItemCall, { parameters: { itemId: id }, body })).body.item
    }
    const change = async (changes: Partial<api.CollectionInput>) => {
      const { id: _, kind: __, createdAt: ___, isLocked: ____, ...settings } = collection
      const body = { ...settings, isInNavigation: false, ...changes }
      collection = (await owner.call(api.updateItemCollectionCall, { parameters, body })).body.collection
    }
    return { add, change }
  }
  const search = async (text: string, more = '') =>
    String((await visitor.request('GET', `/search?q=${encodeURIComponent(text)}${more}`)).body)
  const suggest = async (q: string) => (await visitor.call(suggestSearchesCall, { query: { q } })).body.suggestions
  return { ...shop, website, owner, addPage, openCollection, search, suggest }
}

/** The kinds of a search, with their counts. */
const kindsIn = (html: string) =>
  [
    ...html.matchAll(/<a href="[^"]*"(?: aria-current="page")?>([A-Z][a-z]+)<span class="search-kind-count">([^<]+)</g),
  ].map(([, kind, count]) => `${kind} ${count}`)
const titlesIn = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a href="[^"]*">(.*?)<\/a><\/h3>/g)].map(([, title]) => title!.replace(/<\/?mark>/g, ''))

async function pottery() {
  const site = await openSite()
  await site.addProduct({ title: 'Kiln shelf' })
  await site.addPage('Our kiln', '<h2>How we fire</h2><p>The wood kiln burns for three days.</p>')
  const journal = await site.openCollection('blog', 'Journal')
  await journal.add('First firing', { excerpt: 'What the kiln taught us.' })
  await journal.add('Second firing', { excerpt: 'The kiln again.' })
  const workshops = await site.openCollection('events', 'Workshops')
  await workshops.add('Kiln opening')
  return { ...site, journal, workshops }
}

test('a search finds products, pages, posts and events, each kind with its count and a list of its own', async () => {
  const { search } = await pottery()
  const all = await search('kiln')
  expect(all).toContain('5 results for “kiln”')
  expect(kindsIn(all).toSorted()).toEqual(['Events 1', 'Pages 1', 'Posts 2', 'Products 1'])
  expect(titlesIn(all).toSorted()).toEqual([
    ...['First firing', 'Kiln opening', 'Kiln shelf', 'Our kiln', 'Second firing'],
  ])
  expect(titlesIn(await search('kiln', '&kind=blog'))).toEqual(['Second firing', 'First firing'])
  expect(titlesIn(await search('kiln', '&kind=event'))).toHaveLength(5)
})

test('a result shows the passage with the words, its collection and its date', async () => {
  const { search } = await pottery()
  const page = await search('burn days')
  expect(page).toContain('How we fire The wood kiln <mark>burns</mark> for three <mark>days</mark>.')
  const post = await search('taught')
  expect(post).toContain('What the kiln <mark>taught</mark> us.')
  expect(post).toMatch(/Journal<\/span><time dateTime="2026-03-10T[^"]*">March 10, 2026<\/time>/i)
})

test('a slip is corrected only where nothing of any kind has the word', async () => {
  const { search, addPage } = await pottery()
  expect(await search('klin')).toContain('Showing 5 results for “kiln”.')
  await addPage('The Klin', '<p>A village.</p>')
  expect(titlesIn(await search('klin'))).toEqual(['The Klin'])
})

test('suggestions are of every kind, with price or date', async () => {
  const { suggest } = await pottery()
  const found = await suggest('kil')
  expect(found).toHaveLength(5)
  expect(found).toContainEqual(expect.objectContaining({ kind: 'product', title: 'Kiln shelf', detail: '$20.00' }))
  expect(found).toContainEqual(expect.objectContaining({ kind: 'page', href: '/our-kiln', detail: null }))
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'blog', href: '/journal/first-firing', detail: 'March 10, 2026' }),
  )
  expect(found).toContainEqual(expect.objectContaining({ kind: 'events', href: '/workshops/kiln-opening' }))
})

/** What nobody may find: its words are never in a result, a count, a suggestion or a correction. */
const SECRET = 'quenelle'
type Site = Awaited<ReturnType<typeof pottery>>
const hidden: [string, (site: Site) => Promise<unknown>][] = [
  ...(['draft', 'private', 'scheduled'] as const).map((status): [string, (site: Site) => Promise<unknown>] => [
    `a page that is ${status}`,
    ({ addPage }) =>
      addPage(`My ${SECRET}`, `<p>${SECRET}</p>`, {
        status,
        publishAt: status === 'scheduled' ? Date.now() + HOUR : null,
      }),
  ]),
  [
    'a page with a password',
    ({ addPage }) => addPage(`My ${SECRET}`, `<p>${SECRET}</p>`, { passwordHash: 'scrypt$x' }),
  ],
  ['a page for errors', ({ addPage }) => addPage(`My ${SECRET}`, `<p>${SECRET}</p>`, { purpose: 'error' })],
  [
    'a page that its owner hides',
    ({ addPage }) => addPage(SECRET, `<p>${SECRET}</p>`, { isHiddenFromSiteSearch: true }),
  ],
  ...(['draft', 'needs-review', 'private', 'scheduled'] as const).map(
    (status): [string, (site: Site) => Promise<unknown>] => [
      `a post that is ${status}`,
      ({ journal }) => journal.add(`My ${SECRET}`, { status, publishAt: Date.now() + HOUR, excerpt: SECRET }),
    ],
  ),
  [
    'the events of a collection that its owner hides from the search',
    async ({ workshops }) => {
      await workshops.add(`My ${SECRET}`)
      await workshops.change({ isHiddenFromSiteSearch: true })
    },
  ],
  [
    'the posts of a collection that is not shown',
    async ({ journal }) => {
      await journal.add(`My ${SECRET}`, { tags: [SECRET] })
      await journal.change({ enabled: false })
    },
  ],
  ['a product that is a draft', ({ addProduct }) => addProduct({ title: `My ${SECRET}`, status: 'draft' })],
]

test.each(hidden)('visitors never find %s', async (_, hide) => {
  const site = await pottery()
  await hide(site)
  for (const text of [SECRET, SECRET.slice(0, 5), `my ${SECRET}`]) {
    const html = await site.search(text)
    expect(html).toContain('No results for')
    expect(html.replaceAll(text, '')).not.toContain(SECRET)
    expect(await site.suggest(text)).toEqual([])
  }
  // A slip beside a word that is found elsewhere is not corrected into it.
  const beside = await site.search('shelf quenele')
  expect(titlesIn(beside)).toEqual(['Kiln shelf'])
  expect(beside).not.toContain(SECRET)
})

test('what its owner shows again is found again', async () => {
  const { workshops, search } = await pottery()
  await workshops.change({ isHiddenFromSiteSearch: true })
  expect(await search('opening')).toContain('No results for')
  await workshops.change({ isHiddenFromSiteSearch: false })
  expect(titlesIn(await search('opening'))).toEqual(['Kiln opening'])
})
