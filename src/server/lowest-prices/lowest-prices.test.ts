import { expect, test, vi } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { changeProducts } from '#server/products/write/change-products.ts'
import { saveProduct } from '#server/products/write/save-product.ts'
import { toInput } from '#server/products/write/to-input.ts'
import { buildShop, type ProductFacts, type TestShop } from '#server/testing/build-shop.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { ProductInput } from '#shared/products/api.ts'
import type { Product } from '#shared/products/schema.ts'
import { deleteOldPrices, forgetPrices } from './former-price-store.ts'

const app = await startTestApp()
const START = Date.UTC(2027, 0, 1)

/** A shop in Germany whose clock the test turns: `on(day, …)` does something on a day. */
async function buildGermanShop(facts: ProductFacts = {}) {
  const shop = await buildShop(app)
  await app.services.database
    .updateTable('websites')
    .set({ settings: JSON.stringify(shopSettings({ country: 'DE', currency: 'EUR' })) })
    .where('id', '=', shop.website.id)
    .execute()
  const made = await on(0, () => shop.addProduct(facts))
  return { shop, made }
}

async function on<Result>(day: number, work: () => Promise<Result>): Promise<Result> {
  vi.setSystemTime(START + day * DAY_MILLISECONDS)
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}

type Prices = Partial<Pick<Product['variants'][number], 'priceCents' | 'salePriceCents' | 'onSale'>>

/** Saves a product with other prices, or as something else. */
const save = (shop: TestShop, product: Product, prices: Prices, changes: Partial<ProductInput> = {}) =>
  app.changing(shop.website, async (scope) => {
    const input = toInput(product)
    const variants = input.variants.map((variant) => ({ ...variant, ...prices }))
    const saved = await saveProduct(
      scope,
      { productId: product.id, input: { ...input, ...changes, variants } },
      { batchId: newId(), productLimit: 1_000_000 },
    )
    if (!saved.ok) throw new Error(JSON.stringify(saved.failure))
    return saved.value
  })

const sale = (salePriceCents: number): Prices => ({ salePriceCents, onSale: true })
const noSale: Prices = { salePriceCents: 0, onSale: false }

/** What the pages of a product and of its store say. */
async function said(shop: TestShop, product: Product) {
  const words = async (path: string) => {
    const { body } = await app.visitor(shop.website).request('GET', path)
    return /Lowest price in the last 30 days: [^<&]*/.exec(body)?.[0] ?? null
  }
  return { page: await words(`/shop/p/${product.urlId}`), list: await words('/shop') }
}

const both = (words: string | null) => ({ page: words, list: words })
const lowest = (price: string) => both(`Lowest price in the last 30 days: ${price}`)

test('a sale shows the lowest price of the 30 days before it, on the product’s page and in lists', async () => {
  const { shop, made } = await buildGermanShop()
  await on(10, () => save(shop, made, { priceCents: 2600 }))
  await on(20, () => save(shop, made, { priceCents: 2600, ...sale(1500) }))
  expect(await said(shop, made)).toEqual(lowest('€20.00'))
  await on(21, () => save(shop, made, { priceCents: 2600, ...sale(1200) }))
  expect(await said(shop, made)).toEqual(lowest('€20.00'))
  await on(22, () => save(shop, made, { priceCents: 2600, ...noSale }))
  expect(await said(shop, made)).toEqual(both(null))
  await on(30, () => save(shop, made, { priceCents: 2600, ...sale(1800) }))
  expect(await said(shop, made)).toEqual(lowest('€12.00'))
})

test('a sale of many products at once is a reduction too', async () => {
  const { shop, made } = await buildGermanShop()
  await on(40, () =>
    app.changing(shop.website, (scope) =>
      changeProducts(scope, { action: 'start-sale', productIds: [made.id], percent: 20 }, newId()),
    ),
  )
  expect(await said(shop, made)).toEqual(lowest('€20.00'))
})

test('prices that no visitor saw do not count, and a product that begins on sale shows nothing', async () => {
  const { shop, made } = await buildGermanShop({ status: 'draft' })
  await on(1, () => save(shop, made, { priceCents: 500 }))
  await on(2, () => save(shop, made, { priceCents: 2000, ...sale(1500) }, { status: 'published' }))
  expect(await said(shop, made)).toEqual(both(null))
})

test('a product that a job publishes on sale shows what it cost before it was hidden', async () => {
  const { shop, made } = await buildGermanShop()
  const publishAt = START + 12 * DAY_MILLISECONDS
  await on(10, () => save(shop, made, sale(1500), { status: 'scheduled', publishAt }))
  await on(12.1, () => app.runJobs())
  expect(await said(shop, made)).toEqual(lowest('€20.00'))
})

test('variants have their own lowest prices, and a list shows one where they cost the same', async () => {
  const variants = [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' }, priceCents: 1800 }]
  const { shop, made } = await buildGermanShop({ variants })
  const after = await on(5, () => save(shop, made, { priceCents: 2500, ...sale(1500) }))
  const stored = await app.services.database
    .selectFrom('variants')
    .select('lowest_price_cents')
    .where('website_id', '=', shop.website.id)
    .where('product_id', '=', made.id)
    .orderBy('position')
    .execute()
  expect(stored.map((row) => row.lowest_price_cents)).toEqual([2000, 1800])
  expect((await said(shop, made)).list).toBe('Lowest price in the last 30 days: €18.00')
  // Without the variant that was cheaper, the other one decides.
  await on(6, () => save(shop, { ...after, variants: after.variants.slice(0, 1) }, {}))
  expect((await said(shop, made)).list).toBe('Lowest price in the last 30 days: €20.00')
})

test('nothing is shown of the prices before an upgrade, nor after the currency has changed', async () => {
  const { shop, made } = await buildGermanShop()
  await on(10, () => app.changing(shop.website, (scope) => forgetPrices(scope, START + 10 * DAY_MILLISECONDS)))
  await on(20, () => save(shop, made, sale(1500)))
  expect(await said(shop, made)).toEqual(both(null))
  await on(21, () => save(shop, made, noSale))
  await on(60, () => save(shop, made, sale(1500)))
  expect(await said(shop, made)).toEqual(lowest('€20.00'))
})

test('only prices of the last 30 days are kept, and few of each variant', async () => {
  const { shop, made } = await buildGermanShop()
  const count = async () =>
    (
      await app.services.database
        .selectFrom('former_prices')
        .select('cents')
        .where('website_id', '=', shop.website.id)
        .execute()
    ).length
  for (let step = 1; step <= 40; step += 1)
    await on(step / 10, () => save(shop, made, { priceCents: 2000 + step * 100 }))
  expect(await count()).toBe(31)
  await deleteOldPrices(app.reading(shop.website), START + 33 * DAY_MILLISECONDS, () => false)
  expect(await count()).toBe(10)
  await deleteOldPrices(app.reading(shop.website), START + 40 * DAY_MILLISECONDS, () => false)
  expect(await count()).toBe(0)
})
