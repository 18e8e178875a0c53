import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { createStoreCall } from '#shared/collections/api.ts'
import { previewProductCall } from '#shared/products/preview.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const owner = await app.owner(website)
const collectionId: string = (await owner.call(createStoreCall, { body: { title: 'Wares' } })).body.collection.id

/** Posts as the studio's form does. */
function preview(browser: typeof owner, product: unknown, crumb = browser.cookies.get('crumb') ?? '') {
  const body = new URLSearchParams({ crumb, product: JSON.stringify(product) }).toString()
  return browser.request('POST', previewProductCall.path, body, {
    'content-type': 'application/x-www-form-urlencoded',
    'x-csrf-token': '',
  })
}
const draft = buildProduct({
  id: 'unsaved-product',
  collectionId,
  status: 'draft',
  title: 'Not There Yet',
  body: '<p>Thrown.</p><script>alert(1)</script>',
  variants: [buildVariant({ priceCents: 4250 })],
})

test('draws the page of a product that was never saved, and keeps nothing', async () => {
  const reply = await preview(owner, draft)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.body).toContain('Not There Yet')
  expect(reply.body).toContain('42.50')
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(reply.headers['x-robots-tag']).toBe('noindex')
  expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect((await owner.request('GET', '/wares/p/harbor-mug')).statusCode).toBe(404)
})

test('cleans what is written, as saving would', async () => {
  const { body } = await preview(owner, draft)
  expect(body).toContain('<p>Thrown.</p>')
  expect(body).not.toContain('alert(1)')
})

test('takes a product of 250 variants', async () => {
  const variants = Array.from({ length: 250 }, (_, index) => ({
    ...buildVariant({ attributes: { Size: `Number ${index}`, Glaze: 'Tenmoku', Clay: 'Stoneware' } }),
    id: `variant-number-${index}`,
    sku: `SKU-${index}`,
  }))
  expect((await preview(owner, { ...draft, variants })).statusCode).toBe(200)
})

test('refuses a form that another site made the browser send', async () => {
  expect((await preview(owner, draft, 'made-up')).statusCode).toBe(403)
})

test('is for those who may see products', async () => {
  const reporter = await app.owner(website, roles.reporting)
  await reporter.request('GET', '/api/sign-in')
  expect((await preview(reporter, draft)).statusCode).toBe(403)
  const visitor = app.visitor(website)
  await visitor.request('GET', '/api/sign-in')
  expect((await preview(visitor, draft)).statusCode).toBe(401)
})

test('says what is wrong with something that is no product', async () => {
  expect((await preview(owner, { title: 'Half' })).statusCode).toBe(400)
  expect((await preview(owner, { ...draft, collectionId: 'nowhere-at-all' })).statusCode).toBe(404)
})
