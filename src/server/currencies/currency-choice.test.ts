import { describe, expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { add } from '#server/testing/buy.ts'
import { choose, pounds, yen } from '#server/testing/currencies/choose.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getCartCall } from '#shared/cart/api.ts'
import { getProductCall, updateProductCall } from '#shared/products/api.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'

const app = await startTestApp()

describe('the choice of a visitor', () => {
  test('is remembered, leads back to the page, and shows every price in it', async () => {
    const { website } = await buildShopWithCurrencies()
    const visitor = app.visitor(website)
    const before = await visitor.request('GET', '/shop/p/harbor-mug')
    expect(before.body).toContain('$20.00')
    expect(before.headers.vary).toBe('Accept-Encoding, Cookie')

    const host = `${website.slug}.localhost`
    const answer = await choose(visitor, 'GBP', { referer: `http://${host}/shop/p/harbor-mug?variant=x` })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/shop/p/harbor-mug?variant=x'])
    for (const path of ['/shop/p/harbor-mug', '/shop', '/shop?sort=price-low']) {
      const page = (await visitor.request('GET', path)).body
      expect(page).toContain('£16.00')
      expect(page).not.toContain('$20.00')
    }
    // Kept once for each currency: another visitor still sees the shop's own.
    expect((await app.visitor(website).request('GET', '/shop/p/harbor-mug')).body).toBe(before.body)
    const again = app.visitor(website)
    again.cookies.set('currency', 'GBP')
    expect((await again.request('GET', '/shop/p/harbor-mug')).body).toContain('£16.00')

    await choose(visitor, 'USD')
    expect((await visitor.request('GET', '/shop/p/harbor-mug')).body).toContain('$20.00')
  })

  test.each(['CHF', 'XXX', '', '<script>'])('%j is not sold in, and changes nothing', async (currency) => {
    const { website } = await buildShopWithCurrencies()
    const visitor = app.visitor(website)
    const answer = await choose(visitor, currency, { referer: 'https://evil.test/shop' })
    expect([answer.headers.location, answer.headers['set-cookie']]).toEqual(['/', undefined])
    visitor.cookies.set('currency', currency)
    expect((await visitor.request('GET', '/shop/p/harbor-mug')).body).toContain('$20.00')
  })

  test('is not made by another site', async () => {
    const { website } = await buildShopWithCurrencies()
    const answer = await choose(app.visitor(website), 'GBP', { origin: 'https://evil.test' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('is not offered by a shop with one currency, and its pages do not depend on cookies', async () => {
    const { website, addProduct } = await buildShop(app)
    await addProduct()
    const visitor = app.visitor(website)
    visitor.cookies.set('currency', 'GBP')
    const page = await visitor.request('GET', '/shop/p/harbor-mug')
    expect(page.body).toContain('$20.00')
    expect(page.body).not.toContain('currency-form')
    expect(page.headers.vary).toBe('Accept-Encoding')
  })
})

async function buildShopWithCurrencies() {
  const { website, addProduct } = await buildShop(app)
  await addProduct()
  const owner = await app.owner(website)
  const { body } = await owner.call(getStoreSettingsCall, {})
  const saved = await owner.call(saveStoreSettingsCall, {
    body: { ...body.settings, currencies: [pounds], revision: body.revision },
  })
  return { website, owner, saved: saved.body }
}

test('a price that the owner fixed is neither converted nor rounded, and its sale takes the same part off', async () => {
  const { website, addProduct, input } = await buildShop(app)
  const owner = await app.owner(website)
  const { body } = await owner.call(getStoreSettingsCall, {})
  await owner.call(saveStoreSettingsCall, {
    body: { ...body.settings, currencies: [pounds, yen], revision: body.revision },
  })
  const mug = await addProduct({ variants: [{ fixedPrices: { GBP: 1500 } }] })
  const sale = { onSale: true, salePriceCents: 1000, fixedPrices: { GBP: 1500 } }
  await addProduct({ title: 'Harbor bowl', variants: [sale] })
  const visitor = app.visitor(website)
  await choose(visitor, 'GBP')
  for (const path of ['/shop/p/harbor-mug', '/shop']) {
    const page = (await visitor.request('GET', path)).body
    expect(page).toContain('£15.00')
    expect(page).not.toContain('£16.00')
  }
  expect((await visitor.request('GET', '/shop/p/harbor-bowl')).body).toContain('£7.50')
  expect((await visitor.request('GET', '/shop?price-to=10')).body).not.toContain('Harbor mug')
  await add(visitor, { itemId: mug.id, sku: mug.variants[0]!.sku })
  expect((await visitor.call(getCartCall, {})).body).toMatchObject({ currency: 'GBP', subtotalCents: 1500 })
  await choose(visitor, 'JPY')
  expect((await visitor.call(getCartCall, {})).body).toMatchObject({ currency: 'JPY', subtotalCents: 300_000 })

  // Undoing the change of a product brings its prices back, and a part of a yen is refused.
  const parameters = { productId: mug.id }
  const opened = (await owner.call(getProductCall, { parameters })).body.product
  expect(opened.variants[0]!.fixedPrices).toEqual({ GBP: 1500 })
  const refused = await owner.call(updateProductCall, {
    parameters,
    body: {
      ...input({ urlId: opened.urlId, variants: [{ id: opened.variants[0]!.id, fixedPrices: { JPY: 150 } }] }),
      updatedAt: opened.updatedAt,
    },
  })
  expect(refused.code).toBe('price-not-payable')
  const changed = await owner.call(updateProductCall, {
    parameters,
    body: {
      ...input({ urlId: opened.urlId, variants: [{ id: opened.variants[0]!.id }] }),
      updatedAt: opened.updatedAt,
    },
  })
  expect(changed.body.product.variants[0]!.fixedPrices).toBeUndefined()
  await undo(owner, changed.body.batchId!)
  expect((await owner.call(getProductCall, { parameters })).body.product.variants[0]!.fixedPrices).toEqual({
    GBP: 1500,
  })
})

test('the owner’s rate gets the time of its change, a currency is refused twice, and rates do not outlive the store’s currency', async () => {
  const { owner, saved } = await buildShopWithCurrencies()
  expect(saved.settings.currencies[0]!.ratedAt).toBeGreaterThan(Date.now() - 60_000)
  const refused = await owner.call(saveStoreSettingsCall, {
    body: { ...saved.settings, currencies: [pounds, pounds, { ...pounds, code: 'USD' }], revision: saved.revision },
  })
  expect(refused.failure).toMatchObject({
    errors: {
      'currencies.1.code': 'This currency is already in the list.',
      'currencies.2.code': 'This is your store’s currency.',
    },
  })
  const moved = await owner.call(saveStoreSettingsCall, {
    body: { ...saved.settings, currency: 'EUR', revision: saved.revision },
  })
  expect(moved.failure).toMatchObject({
    errors: { currency: 'Remove the other currencies first: their rates are for USD.' },
  })
})
