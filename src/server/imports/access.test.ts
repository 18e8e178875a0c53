import { expect, it, test } from 'vitest'
import {
  buildShop,
  catalogueOf,
  checkFile,
  fixture,
  importFile,
  productsOf,
  upload,
} from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as contracts from '#shared/imports/api.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()

it('shows and changes nothing of another website', async () => {
  const [mine, other] = [await buildShop(app), await buildShop(app)]
  await importFile(app, mine.site, mine.owner, fixture('squarespace-26'))
  const checked = await checkFile(app, mine.site, mine.owner, fixture('shopify'))
  const parameters = { importId: checked.id }
  const replies = await Promise.all([
    other.owner.call(contracts.getImportCall, { parameters }),
    other.owner.call(contracts.listImportRowsCall, { parameters }),
    other.owner.call(contracts.listImportPicturesCall, { parameters }),
    other.owner.call(contracts.startImportCall, { parameters }),
    other.owner.call(contracts.undoImportCall, { parameters }),
    other.owner.call(contracts.retryImportPicturesCall, { parameters }),
    other.owner.call(contracts.discardImportCall, { parameters }),
  ])
  expect(replies.map(({ status, code }) => [status, code])).toEqual(replies.map(() => [404, 'import-not-found']))
  expect((await other.owner.call(contracts.listImportsCall, {})).body.imports).toEqual([])
  expect((await mine.owner.call(contracts.getImportCall, { parameters })).body.import.state).toBe('checked')
  expect(await productsOf(app, other.site)).toEqual([])
})

it('never matches products of another website, by id, SKU or address of a picture', async () => {
  const [mine, other] = [await buildShop(app), await buildShop(app)]
  await importFile(app, mine.site, mine.owner, fixture('squarespace-26'))
  const before = await productsOf(app, mine.site)
  const exported = await mine.owner.request('GET', '/api/owner/products.csv')
  const { outcome } = await importFile(app, other.site, other.owner, exported.rawPayload)
  expect(outcome).toMatchObject({ create: 6, update: 0 })
  expect(await productsOf(app, mine.site)).toEqual(before)
  expect((await productsOf(app, other.site)).map(({ id }) => id)).not.toContain(before[0]!.id)
  expect(await catalogueOf(app, other.site)).toHaveLength(6)
})

test.each([
  ['a visitor', null, 401],
  ['an editor', roles.editor, 403],
  ['a store manager', roles.storeManager, 200],
])('%s who uploads hears the right status', async (_name, role, status) => {
  const { site } = await buildShop(app)
  const browser = role === null ? app.visitor(site) : await app.owner(site, role)
  await browser.request('GET', '/api/sign-in')
  expect((await upload(browser, fixture('shopify'))).status).toBe(status)
})

it('asks for the CSRF token before it reads the file', async () => {
  const { site } = await buildShop(app)
  const owner = await app.owner(site)
  const response = await upload(owner, fixture('shopify'))
  expect([response.status, response.code]).toEqual([403, 'crumb-expired'])
})

test.each<[string, Buffer | string, number, string]>([
  ['nothing', '', 400, 'import-file-empty'],
  ['columns that nobody knows', 'a,b\n1,2\n', 400, 'import-format-unknown'],
  ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 8, 0, 8, 0]), 400, 'import-file-unreadable'],
  ['a quotation mark that is never closed', 'Handle,Title,Variant Price\na,"b,1\n', 400, 'import-file-unreadable'],
  ['more than it takes', Buffer.alloc(importLimits.bytes + 1, 'a'), 413, 'import-too-large'],
])('refuses %s with a sentence, and keeps nothing', async (_name, bytes, status, code) => {
  const { owner } = await buildShop(app)
  const response = await upload(owner, bytes)
  expect([response.status, response.code]).toEqual([status, code])
  expect((await owner.call(contracts.listImportsCall, {})).body.imports).toEqual([])
})

it('refuses a file of another type, and a shop without a store page', async () => {
  const { owner } = await buildShop(app)
  const other = await owner.request('POST', '/api/owner/imports?filename=a.csv', { a: 1 })
  expect([other.statusCode, other.json().code]).toEqual([415, 'content-type-unsupported'])
  const site = await app.buildWebsite()
  const bare = await app.owner(site)
  await bare.request('GET', '/api/sign-in')
  expect((await upload(bare, fixture('shopify'))).code).toBe('import-no-store')
})

it('lists imports, newest first, with who uploaded them', async () => {
  const { site, owner } = await buildShop(app)
  await importFile(app, site, owner, fixture('squarespace-26'), { filename: '../../first.csv' })
  await checkFile(app, site, owner, fixture('shopify'), { filename: 'second.csv' })
  const { body } = await owner.call(contracts.listImportsCall, {})
  expect(body.imports).toMatchObject([
    { filename: 'second.csv', state: 'checked', by: 'Olive Owner', collectionTitle: 'Pottery', units: 'imperial' },
    { filename: 'first.csv', state: 'done' },
  ])
})

it('pages and filters the report', async () => {
  const { site, owner } = await buildShop(app)
  const lines = Array.from(
    { length: 120 },
    (_, number) => `h${number},Pot ${number},${number % 10 === 0 ? 'x' : '1.00'}`,
  )
  const { id } = await checkFile(app, site, owner, ['Handle,Title,Variant Price', ...lines].join('\n'))
  const page = async (query: object) =>
    (await owner.call(contracts.listImportRowsCall, { parameters: { importId: id }, query })).body
  const first = await page({})
  expect([first.rows.length, first.next]).toEqual([50, 49])
  expect((await page({ after: 99 })).rows.length).toBe(20)
  expect((await page({ action: 'error' })).rows.length).toBe(12)
  expect((await page({ only: 'problems' })).next).toBeNull()
  expect((await page({ search: 'pot 11' })).rows.map(({ title }) => title)).toEqual([
    'Pot 11',
    ...Array.from({ length: 10 }, (_, number) => `Pot 11${number}`),
  ])
  expect((await page({ search: '%' })).rows.length).toBe(50)
})
