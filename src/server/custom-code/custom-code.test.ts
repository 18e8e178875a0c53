import { expect, test } from 'vitest'
import { inlineHash } from '#server/site/content-security-policy.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy } from '#server/testing/buy.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getCustomCodeCall, saveCustomCodeCall } from '#shared/custom-code/api.ts'
import { blankCustomCode } from '#shared/custom-code/rules.ts'
import { type CustomCode, customCodeLimits } from '#shared/custom-code/schema.ts'
import { showCanvasCall } from '#shared/pages/draft/api.ts'
import { savePopupCall } from '#shared/popup/api.ts'
import { blankPopup } from '#shared/popup/rules.ts'
import { POPUP_PATH } from '#shared/popup/visit.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()

const counts: CustomCode = {
  headCode: '<script async src="https://cdn.example.com/count.js"></script>\n<script>count("on")</script>',
  bodyCode: '<iframe title="Chat" src="https://chat.example.net/now"></iframe>',
  allowedHosts: ['*.example.org'],
}
const MARK = 'count("on")'

async function open() {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const visitor = app.visitor(shop.website)
  const save = (code: Partial<CustomCode>, revision = 0) =>
    owner.call(saveCustomCodeCall, { body: { code: { ...blankCustomCode, ...code }, revision } })
  return { ...shop, owner, visitor, save }
}

const policyAt = async (browser: Browser, path: string) =>
  String((await browser.request('GET', path)).headers['content-security-policy'])
const hasCodeAt = async (browser: Browser, path: string) => (await browser.request('GET', path)).body.includes(MARK)

test('public pages contain the code in its places, and an undo removes it', async () => {
  const { owner, visitor, save, addProduct } = await open()
  const product = await addProduct()
  const paths = ['/shop', `/shop/p/${product.urlId}`, '/search', '/nowhere']
  expect(await hasCodeAt(visitor, '/shop')).toBe(false)
  const saved = await save(counts)
  expect(saved.body).toMatchObject({
    code: counts,
    findings: { hosts: ['*.example.org', 'cdn.example.com', 'chat.example.net'], blocked: [] },
    revision: 1,
  })
  expect((await owner.call(getCustomCodeCall, {})).body).toEqual({ ...saved.body, batchId: undefined })
  for (const path of paths) {
    const { body } = await visitor.request('GET', path)
    expect(body, path).toContain(`<script>${MARK}</script></head><body`)
    expect(body, path).toContain('src="https://chat.example.net/now"></iframe></body></html>')
  }
  expect((await undo(owner, saved.body.batchId!)).status).toBe(200)
  for (const path of paths) expect(await hasCodeAt(visitor, path), path).toBe(false)
})

test('the policy of exactly these pages allows what the code names, and nothing else', async () => {
  const { visitor, save } = await open()
  const before = await policyAt(visitor, '/shop')
  const beforeInCart = await policyAt(visitor, '/cart')
  await save(counts)
  const scripts = ' https://cdn.example.com https://*.example.org'
  const expected = before
    .replace(/(script-src [^;]*)/, `$1 ${inlineHash(MARK)}${scripts}`)
    .replace(/(style-src [^;]*)/, `$1${scripts}`)
    .replace(/(font-src [^;]*)/, `$1${scripts}`)
    .replace(/(connect-src [^;]*)/, `$1${scripts}`)
    .replace(/(frame-src [^;]*)/, `$1${scripts} https://chat.example.net`)
  // The order inside a directive says nothing.
  const sorted = (policy: string) => policy.split('; ').map((one) => one.split(' ').toSorted().join(' '))
  expect(sorted(await policyAt(visitor, '/shop'))).toEqual(sorted(expected))
  expect(await policyAt(visitor, '/cart')).toBe(beforeInCart)
  expect(await policyAt(visitor, '/shop?safe-mode')).toBe(before)
})

test('no page of one person, no checkout, popup or studio contains it', async () => {
  const { owner, visitor, save, addProduct } = await open()
  const product = await addProduct()
  const { sku } = product.variants[0]!
  await save(counts)
  await owner.call(savePopupCall, { body: { popup: { ...blankPopup, isEnabled: true, title: 'News' }, revision: 0 } })
  const pages = new Map<string, string>()
  const openPage = async (path: string) => {
    const { statusCode, body } = await visitor.request('GET', path)
    expect(statusCode, path).toBe(200)
    pages.set(path, body)
  }
  await add(visitor, { itemId: product.id, sku })
  for (const path of ['/cart', '/checkout', POPUP_PATH, '/config']) await openPage(path)
  await openPage((await buy(visitor, { expectedTotalCents: 2500 })).url)
  pages.set('canvas', (await owner.request('GET', showCanvasCall.path)).body)
  expect(pages.size).toBe(6)
  for (const [path, html] of pages) {
    expect(html, path).toContain('<body')
    expect(html, path).not.toContain(MARK)
  }
})

test('in safe mode a page comes without it, before and after others have seen it', async () => {
  const { visitor, save } = await open()
  await save(counts)
  for (const [path, hasCode] of [
    ['/shop?safe-mode', false],
    ['/shop', true],
    ['/shop?safe-mode', false],
    ['/shop?safe-mode=1&page=1', false],
    ['/shop?utm_source=safe-mode', true],
    ['/shop', true],
  ] as const)
    expect(await hasCodeAt(visitor, path), path).toBe(hasCode)
})

test('it never runs in the name of someone who is signed in, whatever others were sent', async () => {
  const { website, owner, visitor, save } = await open()
  await save(counts)
  expect(await hasCodeAt(owner, '/shop')).toBe(false)
  expect(await hasCodeAt(visitor, '/shop')).toBe(true)
  // From the cache for the visitor, and not from it for the owner.
  const own = await owner.request('GET', '/shop')
  expect([own.body.includes(MARK), own.headers['cache-control']]).toEqual([false, 'private, no-store'])
  expect(await hasCodeAt(visitor, '/shop')).toBe(true)
  const headers = { cookie: '__Host-session=anything' }
  expect((await app.visitor(website).request('GET', '/shop', undefined, headers)).body).not.toContain(MARK)
})

test('only roles with the permission of its own read and write it, and undo it', async () => {
  const { website, save, owner } = await open()
  const { batchId } = (await save(counts)).body
  const allowed: string[] = []
  for (const [name, role] of Object.entries(roles)) {
    const person = await app.owner(website, role)
    const read = await person.call(getCustomCodeCall, {})
    const written = await person.call(saveCustomCodeCall, { body: { code: counts, revision: 1 } })
    expect(written.status, name).toBe(read.status)
    if (read.status === 200) allowed.push(name)
    else expect((await undo(person, batchId!)).status, name).toBe(403)
  }
  expect(allowed).toEqual(['admin', 'websiteManager'])
  expect((await owner.call(getCustomCodeCall, {})).body.revision).toBe(1)
})

test('its size is limited, what would break pages is refused, and nothing is stored then', async () => {
  const { owner, visitor, save } = await open()
  const most = {
    headCode: `<!--${'é'.repeat(customCodeLimits.code - 7)}-->`,
    bodyCode: '\u0001'.repeat(customCodeLimits.code),
  }
  const refused: [Partial<CustomCode>, string][] = [
    [{ headCode: 'x'.repeat(customCodeLimits.code + 1) }, 'invalid-fields'],
    [{ allowedHosts: ['*.com'] }, 'invalid-fields'],
    [{ allowedHosts: ["example.com; script-src 'unsafe-inline'"] }, 'invalid-fields'],
    [{ headCode: '<div>' }, 'code-head-element'],
    [{ headCode: 'count()' }, 'code-head-text'],
    [{ bodyCode: '<base href="https://example.com">' }, 'code-body-element'],
  ]
  for (const [code, failure] of refused) {
    const answer = await save(code)
    expect([answer.status, answer.code], failure).toEqual([400, failure])
  }
  expect((await owner.call(getCustomCodeCall, {})).body).toMatchObject({ code: blankCustomCode, revision: 0 })
  expect((await save(most)).status).toBe(200)
  expect((await visitor.request('GET', '/shop')).statusCode).toBe(200)
})

test('two people do not overwrite each other, and the same code is no change', async () => {
  const { owner, save } = await open()
  const { batchId } = (await save(counts)).body
  expect((await save({ headCode: '' })).code).toBe('edit-conflict')
  expect((await save(counts, 1)).body).toMatchObject({ revision: 1, batchId: null })
  expect((await save({ bodyCode: '<p>Later</p>' }, 1)).body.revision).toBe(2)
  expect((await undo(owner, batchId!)).code).toBe('change-superseded')
})

test('the code of one website is on no page of another', async () => {
  const [one, other] = [await open(), await open()]
  await one.save(counts)
  await other.save({ headCode: '<script>count("other")</script>' })
  expect(await hasCodeAt(one.visitor, '/shop')).toBe(true)
  const { body, headers } = await other.visitor.request('GET', '/shop')
  expect([body.includes(MARK), body.includes('count("other")')]).toEqual([false, true])
  expect(headers['content-security-policy']).not.toContain('example')
  expect((await other.owner.call(getCustomCodeCall, {})).body.code.allowedHosts).toEqual([])
})
