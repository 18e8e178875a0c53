import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { buildAsset } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import type { Website } from '#server/websites/website.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getNavigationCall, saveNavigationCall, updateNavigationCall } from '#shared/collections/navigation-api.ts'
import { createFormCall, deleteFormCall } from '#shared/forms/owner-api.ts'
import {
  createFormPageCall,
  deletePageCall,
  getPageCall,
  listPagesCall,
  type PageRow,
  type PageSettings,
  takeFormAwayCall,
  updatePageCall,
} from '#shared/pages/owner-api.ts'
import { buildPage as samplePage } from '#shared/pages/testing/build-page.ts'
import { roles } from '#shared/roles/rules.ts'
import { listPages } from './list-pages.ts'
import { insertPage } from './page-store.ts'

const app = await startTestApp()

/** A site with a page that was created for a form, with a link in the navigation. */
async function buildPage(title = 'Workshop inquiry') {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { form } = (await owner.call(createFormCall, { body: { template: 'contact' } })).body
  await owner.call(createFormPageCall, { parameters: { formId: form.id }, body: { title, inNavigation: true } })
  const rows = async (): Promise<PageRow[]> => (await owner.call(listPagesCall, {})).body.pages
  const page = (await rows()).find((one) => one.title === title)!
  const parameters = { pageId: page.id }
  const settings = async () => (await owner.call(getPageCall, { parameters })).body.page
  /** Saves the settings as they were at first, with changes. */
  const first = await settings()
  const save = (changes: Partial<PageSettings>) =>
    owner.call(updatePageCall, { parameters, body: bodyOf({ ...first, ...changes }) })
  return { website, owner, form, page, rows, save, settings, parameters }
}

const bodyOf = (settings: PageSettings) => {
  const { title, urlId, status, publishAt, seoTitle, seoDescription, isHiddenFromSearch, isInNavigation } = settings
  const { updatedAt, isHiddenFromSiteSearch } = settings
  const { socialPicture: chosen, header, footer } = settings
  const socialPicture = chosen && { id: chosen.id, altText: chosen.altText, focalPoint: chosen.focalPoint }
  const searching = { seoTitle, seoDescription, isHiddenFromSearch, isHiddenFromSiteSearch, socialPicture }
  return { title, urlId, status, publishAt, isInNavigation, updatedAt, header, footer, ...searching }
}

const get = (website: Website, path: string) => app.visitor(website).request('GET', path)
const menuOf = async (website: Website) => (await get(website, '/search')).body

test('the list says of each page where it is, whether it is linked, and which forms are on it', async () => {
  const { form, page, rows } = await buildPage()
  expect(page).toMatchObject({
    path: '/workshop-inquiry',
    isInNavigation: true,
    status: 'published',
    forms: [{ id: form.id, name: form.name }],
  })
  expect((await rows()).map((one) => one.path)).toEqual(['/workshop-inquiry'])
})

test('the list comes in parts, the home page first, then by title whatever the case, each page once', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const urlIds = ['', ...Array.from({ length: 119 }, (_, number) => `page-${number}`)]
  // Of titles that are equal but for their case, ids decide.
  const titles = urlIds.map((_, number) => ['Zebra', 'apple', 'Apple', 'éclair'][number % 4]!)
  await app.changing(website, async (scope) => {
    for (const [number, urlId] of urlIds.entries()) {
      await insertPage(scope, samplePage({ id: newId(), urlId, title: titles[number]! }))
    }
  })
  const listed: PageRow[] = []
  const totals: (number | null)[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const { body } = await owner.call(listPagesCall, { query: after === undefined ? {} : { after } })
    listed.push(...body.pages)
    totals.push(body.total)
    after = body.next
  }
  expect(totals).toEqual([120, null, null])
  expect(new Set(listed.map(({ id }) => id)).size).toBe(120)
  expect(listed[0]).toMatchObject({ path: '/', title: 'Zebra' })
  const order = listed.slice(1).map(({ title }) => title.toLowerCase())
  expect(order.filter((title, number) => title !== order[number - 1])).toEqual(['apple', 'éclair', 'zebra'])

  const found = async (search: string) => (await owner.call(listPagesCall, { query: { search } })).body
  expect((await found('ECLAIR')).pages).toHaveLength(30)
  const numbered = await found('page-11')
  expect(numbered.pages.map(({ urlId }) => urlId).toSorted()).toEqual(
    urlIds.filter((urlId) => urlId.startsWith('page-11')).toSorted(),
  )
  expect((await found('/page-118')).pages).toHaveLength(1)
  expect((await found('118')).pages).toHaveLength(1)
  expect(await found('nothing like it')).toMatchObject({ pages: [], next: null, total: null })
})

test('a part of the list asks the database as often, however many pages there are', async () => {
  async function listOf(count: number): Promise<{ asked: number; shown: number }> {
    const website = await app.buildWebsite()
    await app.changing(website, async (scope) => {
      for (let number = 0; number < count; number += 1)
        await insertPage(scope, samplePage({ id: newId(), urlId: `page-${number}`, title: `Page ${number}` }))
    })
    let asked = 0
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        asked += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const scope = app.reading(website)
    const { pages } = await listPages({ ...scope, database: scope.database.withPlugin(counting) }, {}, true)
    return { asked, shown: pages.length }
  }
  const [few, many] = [await listOf(3), await listOf(60)]
  expect([few.shown, many.shown]).toEqual([3, 50])
  expect(many.asked).toBe(few.asked)
  expect(many.asked).toBeLessThanOrEqual(7)
})

test('one page is read as the list shows it; that of another website is not there', async () => {
  const { owner, page, parameters } = await buildPage()
  expect((await owner.call(getPageCall, { parameters })).body).toMatchObject({ page })
  const neighbor = await app.owner(await app.buildWebsite())
  expect((await neighbor.call(getPageCall, { parameters })).code).toBe('page-not-found')
})

test('a page gets another title and URL: its heading follows, the old URL leads to it, and undo takes all back', async () => {
  const { website, page, save, owner } = await buildPage()
  const saved = await save({ title: 'Ask <us>', urlId: 'ask-us' })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect((await get(website, '/ask-us')).body).toContain('<h1>Ask &lt;us&gt;</h1>')
  expect(await menuOf(website)).toMatch(/href="\/ask-us"/)
  const old = await get(website, page.path)
  expect([old.statusCode, old.headers.location]).toEqual([301, '/ask-us'])
  expect((await undo(owner, saved.body.batchId)).status).toBe(200)
  expect((await get(website, page.path)).body).toContain('<h1>Workshop inquiry</h1>')
  expect((await get(website, '/ask-us')).statusCode).toBe(404)
})

test('a page is found by its own words: title, description and picture for search engines and shared links', async () => {
  const { website, page, settings, save } = await buildPage()
  const socialPicture = { id: await buildAsset(app, website), altText: 'A kiln', focalPoint: { x: 0.5, y: 0.5 } }
  const wanted = { seoTitle: 'Workshops by the harbor', seoDescription: 'Six potters an evening.' }
  expect((await save({ ...wanted, socialPicture: socialPicture as never })).status).toBe(200)
  expect(await settings()).toMatchObject({ ...wanted, socialPicture })
  const { body } = await get(website, page.path)
  expect(body).toContain('<title>Workshops by the harbor')
  expect(body).toContain('<meta name="description" content="Six potters an evening."/>')
  expect(body).toMatch(new RegExp(`og:image" content="[^"]+${socialPicture.id}`))
  expect((await save({ socialPicture: { ...socialPicture, id: page.id } as never })).code).toBe('edit-conflict')
  const { updatedAt } = await settings()
  expect((await save({ updatedAt, socialPicture: { ...socialPicture, id: page.id } as never })).code).toBe(
    'picture-not-found',
  )
})

test('a page that is hidden from search engines is not in the sitemap, and asks not to be listed', async () => {
  const { website, page, save } = await buildPage()
  expect((await get(website, '/sitemap.xml')).body).toContain(page.path)
  await save({ isHiddenFromSearch: true })
  expect((await get(website, '/sitemap.xml')).body).not.toContain(page.path)
  const hidden = await get(website, page.path)
  expect([hidden.statusCode, hidden.body.includes('<meta name="robots" content="noindex"/>')]).toEqual([200, true])
})

test.each(['draft', 'needs-review', 'private'] as const)(
  'visitors see nothing of a page that is %s',
  async (status) => {
    const { website, owner, page, save } = await buildPage()
    const { batchId } = (await save({ status })).body
    expect((await get(website, page.path)).statusCode).toBe(404)
    expect((await get(website, '/sitemap.xml')).body).not.toContain(page.path)
    expect(await menuOf(website)).not.toContain(`href="${page.path}"`)
    const seen = await owner.request('GET', page.path)
    if (status === 'private') {
      expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(seen.body).toContain('<meta name="robots" content="noindex"/>')
      // Someone else's studio is no key to this site.
      const otherOwner = await app.owner(await app.buildWebsite())
      const answer = await otherOwner.request('GET', page.path, undefined, { host: `${website.slug}.localhost` })
      expect(answer.statusCode).toBe(404)
    } else expect(seen.statusCode).toBe(404)
    await undo(owner, batchId)
    expect((await get(website, page.path)).statusCode).toBe(200)
  },
)

test('the home page cannot be hidden', async () => {
  const { page, save, settings } = await buildPage()
  await app.services.database.updateTable('pages').set({ url_id: '' }).where('id', '=', page.id).execute()
  const { updatedAt } = await settings()
  expect((await save({ urlId: '', updatedAt, status: 'draft' })).code).toBe('page-home-hidden')
})

test('a page is taken out of the navigation and put back, and what is the same changes nothing', async () => {
  const { website, page, save, rows } = await buildPage()
  expect((await save({})).body.batchId).toBeNull()
  expect((await save({ isInNavigation: false })).body.batchId).not.toBeNull()
  expect(await menuOf(website)).not.toContain('href="/workshop-inquiry"')
  expect((await get(website, page.path)).statusCode).toBe(200)
  expect((await rows())[0]!.isInNavigation).toBe(false)
  await save({ isInNavigation: true })
  expect(await menuOf(website)).toContain('href="/workshop-inquiry"')
})

test('a page is deleted with its links, its form can be deleted then, and undo brings page and link back', async () => {
  const { website, owner, form, page, parameters, rows } = await buildPage()
  const { batchId } = (await owner.call(deletePageCall, { parameters })).body
  expect((await get(website, page.path)).statusCode).toBe(404)
  expect(await menuOf(website)).not.toContain('href="/workshop-inquiry"')
  expect(await rows()).toEqual([])
  const undone = await undo(owner, batchId)
  expect(undone.status).toBe(200)
  const { changes } = (await owner.call(listChangesCall, { query: {} })).body
  // Neither is listed as a change of the navigation, which goes along.
  for (const [id, kind] of [
    [batchId, 'deleted'],
    [undone.body.batchId, 'created'],
  ] as const)
    expect(changes.find((one) => one.batchId === id)).toMatchObject({ noun: 'page', kind, titles: [page.title] })
  expect((await get(website, page.path)).body).toContain(form.id)
  expect(await menuOf(website)).toContain('href="/workshop-inquiry"')
  expect((await owner.call(deleteFormCall, { parameters: { formId: form.id } })).code).toBe('form-in-use')
  await owner.call(takeFormAwayCall, { parameters: { ...parameters, formId: form.id } })
  expect((await owner.call(deleteFormCall, { parameters: { formId: form.id } })).status).toBe(200)
})

test('what is taken, kept by the program, changed meanwhile or not there is refused', async () => {
  const { website, owner, form, page, save, parameters } = await buildPage()
  const other = (await owner.call(createFormPageCall, { parameters: { formId: form.id }, body: { title: 'Other' } }))
    .body
  const codeOf = async (changes: Partial<PageSettings>) => (await save(changes)).code
  expect(await codeOf({ urlId: 'other' })).toBe('url-id-taken')
  expect(await codeOf({ urlId: 'cart' })).toBe('url-id-reserved')
  expect(await codeOf({ updatedAt: 1 })).toBe('edit-conflict')
  expect((await save({ urlId: 'x' })).status).toBe(400)
  const moved = await save({ urlId: 'moved' })
  const place = { parameters: { pageId: other.page.id } }
  const settings = (await owner.call(getPageCall, place)).body.page
  await owner.call(updatePageCall, { ...place, body: bodyOf({ ...settings, urlId: 'workshop-inquiry' }) })
  expect((await undo(owner, moved.body.batchId)).code).toBe('url-id-taken')

  const neighbour = await app.owner(await app.buildWebsite())
  expect((await neighbour.call(deletePageCall, { parameters })).code).toBe('page-not-found')
  await app.services.database.updateTable('pages').set({ url_id: '' }).where('id', '=', page.id).execute()
  expect((await owner.call(deletePageCall, { parameters })).code).toBe('page-home')
  expect((await get(website, '/')).statusCode).toBe(200)
})

test.each([
  ['an editor', roles.editor, 200],
  ['a store manager', roles.storeManager, 200],
  ['a reporter', roles.reporting, 403],
] as const)('%s has one right to the navigation, whichever call changes it', async (_, role, status) => {
  const { website } = await buildPage()
  const somebody = await app.owner(website, role)
  const { links } = (await somebody.call(getNavigationCall, {})).body
  const items = links.map(({ children: _c, ...link }) => ({ ...link, items: [] }))
  expect((await somebody.call(saveNavigationCall, { body: { items } })).status).toBe(status)
  const body = { fieldName: 'mainNav', navigation: { items } }
  const answered = (await somebody.call(updateNavigationCall, { body })).status
  expect(answered === 403 ? 403 : 200).toBe(status)
})

test('a page has its own header and footer, or none of them, until the change is undone', async () => {
  const { website, owner, page, save } = await buildPage()
  const framed = async () => {
    const { body } = await get(website, page.path)
    return [/<header[^>]* class="([^"]*)"/.exec(body)?.[1] ?? null, body.includes('class="site-footer"')]
  }
  expect(await framed()).toEqual(['site-bar', true])
  const { batchId } = (await save({ header: 'none', footer: 'none' })).body
  expect(await framed()).toEqual([null, false])
  expect((await get(website, '/search')).body).toContain('class="site-footer"')
  expect((await undo(owner, batchId!)).status).toBe(200)
  expect(await framed()).toEqual(['site-bar', true])
})
