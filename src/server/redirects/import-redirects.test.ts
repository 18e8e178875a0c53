import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { exportRedirectsCall, importRedirectsCall } from '#shared/redirects/import-api.ts'
import { addRedirectCall, listRedirectsCall } from '#shared/redirects/owner-api.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()

async function asOwner() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  return {
    shop,
    owner,
    read: async (text: string, isDryRun = false) => owner.call(importRedirectsCall, { body: { text, isDryRun } }),
    list: async () => {
      const { redirects } = (await owner.call(listRedirectsCall, {})).body
      return redirects.map(({ from, to }) => `${from} ${to}`).toSorted()
    },
  }
}

test.each([
  ['Shopify', '\uFEFFRedirect from,Redirect to\n/old,/new\n"/a, b",/shop\n'],
  ['a table with semicolons', 'Old URL;New URL\n/old;/new\n/a%2C%20b;/shop\n'],
  ['a table without titles', '/old,/new\n"/a, b",/shop'],
  ['Squarespace', '# moved\n/old -> /new 301\n\n/a,%20b -> /shop 302\r\n'],
])('the format of %s is read', async (_, text) => {
  const { read, list } = await asOwner()
  expect((await read(text)).body).toMatchObject({ rows: 2, added: 2, problemCount: 0 })
  expect(await list()).toEqual(['/a%2C%20b /shop', '/old /new'])
})

test('a dry run says what would happen, row by row, and writes nothing', async () => {
  const { shop, owner, read, list } = await asOwner()
  await shop.addProduct({ urlId: 'mug' })
  await owner.call(addRedirectCall, { body: { from: '/known', to: '/shop' } })
  await owner.call(addRedirectCall, { body: { from: '/earlier', to: '/moved' } })
  const text = [
    'Redirect from,Redirect to',
    '/known,/shop',
    '/earlier,/shop/p/mug',
    '/moved,/shop',
    '/chain,/moved',
    '/shop/p/mug,/shop',
    '/cart,/shop',
    '/round,/and-round',
    '/and-round,/round',
    ',/shop',
  ].join('\n')
  const { body } = await read(text, true)
  expect(body).toMatchObject({ rows: 9, added: 2, changed: 1, unchanged: 1, shortened: 1, batchId: null })
  expect(body.problems.map(({ line, code }) => [line, code])).toEqual([
    [6, 'page-exists'],
    [7, 'from-served'],
    [8, 'loop'],
    [9, 'loop'],
    [10, 'from-empty'],
  ])
  expect(await list()).toEqual(['/earlier /moved', '/known /shop'])
  expect((await read(text)).body).toMatchObject({ added: 2, changed: 1 })
  expect(await list()).toEqual(['/chain /shop', '/earlier /shop/p/mug', '/known /shop', '/moved /shop'])
})

test('an import is one action that can be undone, with what it changed', async () => {
  const { owner, read, list } = await asOwner()
  await owner.call(addRedirectCall, { body: { from: '/first', to: '/second' } })
  const { batchId } = (await read('/second -> /shop\n/third -> /shop')).body
  expect(await list()).toEqual(['/first /shop', '/second /shop', '/third /shop'])
  await undo(owner, batchId)
  expect(await list()).toEqual(['/first /second'])
})

test('an export is read again without a change', async () => {
  const { shop, owner, read, list } = await asOwner()
  await read('/old,/new\n/ä,/shop?sort=title')
  const csv = await owner.request('GET', exportRedirectsCall.path)
  expect(csv.headers['content-disposition']).toContain(`${shop.website.slug}-redirects.csv`)
  expect((await read(csv.body)).body).toMatchObject({ rows: 2, unchanged: 2, added: 0, batchId: null })
  const other = await asOwner()
  await other.read(csv.body)
  expect(await other.list()).toEqual(await list())
})

test('what is no table, is too long, or comes from someone else is refused', async () => {
  const { shop, read } = await asOwner()
  expect((await read('hello')).code).toBe('redirects-unreadable')
  expect((await read('Redirect from,Redirect to\n')).code).toBe('redirects-unreadable')
  const long = Array.from({ length: 10_001 }, (_, place) => `/old-${place},/shop`).join('\n')
  expect((await read(long)).code).toBe('redirects-too-many')
  const editor = await app.owner(shop.website, roles.editor)
  const body = { text: '/a,/b', isDryRun: true }
  expect((await editor.call(importRedirectsCall, { body })).status).toBe(403)
  expect((await editor.request('GET', exportRedirectsCall.path)).statusCode).toBe(403)
})
