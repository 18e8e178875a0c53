import { describe, expect, test } from 'vitest'
import { writeForm } from '#server/forms/definition/form-store.ts'
import { newId } from '#server/identifiers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall, getCartCall } from '#shared/cart/api.ts'
import { answerLine } from '#shared/cart/entry-answers.ts'
import { formContentSchema } from '#shared/forms/schema.ts'

const app = await startTestApp()

/** Sends a form as a browser without JavaScript does: no extra header, only fields. */
function post(visitor: Browser, url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return visitor.request('POST', url, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-csrf-token': '',
    ...headers,
  })
}

/** The hidden fields of the page's form, as the browser would send them. */
function hiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name, value]) => [name, value]))
}

const quantityIn = async (visitor: Browser) => (await visitor.call(getCartCall, {})).body.totalQuantity

test('a visitor without JavaScript confirms once, and the piece is in the cart', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { title: 'Harbor <b>mug</b>' })
  const visitor = app.visitor(website)
  const asked = await post(visitor, '/cart/add', { itemId: mug.itemId, sku: mug.sku, quantity: '2' })
  expect(asked.statusCode).toBe(200)
  expect(asked.headers['cache-control']).toBe('private, no-store')
  expect(asked.body).toContain('Harbor &lt;b&gt;mug&lt;/b&gt;')
  expect(await quantityIn(visitor)).toBe(0)
  const done = await post(visitor, '/cart/add', hiddenFields(asked.body))
  expect([done.statusCode, done.headers.location]).toEqual([303, '/cart'])
  expect(await quantityIn(visitor)).toBe(2)
})

test('shipping is estimated without JavaScript, and kept for checkout', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website)
  const visitor = app.visitor(website)
  await visitor.call(addCartEntryCall, { body: { itemId: mug.itemId, sku: mug.sku, quantity: 1 } })
  const crumb = visitor.cookies.get('crumb')!
  const estimate = (fields: Record<string, string>) => post(visitor, '/cart/estimate', { crumb, ...fields })
  const sent = await estimate({ 'estimate-country': 'US', 'estimate-region': 'OR', shippingMethodId: 'standard' })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/cart'])
  const { shippingLocation, selectedShippingOption } = (await visitor.call(getCartCall, {})).body
  expect([shippingLocation?.region, selectedShippingOption?.costCents]).toEqual(['OR', 500])
  expect((await visitor.request('GET', '/cart')).body).toContain('value="standard"')
  await estimate({ 'estimate-country': 'CA', 'estimate-region': 'OR' })
  const moved = (await visitor.call(getCartCall, {})).body
  expect([moved.shippingLocation, moved.shippingOptions]).toEqual([{ country: 'CA', region: '', postalCode: '' }, []])
  expect((await visitor.request('GET', '/cart')).body).toContain('We don’t ship to this location.')
  expect((await estimate({ 'estimate-country': 'nowhere' })).statusCode).toBe(400)
})

test('a CSRF token in the form is enough', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website)
  const visitor = app.visitor(website)
  await visitor.request('GET', '/api/sign-in')
  const crumb = visitor.cookies.get('crumb')!
  const added = await post(visitor, '/cart/add', { crumb, itemId: mug.itemId, sku: mug.sku, quantity: '1' })
  expect(added.statusCode).toBe(303)
  expect(await quantityIn(visitor)).toBe(1)
})

test.each([
  ['a mug', 1, false, 'Unable to Add Item'],
  ['a mug with express checkout', 1, true, 'Unable to Purchase Item'],
  ['a gift card', 4, false, 'Unable to purchase Gift Card'],
  ['a gift card with express checkout', 4, true, 'Unable to purchase Gift Card'],
] as const)('without JavaScript, the title says that %s can’t be bought', async (_, productType, isExpress, title) => {
  const website = await app.buildWebsite({ settings: { ...shopSettings(), expressCheckout: isExpress } })
  const product = await buildProduct(app, website, { productType })
  const visitor = app.visitor(website)
  await visitor.request('GET', '/api/sign-in')
  const crumb = visitor.cookies.get('crumb')!
  const add = (sku: string) => post(visitor, '/cart/add', { crumb, itemId: product.itemId, sku, quantity: '10000' })
  for (const { body } of [await add(product.sku), await add('unknown')]) expect(body).toContain(title)
})

test('options are chosen by their fields, and a missing one is named', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website)
  const options = JSON.stringify([{ name: 'Size', display: 'dropdown' }])
  const { database } = app.services
  await database.updateTable('products').set({ options }).where('id', '=', mug.itemId).execute()
  const attributes = JSON.stringify({ Size: 'Large' })
  await database.updateTable('variants').set({ attributes }).where('id', '=', mug.variantId).execute()
  const visitor = app.visitor(website)
  await visitor.request('GET', '/api/sign-in')
  const crumb = visitor.cookies.get('crumb')!
  const choose = (fields: Record<string, string>) =>
    post(visitor, '/cart/add', { crumb, itemId: mug.itemId, ...fields })
  const missing = await choose({ quantity: '1' })
  expect(missing.statusCode).toBe(400)
  expect(missing.body).toContain('Please select the Size option.')
  expect((await choose({ 'variant-option-Size': 'Large' })).statusCode).toBe(303)
  expect((await choose({ 'attributes[Size]': 'Large' })).statusCode).toBe(303)
  expect((await choose({ 'variant-option-Size': 'Tiny' })).statusCode).toBe(404)
  expect(await quantityIn(visitor)).toBe(2)
})

test.each([
  ['no product at all', {}, 404],
  ['an unknown product', { itemId: 'unknown-product', sku: 'X' }, 404],
  ['words for a number', { quantity: 'two' }, 400],
  ['half a piece', { quantity: '1.5' }, 400],
  ['more than there are', { quantity: '11' }, 409],
])('%s is refused with a message, on the cart', async (_, fields, status) => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 10 })
  const visitor = app.visitor(website)
  await visitor.request('GET', '/api/sign-in')
  const isEmpty = Object.keys(fields).length === 0
  const answer = await post(visitor, '/cart/add', {
    crumb: visitor.cookies.get('crumb')!,
    ...(isEmpty ? {} : { itemId: mug.itemId, sku: mug.sku, quantity: '1', ...fields }),
  })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toContain('Unable to Add Item')
  expect(await quantityIn(visitor)).toBe(0)
})

test('another site can only make the question appear, never the answer', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website)
  const visitor = app.visitor(website)
  await visitor.request('GET', '/api/sign-in')
  const fields = { crumb: visitor.cookies.get('crumb')!, itemId: mug.itemId, sku: mug.sku, quantity: '1' }
  const forged = await post(visitor, '/cart/add', fields, { origin: 'https://evil.example' })
  expect(forged.statusCode).toBe(200)
  expect(forged.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(await quantityIn(visitor)).toBe(0)
})

test('a browser without cookies is asked once to allow them', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website)
  const visitor = app.visitor(website)
  const fields = { crumb: 'kept.nowhere', itemId: mug.itemId, sku: mug.sku, quantity: '1' }
  const answer = await post(visitor, '/cart/add', fields, { cookie: '' })
  expect(answer.statusCode).toBe(403)
  expect(answer.body).toContain('Please enable cookies in your browser, reload the page, and try again.')
})

test('the forms of the cart change and remove; without a CSRF token they show the cart again', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 5 })
  const visitor = app.visitor(website)
  await visitor.request('GET', '/api/sign-in')
  const crumb = visitor.cookies.get('crumb')!
  await post(visitor, '/cart/add', { crumb, itemId: mug.itemId, sku: mug.sku, quantity: '1' })
  const entryId = (await visitor.call(getCartCall, {})).body.entries[0]!.id
  const change = (fields: Record<string, string>) => post(visitor, '/cart/change', { entryId, ...fields })

  const old = await change({ crumb: 'an.old-one', quantity: '4', action: 'change' })
  expect(old.statusCode).toBe(403)
  expect(old.body).toContain('Your session has expired. Please reload the page and try again.')
  expect(old.body).toContain(`name="crumb" value="${crumb}"`)
  expect(await quantityIn(visitor)).toBe(1)

  const changed = await change({ crumb, quantity: '4', action: 'change' })
  expect([changed.statusCode, changed.headers.location]).toEqual([303, '/cart'])
  expect(await quantityIn(visitor)).toBe(4)
  expect((await change({ crumb, quantity: '6', action: 'change' })).body).toContain('Unable to update quantity')
  expect((await change({ crumb, quantity: 'x', action: 'change' })).statusCode).toBe(400)
  expect((await change({ crumb, action: 'remove' })).statusCode).toBe(303)
  expect(await quantityIn(visitor)).toBe(0)
  expect((await change({ crumb, action: 'remove' })).statusCode).toBe(404)
})

describe('a product that asks its buyers something', () => {
  const fields = [
    { id: 'words', type: 'text', title: 'Engraving', required: true },
    { id: 'places', type: 'checkbox', title: 'Where', options: ['Foot', 'Handle'] },
    { id: 'home', type: 'address', title: 'For the card' },
  ]

  async function engraved() {
    const website = await app.buildWebsite()
    const content = formContentSchema.parse({ name: 'Engraving', fields })
    const form = { ...content, id: newId(), revision: 1, createdAt: 0, updatedAt: 0 }
    await app.changing(website, (scope) => writeForm(scope, form))
    const mug = await buildProduct(app, website, { formId: form.id })
    return { website, mug, visitor: app.visitor(website) }
  }

  const linesIn = async (visitor: Browser) => (await visitor.call(getCartCall, {})).body.entries[0]!.answers

  test('asks on the page that confirms, says what is wrong, and is bought', async () => {
    const { mug, visitor } = await engraved()
    const asked = await post(visitor, '/cart/add', { itemId: mug.itemId, sku: mug.sku, quantity: '2' })
    expect(asked.body).toContain('Engraving')
    const wrong = await post(visitor, '/cart/add', { ...hiddenFields(asked.body), 'answers.places': 'Foot' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('<p class="field-error" id="words-error">Required</p>')
    expect(wrong.body).toMatch(/<input type="checkbox"[^>]*checked=""[^>]*value="Foot"|value="Foot"[^>]*checked=""/)
    const sent = { ...hiddenFields(wrong.body), 'answers.words': 'Ada', 'answers.places': 'Foot' }
    const done = await post(visitor, '/cart/add', sent)
    expect([done.statusCode, done.headers.location]).toEqual([303, '/cart'])
    expect((await linesIn(visitor)).map(answerLine)).toEqual(['Engraving: Ada', 'Where: Foot', 'For the card: N/A'])
    expect(await quantityIn(visitor)).toBe(2)
  })

  test('lets the answers be changed from the cart', async () => {
    const { mug, visitor } = await engraved()
    await visitor.call(addCartEntryCall, {
      body: { itemId: mug.itemId, sku: mug.sku, quantity: 1, additionalFields: '{"words":"Ada"}' },
    })
    const { crumb = '', entryId = '' } = hiddenFields((await visitor.request('GET', '/cart')).body)
    const asked = await post(visitor, '/cart/change', { crumb, entryId, action: 'edit' })
    expect(asked.body).toMatch(/name="answers.words"[^>]*value="Ada"/)
    const wrong = await post(visitor, '/cart/change', { ...hiddenFields(asked.body), 'answers.words': '' })
    expect([wrong.statusCode, wrong.body.includes('Required')]).toEqual([400, true])
    const saved = await post(visitor, '/cart/change', { ...hiddenFields(wrong.body), 'answers.words': 'Grace' })
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/cart'])
    expect((await linesIn(visitor))[0]).toMatchObject({ lines: ['Grace'] })
    const gone = await post(visitor, '/cart/change', { crumb, entryId: 'gone', action: 'edit' })
    expect([gone.statusCode, gone.body.includes('Unable to open form')]).toEqual([404, true])
  })
})
