import { expect, test } from 'vitest'
import { buildShop, type TestShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { listProductsCall } from '#shared/products/api.ts'
import { listStockCall, updateStockCall } from '#shared/stock/schema.ts'
import { takeStock } from '../take-stock.ts'
import { nextMorning } from './note-low-stock.ts'
import { writeLowStockEmailHandler } from './write-low-stock-email.ts'

const app = await startTestApp()

const sell = (shop: TestShop, variantId: string, quantity: number) =>
  app.changing(shop.website, (scope) => takeStock(scope, [{ variantId, quantity }], 'payment'))

const waitingEmails = ({ website }: TestShop) =>
  app.services.database
    .selectFrom('jobs')
    .select(['id', 'unique_key', 'run_at'])
    .where('website_id', '=', website.id)
    .where('kind', '=', 'write-low-stock-letter')
    .execute()

const sentEmails = ({ website }: TestShop) =>
  app.services.database
    .selectFrom('letters')
    .select(['subject', 'html'])
    .where('website_id', '=', website.id)
    .where('kind', '=', 'low-stock')
    .execute()

/** Does the work of the job, as on an installation with a mail server and a known address. */
async function morning(shop: TestShop, canSendEmail = true) {
  const website = {
    ...(await app.services.websites.byId(shop.website.id))!,
    canSendEmail,
    origin: 'https://shop.example',
  }
  const websites = { ...app.services.websites, byId: async () => website }
  const handle = writeLowStockEmailHandler({ ...app.services, websites })
  await handle({ websiteId: shop.website.id, id: 'job', payload: {}, finish: async () => {} } as never)
}

test('what runs low is reported once, in one email the next morning', async () => {
  const shop = await buildShop(app)
  const product = await shop.addProduct({
    title: 'Harbor mug',
    variants: ['S', 'L'].map((Size) => ({ attributes: { Size }, qtyInStock: 7 })),
  })
  const [small, large] = product.variants.map(({ id }) => id) as [string, string]
  await sell(shop, small, 1)
  expect(await waitingEmails(shop)).toEqual([])
  await sell(shop, small, 2)
  await sell(shop, large, 7)
  expect(await waitingEmails(shop)).toHaveLength(1)
  await morning(shop)
  await morning(shop)
  const emails = await sentEmails(shop)
  expect(emails.map(({ subject }) => subject)).toEqual(['Low stock: 2 variants'])
  expect(emails[0]!.html).toContain('Harbor mug (L)')
  expect(emails[0]!.html).toContain('4 left')
  expect(emails[0]!.html).toContain('/config/stock?level=low')
})

test('nothing is reported that is back in stock, and nothing where no email can be sent', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const product = await shop.addProduct({ variants: [{ qtyInStock: 7 }] })
  const variantId = product.variants[0]!.id
  await sell(shop, variantId, 3)
  await owner.call(updateStockCall, { body: { changes: [{ kind: 'adjust', variantId, by: 20 }] } })
  await morning(shop)
  await sell(shop, variantId, 22)
  await morning(shop, false)
  expect(await sentEmails(shop)).toEqual([])
})

test('a variant is low at a number of its own, which can be undone', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const product = await shop.addProduct({ variants: [{ qtyInStock: 30 }] })
  const variantId = product.variants[0]!.id
  const low = async () => ({
    sheet: (await owner.call(listStockCall, { query: { level: 'low' } })).body.variants.length,
    list: (await owner.call(listProductsCall, { query: { stock: 'few-left' } })).body.products.map(
      ({ isLowInStock }) => isLowInStock,
    ),
    home: (await owner.call(getHomeCall, {})).body.toDo.productsFewLeft,
  })
  expect(await low()).toEqual({ sheet: 0, list: [], home: 0 })
  const { batchId } = (
    await owner.call(updateStockCall, { body: { changes: [{ kind: 'low-stock-at', variantId, quantity: 30 }] } })
  ).body
  expect(await low()).toEqual({ sheet: 1, list: [true], home: 1 })
  await undo(owner, batchId)
  expect(await low()).toEqual({ sheet: 0, list: [], home: 0 })
})

test('the list of products names the variants that are low, the lowest first', async () => {
  const shop = await buildShop(app)
  const owner = await app.owner(shop.website)
  const sizes = [
    ['S', 4],
    ['M', 40],
    ['L', 0],
  ] as const
  await shop.addProduct({
    title: 'Harbor mug',
    options: [{ name: 'Size', display: 'radio' }],
    variants: sizes.map(([Size, qtyInStock]) => ({ attributes: { Size }, qtyInStock })),
  })
  await shop.addProduct({ title: 'Pitcher', variants: [{ qtyInStock: 1 }] })
  const { products } = (await owner.call(listProductsCall, { query: {} })).body
  expect(Object.fromEntries(products.map(({ title, lowVariants }) => [title, lowVariants]))).toEqual({
    'Harbor mug': [
      { title: 'L', qtyInStock: 0 },
      { title: 'S', qtyInStock: 4 },
    ],
    Pitcher: [],
  })
})

test.each([
  ['2026-11-26T06:00:00Z', 'UTC', '2026-11-26T08:00:00.000Z'],
  ['2026-11-26T08:00:00Z', 'UTC', '2026-11-27T08:00:00.000Z'],
  ['2026-11-26T23:30:00Z', 'Europe/Berlin', '2026-11-27T07:00:00.000Z'],
  ['2026-03-28T12:00:00Z', 'Europe/Berlin', '2026-03-29T06:00:00.000Z'],
])('the morning after %s in %s is %s', (now, timeZone, expected) => {
  expect(new Date(nextMorning(Date.parse(now), timeZone)).toISOString()).toBe(expected)
})
