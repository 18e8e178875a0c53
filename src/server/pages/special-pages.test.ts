import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { until } from '#server/testing/until.ts'
import { getPageCall, listPagesCall, type PageSettings, updatePageCall } from '#shared/pages/owner-api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { insertPage } from './page-store.ts'

const app = await startTestApp()
const asPerson = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

async function buildSite() {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const add = async (urlId: string, words: string) => {
    const id = newId()
    const blocks = [{ id: 'words', type: 'text' as const, settings: { html: `<h1>${words}</h1>` } }]
    await app.changing(website, (scope) => insertPage(scope, buildPage({ id, urlId, title: words, blocks })))
    return id
  }
  return {
    add,
    owner,
    get: (url: string) => visitor.request('GET', url, undefined, asPerson),
    save: async (pageId: string, changes: Partial<PageSettings>) => {
      const { page } = (await owner.call(getPageCall, { parameters: { pageId } })).body
      const { title, urlId, status, publishAt, seoTitle, seoDescription, isHiddenFromSearch } = page
      const { header, footer, isInNavigation, updatedAt, isHiddenFromSiteSearch } = page
      const body = {
        ...{ title, urlId, status, publishAt, seoTitle, seoDescription, isHiddenFromSearch, isHiddenFromSiteSearch },
        ...{ header, footer, isInNavigation, updatedAt, socialPicture: null },
        ...changes,
      }
      return owner.call(updatePageCall, { parameters: { pageId }, body: body as never })
    },
    purposes: async () =>
      (await owner.call(listPagesCall, {})).body.pages
        .filter(({ purpose }) => purpose !== 'page')
        .map(({ title, purpose }) => `${purpose}: ${title}`),
  }
}

test('the page that an owner made for it is shown at URLs that do not exist, and nowhere else', async () => {
  const { add, get, save, owner } = await buildSite()
  const pageId = await add('lost', 'Lost at sea')
  expect((await get('/lost')).statusCode).toBe(200)
  const { batchId } = (await save(pageId, { purpose: 'not-found' })).body
  for (const url of ['/nowhere', '/no/such/page/at/all', '/lost']) {
    const { statusCode, body } = await get(url)
    expect([url, statusCode]).toEqual([url, 404])
    expect(body).toContain('<h1>Lost at sea</h1>')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).toContain('data-page-type="100"')
  }
  expect((await get('/sitemap.xml')).body).not.toContain('/lost')
  expect((await get('/search?q=lost')).body).not.toContain('href="/lost"')
  await undo(owner, batchId)
  expect((await get('/nowhere')).body).toContain('<h1>Page not found</h1>')
  expect((await get('/lost')).statusCode).toBe(200)
})

test('a page that is not published is not shown there', async () => {
  const { add, get, save } = await buildSite()
  const pageId = await add('lost', 'Lost at sea')
  await save(pageId, { purpose: 'not-found', status: 'draft' })
  expect((await get('/nowhere')).body).toContain('<h1>Page not found</h1>')
})

test('one page is used for each purpose, and the home page for none', async () => {
  const { add, save, purposes, owner } = await buildSite()
  const [first, second] = [await add('first', 'First'), await add('second', 'Second')]
  await save(first, { purpose: 'not-found' })
  const { batchId } = (await save(second, { purpose: 'not-found' })).body
  expect(await purposes()).toEqual(['not-found: Second'])
  await undo(owner, batchId)
  expect(await purposes()).toEqual(['not-found: First'])
  const home = await add('', 'Home')
  expect((await save(home, { purpose: 'not-found' })).code).toBe('page-home-hidden')
})

test('the page for errors needs no database: its last published drawing is shown', async () => {
  const { add, get, save } = await buildSite()
  const pageId = await add('storm', 'A storm')
  await save(pageId, { purpose: 'error' })
  const executor = Object.getPrototypeOf(app.services.database.getExecutor())
  const { executeQuery } = executor
  const failing = async (error: object) => {
    executor.executeQuery = () => Promise.reject(Object.assign(new Error('gone'), error))
    try {
      return await get('/some-page')
    } finally {
      executor.executeQuery = executeQuery
    }
  }
  await until(async () => {
    await get('/nowhere')
    return (await failing({ code: 'ECONNREFUSED' })).body.includes('<h1>A storm</h1>')
  })
  const away = await failing({ code: 'ECONNREFUSED' })
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '2'])
  expect(away.headers['cache-control']).toBe('private, no-store')
  const broken = await failing({})
  expect(broken.statusCode).toBe(500)
  expect(broken.body).toContain('<h1>A storm</h1>')
  expect(broken.body).toContain('<meta name="robots" content="noindex"/>')
  await save(pageId, { purpose: 'page' })
  await until(async () => {
    await get('/nowhere')
    return (await failing({})).body.includes('<h1>Something went wrong</h1>')
  })
})
