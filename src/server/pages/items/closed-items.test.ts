import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import * as api from '#shared/items/api.ts'
import { type CollectionKind, collectionKinds } from '#shared/items/kinds.ts'
import { codePath } from '#shared/pages/code-api.ts'
import { publishDraftCall, takeStepsCall } from '#shared/pages/draft/api.ts'
import { operation } from '#shared/pages/draft/steps.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const HOUR = 3_600_000
const PASSWORD = 'tidal mill'

/** A website with a collection of three items, the one between the others secret, and a page of all blocks that show items. */
async function openSite(kind: CollectionKind) {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { collection } = (
    await owner.call(api.createItemCollectionCall, { body: { kind, title: 'Journal', isInNavigation: true } })
  ).body
  const parameters = { collectionId: collection.id }
  const now = Date.now()
  const dates = (hours: number) =>
    kind === 'events' ? { startsAt: now + hours * HOUR, endsAt: now + (hours + 1) * HOUR } : {}
  async function publish(title: string, hours: number, changes: Partial<api.ItemInput> = {}) {
    const { item } = (await owner.call(api.createItemCall, { parameters, body: { title } })).body
    await write(item.id, `${title} in many words`)
    const {
      id,
      collectionId: _,
      createdAt: __,
      isLocked: ___,
      picture: ____,
      position: _____,
      ...facts
    } = (await owner.call(api.getItemCall, { parameters: { itemId: item.id } })).body.item
    const body = { ...facts, picture: null, status: 'published' as const, publishAt: now - (9 - hours) * HOUR }
    const saved = { ...body, ...dates(hours), ...changes }
    return (await owner.call(api.updateItemCall, { parameters: { itemId: id }, body: saved })).body.item
  }
  async function write(pageId: string, words: string) {
    const block = { id: 'words', type: 'text', sectionId: 'first', rank: 'a1', settings: { html: `<p>${words}</p>` } }
    const area = { row: 1, column: 1, rows: 1, columns: 8 }
    const frame = { ...block, id: 'frame', type: 'code', settings: { html: `<p>${words}</p>`, mode: 'frame' } }
    const operations = [
      operation(['sections', 'first'], undefined, { ...blankSection, id: 'first', rank: 'a1' }),
      operation(['blocks', 'words'], undefined, { ...block, desktop: area, phone: null, hidden: 'never' }),
      operation(['blocks', 'frame'], undefined, { ...frame, desktop: area, phone: null, hidden: 'never' }),
    ]
    const steps = [{ id: newId(), label: 'Write', operations, undoes: null }]
    const taken = await owner.call(takeStepsCall, { parameters: { pageId }, body: { after: 0, steps } })
    expect(taken.status).toBe(200)
    await owner.call(publishDraftCall, { parameters: { pageId }, body: { sequence: 1 } })
  }
  await publish('Earlier', 1)
  const secret = await publish('Harvest', 2, {
    ...{ excerpt: 'Harvest of salt', categories: ['Harvest notes'], tags: ['harvest'], authorName: 'Harvester' },
  })
  await publish('Later', 3)
  const shows = [
    { id: 'summary', type: 'summary', settings: { collectionId: collection.id } },
    ...(['archive', 'category', 'tag', 'author'] as const).map((by) => ({
      ...{ id: `by-${by}`, type: 'archive', settings: { collectionId: collection.id, by } },
    })),
    ...(kind === 'events' ? [{ id: 'months', type: 'calendar', settings: { collectionId: collection.id } }] : []),
  ]
  const page = buildPage({ id: newId(), urlId: 'news', title: 'News', blocks: shows as never })
  await app.changing(website, (scope) => insertPage(scope, page))
  const setStatus = async (status: 'private' | 'published') => {
    const { item } = (await owner.call(api.getItemCall, { parameters: { itemId: secret.id } })).body
    const { id, collectionId: _, createdAt: __, position: ___, isLocked: ____, ...facts } = item
    const body = { ...facts, picture: null, status }
    return (await owner.call(api.updateItemCall, { parameters: { itemId: id }, body })).body
  }
  const lockItem = async (password: string | null = PASSWORD) =>
    (await owner.call(api.setItemPasswordCall, { parameters: { itemId: secret.id }, body: { password } })).body
  const lockCollection = async (password: string | null = PASSWORD) =>
    (await owner.call(api.setItemCollectionPasswordCall, { parameters, body: { password } })).body
  const open = async () => {
    await setStatus('published')
    await lockItem(null)
    await lockCollection(null)
  }
  return { website, owner, secret, setStatus, lockItem, lockCollection, open }
}
const blankSection = { anchor: '' }

type Opened = Awaited<ReturnType<typeof openSite>>

const closings: readonly [string, (opened: Opened) => Promise<unknown>][] = [
  ['an item that is private', ({ setStatus }) => setStatus('private')],
  ['an item with a password', ({ lockItem }) => lockItem()],
  ['an item of a collection with a password', ({ lockCollection }) => lockCollection()],
  [
    'a private item with a password',
    async ({ setStatus, lockItem }) => {
      await setStatus('private')
      await lockItem()
    },
  ],
]

const month = new Date().toISOString().slice(0, 7)

/** Every address that could say something about an item of a collection. */
const addresses = [
  '/',
  '/news',
  '/nowhere',
  '/journal',
  '/journal?after=later',
  '/journal?before=earlier',
  '/journal?format=json',
  '/journal?format=rss',
  '/journal?format=ical',
  '/journal/feed',
  '/journal/earlier',
  '/journal/later',
  '/journal/earlier?format=json',
  '/journal/harvest',
  '/journal/harvest?format=json',
  '/journal/harvest?format=ical',
  '/journal/harvest?format=rss',
  '/journal/Harvest',
  '/journal/category/harvest-notes',
  '/journal/category/harvest-notes?format=json',
  '/journal/tag/harvest',
  '/journal/author/harvester',
  `/journal/archive/${month}`,
  `/journal/archive/${month}?format=json`,
  '/search?q=harvest',
  '/search?q=salt',
  '/api/search/suggestions?q=harv',
  '/sitemap.xml',
  '/sitemap-site.xml',
  '/sitemap-items-1.xml',
  '/robots.txt',
]

/** What only someone who may see the item reads: its words, and links to it. Its title stands above the form of its lock. */
const leaks =
  /Harvest in many words|Harvest of salt|Harvest notes|Harvester|"[^"]*\/journal\/(?:harvest|category\/harvest-notes|tag\/harvest|author\/harvester)"|\/journal\/harvest</
/** A page without its own address, which a lock has in its head and in its form. */
const withoutAddress = (html: string, address: string) =>
  html
    .replace(/<form method="post" action="\/journal.*?<\/form>/s, '')
    .replaceAll(new RegExp(`"[^"]*${address.split('?')[0]}"`, 'g'), '')

test.each(collectionKinds)(
  'in a collection of kind %s, a closed item is at no address, in no list, feed, calendar, search or sitemap',
  async (kind) => {
    const opened = await openSite(kind)
    const visitor = app.visitor(opened.website)
    const frame = codePath(opened.secret.id, 'frame')
    const everywhere = [...addresses, frame]
    const before = await Promise.all(everywhere.map((address) => visitor.request('GET', address)))
    // Without a lock most of these addresses show it: the test looks at the right places.
    expect(before.filter(({ body }) => /harvest/i.test(String(body))).length).toBeGreaterThan(10)
    for (const [closing, close] of closings) {
      expect((await visitor.request('GET', frame)).body, `before ${closing}`).toContain('Harvest in many words')
      await close(opened)
      for (const address of everywhere) {
        const { body, statusCode } = await visitor.request('GET', address)
        const leak = withoutAddress(String(body), address).match(leaks)?.[0]
        expect(leak, `${closing} at ${address}, ${statusCode}`).toBeUndefined()
        expect(String(body), `${closing} at ${address}`).not.toContain('argon2')
      }
      await opened.open()
    }
  },
)

const enter = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.request('POST', path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-csrf-token': '',
  })

test('a private item is shown to everyone of the site’s own people who is signed in, and never stored', async () => {
  const { website, secret, setStatus } = await openSite('blog')
  await setStatus('private')
  for (const role of [roles.admin, roles.viewer]) {
    const shown = await (await app.owner(website, role)).request('GET', '/journal/harvest')
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(shown.body).toContain('Harvest in many words')
    expect(shown.body).toContain('<meta name="robots" content="noindex"/>')
  }
  const json = await (await app.owner(website)).request('GET', '/journal/harvest?format=json')
  expect([json.statusCode, json.headers['cache-control']]).toEqual([200, 'private, no-store'])
  const neighbor = await app.buildWebsite()
  expect((await (await app.owner(neighbor)).request('GET', '/journal/harvest')).statusCode).toBe(404)
  const frame = codePath(secret.id, 'frame')
  for (const [browser, status] of [
    [await app.owner(website, roles.viewer), 200],
    [app.visitor(website), 404],
  ] as const) {
    expect((await browser.request('GET', '/journal/harvest')).statusCode).toBe(status)
    expect((await browser.request('GET', frame)).statusCode).toBe(status)
  }
})

test('an item opens with its password in one browser, until it gets another one, and in no list', async () => {
  const { website, owner, lockItem } = await openSite('blog')
  const { batchId } = await lockItem()
  const visitor = app.visitor(website)
  const get = (path = '/journal/harvest') => visitor.request('GET', path)
  const locked = await get('/journal/harvest?format=json')
  expect([locked.statusCode, locked.headers['cache-control']]).toEqual([403, 'private, no-store'])
  expect(locked.body).toContain('This page is locked')
  const wrong = await enter(visitor, '/journal/harvest', { _password: 'low tide' })
  expect([wrong.statusCode, wrong.body.includes('This password isn’t right.')]).toEqual([403, true])
  const right = await enter(visitor, '/journal/harvest', {
    _password: PASSWORD,
    _return: '/journal/harvest?format=json',
  })
  expect([right.statusCode, right.headers.location]).toEqual([303, '/journal/harvest?format=json'])
  const opened = await get()
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(opened.body).toContain('Harvest in many words')
  expect((await get('/journal/harvest?format=json')).headers['cache-control']).toBe('private, no-store')
  expect((await get('/journal')).body).not.toContain('/journal/harvest')
  expect((await app.visitor(website).request('GET', '/journal/harvest')).statusCode).toBe(403)
  expect((await owner.request('GET', '/journal/harvest')).body).toContain('Harvest in many words')
  await lockItem('another one')
  expect((await get()).statusCode).toBe(403)
  expect((await undo(owner, batchId)).code).toBe('change-superseded')
  const removed = await lockItem(null)
  expect((await app.visitor(website).request('GET', '/journal')).body).toContain('/journal/harvest')
  expect((await undo(owner, removed.batchId)).status).toBe(200)
  expect((await app.visitor(website).request('GET', '/journal/harvest')).statusCode).toBe(403)
})

test('a collection opens with its password, with all that is below it', async () => {
  const { website, lockCollection } = await openSite('events')
  await lockCollection()
  const visitor = app.visitor(website)
  const below = ['/journal', '/journal/harvest', '/journal/feed', '/journal?format=ical', '/journal/tag/harvest']
  for (const path of [...below, '/journal/nothing']) expect((await visitor.request('GET', path)).statusCode).toBe(403)
  const form = (await visitor.request('GET', '/journal/tag/harvest')).body
  expect(form).toContain('action="/journal"')
  const right = await enter(visitor, '/journal', { _password: PASSWORD, _return: '/journal/tag/harvest' })
  expect(right.headers.location).toBe('/journal/tag/harvest')
  for (const path of below) {
    const opened = await visitor.request('GET', path)
    expect([opened.statusCode, opened.headers['cache-control']], path).toEqual([200, 'private, no-store'])
    expect(String(opened.body), path).toContain('arvest')
  }
  expect((await visitor.request('GET', '/journal/nothing')).statusCode).toBe(404)
  expect((await visitor.request('GET', '/news')).body).not.toContain('/journal/harvest')
})

test.each(collectionKinds)(
  'what a password opens in a collection of kind %s is not for search engines',
  async (kind) => {
    const { website, lockCollection } = await openSite(kind)
    await lockCollection()
    const visitor = app.visitor(website)
    await enter(visitor, '/journal', { _password: PASSWORD })
    for (const path of ['/journal', '/journal/harvest']) {
      const { body } = await visitor.request('GET', path)
      expect(String(body), path).toContain('<meta name="robots" content="noindex"/>')
      expect(String(body), path).not.toContain('rel="canonical"')
    }
  },
)

test('an item with a password in a collection with another one asks for both', async () => {
  const { website, secret, lockItem, lockCollection } = await openSite('blog')
  await lockCollection('the whole mill')
  await lockItem()
  const visitor = app.visitor(website)
  const frame = () => visitor.request('GET', codePath(secret.id, 'frame'))
  const first = await enter(visitor, '/journal/harvest', { _password: 'the whole mill' })
  expect(first.headers.location).toBe('/journal/harvest')
  const below = await visitor.request('GET', '/journal/harvest')
  expect([below.statusCode, /<h1[^>]*>([^<]*)/.exec(below.body)?.[1]]).toEqual([403, 'Harvest'])
  expect((await frame()).statusCode).toBe(404)
  await enter(visitor, '/journal/harvest', { _password: PASSWORD })
  expect((await visitor.request('GET', '/journal/harvest')).statusCode).toBe(200)
  const { statusCode, headers } = await frame()
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])
})

test('a password leads to what it opens, and nowhere else', async () => {
  const { website, lockCollection } = await openSite('blog')
  await lockCollection()
  for (const _return of [
    '//elsewhere.example',
    'https://elsewhere.example',
    '/other',
    '/journal/../other',
    '/journals',
    'javascript:alert(1)',
  ]) {
    const right = await enter(app.visitor(website), '/journal', { _password: PASSWORD, _return })
    expect([right.statusCode, right.headers.location], _return).toEqual([303, '/journal'])
  }
})

test('an item takes no more than ten wrong passwords of a sender in a quarter of an hour', async () => {
  const { website, lockItem } = await openSite('blog')
  await lockItem()
  const visitor = app.visitor(website)
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await enter(visitor, '/journal/harvest', { _password: 'x' })).statusCode).toBe(403)
  const refused = await enter(visitor, '/journal/harvest', { _password: PASSWORD })
  expect([refused.statusCode, refused.body.includes('Too many attempts.')]).toEqual([429, true])
})

test('a form on a closed item takes nothing until the password is given, and the post of a private item asks for none', async () => {
  const { website, lockItem, setStatus } = await openSite('blog')
  await lockItem()
  const visitor = app.visitor(website)
  const posted = await enter(visitor, '/journal/harvest', { _form: 'x' })
  expect([posted.statusCode, posted.body.includes('This page is locked')]).toEqual([403, true])
  await setStatus('private')
  const hidden = await enter(visitor, '/journal/harvest', { _password: PASSWORD })
  expect([hidden.statusCode, hidden.body.includes('Harvest')]).toEqual([404, false])
})

test('the password of an item is in no reply, and one that is too short changes nothing', async () => {
  const { owner, secret, lockItem } = await openSite('blog')
  const parameters = { itemId: secret.id }
  expect((await owner.call(api.setItemPasswordCall, { parameters, body: { password: 'abc' } })).status).toBe(400)
  expect((await owner.call(api.setItemPasswordCall, { parameters, body: { password: null } })).body.batchId).toBeNull()
  await lockItem()
  const read = (await owner.call(api.getItemCall, { parameters })).body
  expect(read.item.isLocked).toBe(true)
  expect(JSON.stringify(read)).not.toContain('argon2')
  const list = await owner.call(api.listItemsCall, { parameters: { collectionId: secret.collectionId }, query: {} })
  expect(list.body.items.map(({ title, isLocked }) => [title, isLocked])).toContainEqual(['Harvest', true])
  expect(JSON.stringify(list.body)).not.toContain('argon2')
})
