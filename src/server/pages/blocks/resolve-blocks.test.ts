import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { insertPage } from '#server/pages/page-store.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { createFormCall, deleteFormCall } from '#shared/forms/owner-api.ts'
import type { NewBlock } from '#shared/pages/build-content.ts'
import { codePath } from '#shared/pages/code-api.ts'
import { resolveModelsCall } from '#shared/pages/draft/api.ts'
import { takeFormAwayCall } from '#shared/pages/owner-api.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'

const app = await startTestApp()

async function show(website: Website, blocks: readonly NewBlock[]) {
  const page = buildPage({ id: newId(), urlId: `page-${newId()}`, title: 'Page', blocks })
  await app.changing(website, (scope) => insertPage(scope, page))
  const reply = await app.visitor(website).request('GET', `/${page.urlId}`)
  return { page, html: reply.body, policy: String(reply.headers['content-security-policy']) }
}

test('Markdown is drawn as clean HTML, and found by its words', async () => {
  const website = await app.buildWebsite()
  const { html } = await show(website, [
    { id: 'm', type: 'markdown', settings: { source: '## Tenmoku\n\n<img src=x onerror=alert(1)>\n\n**Dark** glaze' } },
  ])
  expect(html).toContain('<h2>Tenmoku</h2>')
  expect(html).toContain('<strong>Dark</strong>')
  expect(html).not.toContain('onerror')
  expect((await app.visitor(website).request('GET', '/search?q=tenmoku')).body).toContain('>Page</a>')
})

test('code is cleaned as a part of the page, and complete in a frame that can reach nothing', async () => {
  const website = await app.buildWebsite()
  const code = '<p>Hours</p><script>document.title = "x"</script>'
  const { page, html, policy } = await show(website, [
    { id: 'clean', type: 'code', settings: { html: code } },
    { id: 'frame', type: 'code', settings: { html: code, mode: 'frame', title: 'Hours' } },
    { id: 'far', type: 'code', settings: { html: code, mode: 'frame', loadsElsewhere: true } },
  ])
  expect(html).toContain('<p>Hours</p></div>')
  expect(html).not.toContain('document.title')
  expect(html).toContain(
    `<iframe src="${codePath(page.id, 'frame')}" title="Hours" loading="lazy" sandbox="allow-scripts`,
  )
  // What loads from elsewhere waits for a press.
  expect(html).not.toContain(`<iframe src="${codePath(page.id, 'far')}"`)
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*;/)

  const visitor = app.visitor(website)
  const frame = await visitor.request('GET', codePath(page.id, 'frame'))
  expect(frame.body).toContain(code)
  const alone = String(frame.headers['content-security-policy'])
  expect(alone).toMatch(/^sandbox allow-scripts/)
  expect(alone).not.toMatch(/allow-same-origin|https:|connect-src/)
  const far = await visitor.request('GET', codePath(page.id, 'far'))
  expect(far.headers['content-security-policy']).toContain('connect-src https:')
  expect(far.headers['content-security-policy']).not.toContain('allow-same-origin')

  for (const path of [codePath(page.id, 'clean'), codePath(page.id, 'gone'), codePath(newId(), 'frame')])
    expect((await visitor.request('GET', path)).statusCode).toBe(404)
  const other = app.visitor(await app.buildWebsite())
  expect((await other.request('GET', codePath(page.id, 'frame'))).statusCode).toBe(404)
})

test('a product can be bought on a page, beside another one, and is gone with its product', async () => {
  const shop = await buildShop(app)
  const variants = ['S', 'L'].map((Size) => ({ attributes: { Size } }))
  const [one, two] = [
    await shop.addProduct({ title: 'Tall mug', variants }),
    await shop.addProduct({ title: 'Wide bowl', variants }),
  ]
  const block = (id: string, productId: string, design: 'card' | 'full'): NewBlock => ({
    id,
    type: 'product',
    settings: { productId, design },
  })
  const { html } = await show(shop.website, [
    block('a', one.id, 'full'),
    block('b', two.id, 'full'),
    block('c', one.id, 'card'),
    block('d', newId(), 'full'),
    { id: 'e', type: 'product', settings: {} },
  ])
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBe(new Set(ids).size)
  expect(html.match(/action="\/cart\/add"/g)).toHaveLength(2)
  expect(html).toContain('<article class="product-card"')
  expect(html).not.toMatch(/id="block-[de]"/)
})

test('a newsletter block shows its form, and goes with it', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const { form } = (await owner.call(createFormCall, { body: { template: 'newsletter' } })).body
  const { page, html } = await show(website, [
    { id: 'n', type: 'newsletter', settings: { title: 'Stay in touch', formId: form.id } },
    { id: 'o', type: 'newsletter', settings: { title: 'Not chosen' } },
  ])
  expect(html).toContain('<h2>Stay in touch</h2>')
  expect(html).toContain(`data-form-id="${form.id}"`)
  expect(html).not.toContain('Not chosen')
  expect((await owner.call(deleteFormCall, { parameters: { formId: form.id } })).code).toBe('form-in-use')
  await owner.call(takeFormAwayCall, { parameters: { pageId: page.id, formId: form.id } })
  expect((await owner.call(deleteFormCall, { parameters: { formId: form.id } })).status).toBe(200)
})

test('visitors see nothing of an imported block that is unknown, and it stays whole', async () => {
  const website = await app.buildWebsite()
  const data = { widget: { deep: [1, 'two', null] } }
  const { page, html } = await show(website, [
    { id: 'u', type: 'unknown', settings: { number: 1337, variant: 4, data } },
    { id: 't', type: 'text', settings: { html: '<p>Words</p>' } },
  ])
  expect(html).not.toContain('block-u')
  expect(html).not.toContain('1337')
  expect(page.content.blocks.u!.settings).toEqual({ number: 1337, variant: 4, data })
})

test('logo and share buttons know their site and their page, in the editor too', async () => {
  const website = await app.buildWebsite()
  const { page, html } = await show(website, [
    { id: 'l', type: 'logo', settings: {} },
    { id: 's', type: 'share-buttons', settings: {} },
    { id: 'm', type: 'map', settings: { address: '1 Mill Lane', coordinates: '44.1852, -69.0761' } },
  ])
  const url = `/${page.urlId}`
  expect(html).toContain(`${encodeURIComponent(url)}`)
  const owner = await app.owner(website)
  const blocks = Object.values(page.content.blocks)
  const { body } = await owner.call(resolveModelsCall, { parameters: { pageId: page.id }, body: { blocks } })
  expect(body.models.l).toMatchObject({ title: expect.any(String), picture: null })
  expect((body.models.s as { page: { url: string } }).page.url).toMatch(new RegExp(`${url}$`))
})

test('the policy of a page allows a frame from elsewhere only where a block has one', async () => {
  const website = await app.buildWebsite()
  const map: NewBlock = { id: 'm', type: 'map', settings: { coordinates: '44.1852, -69.0761' } }
  expect((await show(website, [map])).policy).toContain("frame-src 'self' https://www.openstreetmap.org/export/;")
  const words: NewBlock = { id: 'm', type: 'map', settings: { address: '1 Mill Lane' } }
  expect((await show(website, [words])).policy).toContain("frame-src 'self';")
})
