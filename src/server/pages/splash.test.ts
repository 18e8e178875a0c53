import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { saveNavigationCall } from '#shared/collections/navigation-api.ts'
import {
  createPageCall,
  getPageCall,
  listPagesCall,
  type PageSettings,
  updatePageCall,
} from '#shared/pages/owner-api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { insertPage } from './page-store.ts'
import { setLinked } from './set-linked.ts'

const app = await startTestApp()

async function buildSite() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const add = async (urlId: string, words: string, settings: object = {}) => {
    const id = newId()
    const blocks = [
      { id: 'words', type: 'text' as const, settings: { html: `<h1>${words}</h1>` } },
      ...(urlId === '' ? [] : [{ id: 'enter', type: 'button' as const, settings: { label: 'Enter', href: '/home' } }]),
    ]
    await app.changing(website, (scope) =>
      insertPage(scope, buildPage({ id, urlId, title: words, blocks, ...settings })),
    )
    return id
  }
  const [home] = (await owner.call(listPagesCall, {})).body.pages.filter(({ urlId }) => urlId === '')
  const homeId = home?.id ?? (await add('', 'Home words'))
  const save = async (pageId: string, changes: Partial<PageSettings>) => {
    const { page } = (await owner.call(getPageCall, { parameters: { pageId } })).body
    const { title, urlId, status, publishAt, seoTitle, seoDescription, isHiddenFromSearch } = page
    const { header, footer, isInNavigation, updatedAt, isHiddenFromSiteSearch } = page
    const body = {
      ...{ title, urlId, status, publishAt, seoTitle, seoDescription, isHiddenFromSearch, isHiddenFromSiteSearch },
      ...{ header, footer, isInNavigation, updatedAt, socialPicture: null },
      ...changes,
    }
    return owner.call(updatePageCall, { parameters: { pageId }, body: body as never })
  }
  const get = async (url: string) => {
    const { statusCode, body, headers } = await visitor.request('GET', url)
    return { status: statusCode, body: String(body), location: headers.location }
  }
  return { website, owner, homeId, add, save, get }
}

test('a splash page is shown first without header and footer, and the home page is behind it', async () => {
  const { website, owner, homeId, add, save, get } = await buildSite()
  await app.changing(website, (scope) => setLinked(scope, homeId, true, newId()))
  expect(await get('/home')).toMatchObject({ status: 301, location: '/' })
  const pageId = await add('hello', 'Come in')
  const { batchId } = (await save(pageId, { purpose: 'splash' })).body
  const { status, body } = await get('/')
  expect(status).toBe(200)
  expect(body).toContain('<h1>Come in</h1>')
  expect(body).toContain('data-page-type="3"')
  expect(body).toContain('href="/home"')
  expect(body).not.toContain('<header')
  expect(body).not.toContain('<footer')
  expect(body).toMatch(/<link rel="canonical" href="[^"]*\/"/)
  const home = (await get('/home')).body
  expect(home).toContain('data-page-type="2"')
  expect(home).toContain('class="site-brand" href="/home"')
  expect(home).toMatch(/<link rel="canonical" href="[^"]*\/home"/)
  expect(home.match(/href="\/"/g)).toBeNull()
  expect((await get('/hello')).status).toBe(404)
  const sitemap = (await get('/sitemap.xml')).body
  expect(sitemap).toContain('/home</loc>')
  expect(sitemap).not.toContain('/hello')
  await undo(owner, batchId!)
  expect((await get('/')).body).toContain('data-page-type="2"')
  expect((await get('/hello')).status).toBe(200)
  expect(await get('/home')).toMatchObject({ status: 301, location: '/' })
})

test.each(['draft', 'needs-review', 'private'] as const)('a splash page that is %s is not shown', async (status) => {
  const { add, save, get } = await buildSite()
  await save(await add('hello', 'Come in'), { purpose: 'splash', status })
  expect((await get('/')).body).not.toContain('Come in')
  expect(await get('/home')).toMatchObject({ status: 301, location: '/' })
})

test('links that were typed as / lead to the home page behind a splash page, from pages, menus and missing ones', async () => {
  const { owner, add, save, get } = await buildSite()
  const blocks = [
    { id: 'words', type: 'text', settings: { html: '<p><a href="/">Home</a> <a href="/#visit">Visit</a></p>' } },
    { id: 'enter', type: 'button', settings: { label: 'Start', href: '/' } },
    { id: 'mark', type: 'markdown', settings: { source: '[Start](/)' } },
    { id: 'brand', type: 'logo', settings: {} },
  ] as const
  await add('about', 'About', { blocks })
  const items = [{ title: 'Start', externalLink: '/' }]
  expect((await owner.call(saveNavigationCall, { body: { items } })).status).toBe(200)
  const targets = async (url: string) => (await get(url)).body.match(/ href="\/(?:home)?(?:#visit)?"/g) ?? []
  const before = await targets('/about')
  expect(new Set(before)).toEqual(new Set([' href="/"', ' href="/#visit"']))
  await save(await add('hello', 'Come in', { blocks: [blocks[1]] }), { purpose: 'splash' })
  expect(await targets('/about')).toEqual(before.map((href) => href.replace('="/', '="/home')))
  expect(await targets('/nowhere')).not.toContain(' href="/"')
  // Its own button too: it would lead to itself.
  expect(await targets('/')).toEqual([' href="/home"'])
})

test('a site has one splash page: a second one replaces it', async () => {
  const { owner, add, save, get } = await buildSite()
  const first = await add('hello', 'Come in')
  await save(first, { purpose: 'splash' })
  await save(await add('welcome', 'Welcome aboard'), { purpose: 'splash' })
  expect((await get('/')).body).toContain('Welcome aboard')
  const { page } = (await owner.call(getPageCall, { parameters: { pageId: first } })).body
  expect(page).toMatchObject({ purpose: 'page', status: 'draft' })
})

test('the home page is no splash page, and no other page gets its URL', async () => {
  const { owner, homeId, add, save } = await buildSite()
  expect((await save(homeId, { purpose: 'splash' })).code).toBe('page-home-hidden')
  expect((await save(await add('hello', 'Come in'), { urlId: 'home' })).code).toBe('url-id-reserved')
  const { pageId } = (await owner.call(createPageCall, { body: { title: 'Home' } })).body
  const { page } = (await owner.call(getPageCall, { parameters: { pageId } })).body
  expect(page.urlId).not.toBe('home')
})

test('a ready-made splash page leads to the home page and is not in the navigation', async () => {
  const { owner, save, get } = await buildSite()
  const body = { title: 'Tidemill & friends', readyPage: 'splash', inNavigation: true } as const
  const { pageId } = (await owner.call(createPageCall, { body })).body
  const { page } = (await owner.call(getPageCall, { parameters: { pageId } })).body
  expect(page).toMatchObject({ purpose: 'splash', header: 'none', footer: 'none', isInNavigation: false })
  expect((await get('/')).body).not.toContain('Tidemill &amp; friends')
  await save(pageId, { purpose: 'splash', status: 'published' })
  const shown = (await get('/')).body
  expect(shown).toContain('Tidemill &amp; friends</h1>')
  expect(shown).toMatch(/<a[^>]*href="\/home"[^>]*>Enter/)
})
