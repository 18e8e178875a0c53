import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { publishProductJob } from '#server/products/jobs.ts'
import { readProduct } from '#server/products/read-product.ts'
import { saveProduct } from '#server/products/write/save-product.ts'
import { toInput } from '#server/products/write/to-input.ts'
import { giveBackStock } from '#server/stock/give-back-stock.ts'
import { takeStock } from '#server/stock/take-stock.ts'
import type { TestShop } from '#server/testing/build-shop.ts'
import { groupOf, restockSteps } from '#server/testing/restock/restock-steps.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { Product } from '#shared/products/schema.ts'
import { listSignUpsCall } from '#shared/restock/api.ts'
import { updateStockCall } from '#shared/stock/schema.ts'
import { sendForgottenNotices } from './send-forgotten.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000', SMTP_URL: 'smtp://127.0.0.1:9' })
const { database } = app.services
const { openShop, signUp, signUpAll, told, setStock } = restockSteps(app)

test('as many people as pieces came back get an email, in the order in which they asked, and the next ones later', async () => {
  const shop = await openShop()
  const { owner, mug, website } = shop
  await signUpAll(shop, mug, ['ada', 'bob', 'cyd', 'dan'])
  expect(await told(shop)).toEqual([])
  await setStock(owner, mug, 2)
  expect(await told(shop)).toEqual(['ada', 'bob'])
  await setStock(owner, mug, 3)
  expect(await told(shop)).toEqual(['ada', 'bob', 'cyd'])
  await setStock(owner, mug, 1)
  expect(await told(shop)).toEqual(['ada', 'bob', 'cyd'])
  const message = await database
    .selectFrom('letters')
    .select(['subject', 'html', 'unsubscribe_url'])
    .where('website_id', '=', website.id)
    .where('to_address', '=', 'ada@example.com')
    .executeTakeFirstOrThrow()
  expect(message.subject).toBe('Back in stock: Harbor mug')
  expect(message.html).toContain(`/shop/p/${mug.urlId}`)
  expect(message.html).toContain(message.unsubscribe_url)
})

test('without a mail server nobody is told, and people keep their place', async () => {
  const plain = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
  const steps = restockSteps(plain)
  const shop = await steps.openShop()
  await steps.signUpAll(shop, shop.mug, ['ada'])
  await steps.setStock(shop.owner, shop.mug, 2)
  expect(await steps.told(shop)).toEqual([])
  const { signUps } = (await shop.owner.call(listSignUpsCall, { query: groupOf(shop.mug) })).body
  expect(signUps.map(({ email }) => email)).toEqual(['ada@example.com'])
})

test.each<[string, (shop: Awaited<ReturnType<typeof openShop>>) => Promise<unknown>]>([
  ['a product is saved', ({ website, mug }) => save(website, mug, { qtyInStock: 1 })],
  ['its stock is no longer counted', ({ website, mug }) => save(website, mug, { unlimited: true })],
  [
    'its stock is no longer counted in the sheet',
    ({ owner, mug }) =>
      owner.call(updateStockCall, { body: { changes: [{ kind: 'unlimited', variantId: groupOf(mug).variantId }] } }),
  ],
  ['an order is canceled', ({ website, mug }) => giveBack(website, mug, 'restock')],
  ['a payment fails', ({ website, mug }) => giveBack(website, mug, 'release')],
])('people are told when %s', async (_, raise) => {
  const shop = await openShop()
  await signUpAll(shop, shop.mug, ['ada'])
  await raise(shop)
  expect(await told(shop)).toEqual(['ada'])
})

async function save(website: TestShop['website'], product: Product, changes: object) {
  const saved = await app.changing(website, (scope) => {
    const input = toInput(product)
    const variants = input.variants.map((variant) => ({ ...variant, seenQtyInStock: null, ...changes }))
    return saveProduct(
      scope,
      { productId: product.id, input: { ...input, variants } },
      { batchId: newId(), productLimit: 100 },
    )
  })
  expect(saved.ok).toBe(true)
}

const giveBack = (website: TestShop['website'], product: Product, reason: 'release' | 'restock') =>
  app.changing(website, (scope) =>
    giveBackStock(scope, [{ variantId: groupOf(product).variantId, quantity: 1 }], 'order', reason),
  )

test('payments that fail again and again do not write to everyone about a single piece', async () => {
  const shop = await openShop()
  await signUpAll(shop, shop.mug, ['ada', 'bob', 'cyd'])
  const line = [{ variantId: groupOf(shop.mug).variantId, quantity: 1 }]
  for (let round = 0; round < 3; round += 1) {
    await giveBack(shop.website, shop.mug, 'release')
    expect(await told(shop)).toEqual(['ada'])
    await app.changing(shop.website, (scope) => takeStock(scope, line, 'payment'))
  }
})

test('nobody is told when the pieces are gone again before the emails are written', async () => {
  const shop = await openShop()
  await signUpAll(shop, shop.mug, ['ada'])
  await setStock(shop.owner, shop.mug, 1)
  await app.changing(shop.website, (scope) =>
    takeStock(scope, [{ variantId: groupOf(shop.mug).variantId, quantity: 1 }], 'payment'),
  )
  expect(await told(shop)).toEqual([])
})

test('an address waits once for a variant, and can wait again after its email', async () => {
  const shop = await openShop()
  await signUpAll(shop, shop.mug, ['ada', 'bob'])
  await signUp(shop, shop.mug, ' ADA@example.com ')
  await setStock(shop.owner, shop.mug, 9)
  expect(await told(shop)).toEqual(['ada', 'bob'])
  expect((await signUp(shop, shop.mug, 'ada@example.com')).code).toBe('restock-in-stock')
  await setStock(shop.owner, shop.mug, 0)
  await signUpAll(shop, shop.mug, ['ada'])
  await setStock(shop.owner, shop.mug, 5)
  expect(await told(shop)).toEqual(['ada', 'bob', 'ada'])
})

test('two jobs at once send each person one email, and so does a job that runs again', async () => {
  const shop = await openShop()
  const { owner, mug } = shop
  const names = Array.from({ length: 60 }, (_, index) => `p${index}`)
  await signUpAll(shop, mug, names)
  await setStock(owner, mug, 40)
  await setStock(owner, mug, 50)
  await Promise.all([app.runJobs(), app.runJobs(), app.runJobs()])
  expect((await told(shop)).toSorted()).toEqual(names.slice(0, 50).toSorted())
  // A process that died after its emails were written: the job is taken again, and counts what it has sent.
  await database
    .updateTable('jobs')
    .set({ state: 'waiting', run_at: 0 })
    .where('website_id', '=', shop.website.id)
    .where('kind', '=', 'send-restock')
    .execute()
  expect(await told(shop)).toHaveLength(50)
})

test('the daily work tells those who were left, without those who were told in the last day', async () => {
  const shop = await openShop()
  const { mug, website } = shop
  await signUpAll(shop, mug, ['ada', 'bob', 'cyd'])
  // A store page that was hidden shows its pieces again: no change of stock says so.
  await database
    .updateTable('variants')
    .set({ qty_in_stock: 2 })
    .where('website_id', '=', website.id)
    .where('id', '=', groupOf(mug).variantId)
    .execute()
  const now = Date.now()
  const daily = (at: number) => app.changing(website, (scope) => sendForgottenNotices(scope, at))
  await daily(now)
  expect(await told(shop)).toEqual(['ada', 'bob'])
  await daily(now)
  expect(await told(shop)).toEqual(['ada', 'bob'])
  await daily(now + 2 * DAY_MILLISECONDS)
  expect(await told(shop)).toEqual(['ada', 'bob', 'cyd'])
})

test('people are told when a scheduled product is published', async () => {
  const shop = await openShop()
  const { website, mug } = shop
  await signUpAll(shop, mug, ['ada'])
  await database
    .updateTable('variants')
    .set({ qty_in_stock: 2 })
    .where('website_id', '=', website.id)
    .where('id', '=', groupOf(mug).variantId)
    .execute()
  await database
    .updateTable('products')
    .set({ status: 'scheduled', publish_at: 1 })
    .where('website_id', '=', website.id)
    .where('id', '=', mug.id)
    .execute()
  await app.changing(website, (scope) => scope.enqueue(publishProductJob, { productId: mug.id }))
  expect(await told(shop)).toEqual(['ada'])
})

test('a hidden product tells nobody until it is shown', async () => {
  const shop = await openShop()
  const { website, mug } = shop
  await signUpAll(shop, mug, ['ada'])
  const saveAs = async (status: 'draft' | 'published', qtyInStock: number) => {
    const product = (await readProduct(app.reading(website), mug.id))!
    const input = toInput(product)
    const variants = input.variants.map((variant) => ({ ...variant, seenQtyInStock: null, qtyInStock }))
    const options = { batchId: newId(), productLimit: 100 }
    const saved = await app.changing(website, (scope) =>
      saveProduct(scope, { productId: mug.id, input: { ...input, status, variants } }, options),
    )
    expect(saved.ok).toBe(true)
  }
  await saveAs('draft', 5)
  expect(await told(shop)).toEqual([])
  await saveAs('published', 5)
  expect(await told(shop)).toEqual(['ada'])
})
