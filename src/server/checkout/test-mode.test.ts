import { describe, expect, test } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, nothingSent, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { roles } from '#shared/roles/rules.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'

// The providers of production, and shops that are no demo: a new installation.
const app = await startTestApp({}, { createProviders })
const { database } = app.services
const fresh = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })

async function shop(settings = fresh, isDemo = false) {
  const website = await app.buildWebsite({ settings, isDemo })
  return { website, mug: await buildProduct(app, website, { stock: 3 }) }
}
const cartPage = async (visitor: Browser) => (await visitor.request('GET', '/cart')).body
const checkoutPage = async (visitor: Browser) => (await visitor.request('GET', '/checkout')).body
const stockOf = async (website: Website) =>
  (
    await database
      .selectFrom('variants')
      .select('qty_in_stock')
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
  ).qty_in_stock

describe('a new shop', () => {
  test('offers visitors no payment method, says so, and keeps the cart', async () => {
    const { website, mug } = await shop()
    const visitor = app.visitor(website)
    await add(visitor, mug)
    expect(await cartPage(visitor)).toContain('This shop can’t take payments yet.')
    const checkout = await checkoutPage(visitor)
    expect(checkout).toContain('This shop can’t take payments yet.')
    expect(checkout).not.toContain('Test card')
    for (const paymentMethod of ['test-card', 'test-afterpay', 'bank-transfer', 'pay-on-pickup', 'free'] as const) {
      const { code } = await pay(visitor, { expectedTotalCents: 2500, paymentMethod })
      expect(code).toBe('payments-not-set-up')
    }
    expect(await cartPage(visitor)).toContain('Harbor mug')
    expect(await stockOf(website)).toBe(3)
  })

  test('gives away what costs nothing', async () => {
    const { website } = await shop()
    const visitor = app.visitor(website)
    await add(visitor, await buildProduct(app, website, { priceCents: 0, productType: productTypes.service }))
    expect(await cartPage(visitor)).not.toContain('can’t take payments')
    const order = { ...nothingSent, expectedTotalCents: 0, paymentMethod: 'free', paymentToken: null } as const
    const { orderId } = await buy(visitor, order)
    const owner = await app.owner(website)
    const { body } = await owner.call(getOrderCall, { parameters: { orderId } })
    expect(body.order).toMatchObject({ paymentMethod: 'free', paymentState: 'paid', testMode: false })
  })
})

test.each([
  ['bank-transfer', { bankTransferInstructions: ' \n' }],
  ['pay-on-pickup', { pickupInstructions: '' }],
] as const)('%s is offered only when its details are filled in', async (paymentMethod, missing) => {
  const { website, mug } = await shop({ ...shopSettings(), paymentMethods: [paymentMethod], ...missing })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  const refused = await pay(visitor, { expectedTotalCents: 2500, paymentMethod, paymentToken: null })
  expect(refused.code).toBe('payments-not-set-up')
})

describe('the test mode', () => {
  const payLater = { ...fresh, installments: { ...fresh.installments, available: true, minimumCents: 100 } }

  test.each([
    ['the administrator', roles.admin, true],
    ['the store manager', roles.storeManager, true],
    ['an editor, who manages no orders', roles.editor, false],
  ])('is open to %s: %i %s', async (_who, role, isOpen) => {
    const { website, mug } = await shop(payLater)
    const staff = await app.owner(website, role)
    await add(staff, mug)
    expect((await cartPage(staff)).includes('interest-free payments')).toBe(isOpen)
    expect((await checkoutPage(staff)).includes('Test card')).toBe(isOpen)
    expect((await pay(staff, { expectedTotalCents: 2500 })).code).toBe(isOpen ? null : 'payments-not-set-up')
  })

  test('belongs to the website that one is signed in to', async () => {
    const [here, elsewhere] = [await shop(), await shop()]
    const owner = await app.owner(here.website)
    const otherVisitor = app.visitor(elsewhere.website)
    otherVisitor.cookies.set('session', owner.cookies.get('session')!)
    await add(otherVisitor, elsewhere.mug)
    expect((await pay(otherVisitor, { expectedTotalCents: 2500 })).code).toBe('payments-not-set-up')
  })

  test('is off when its owner switches it off, for the owner and in the demo too', async () => {
    const { website, mug } = await shop({ ...shopSettings(), paymentMethods: ['bank-transfer'] }, true)
    const owner = await app.owner(website)
    await add(owner, mug)
    expect((await pay(owner, { expectedTotalCents: 2500 })).code).toBe('payment-method-unavailable')
  })

  test('shows no badge to visitors of a shop, and one in the demo, which says what it is', async () => {
    const look = async (isDemo: boolean) => {
      const website = await app.buildWebsite({ settings: payLater, isDemo })
      await buildProduct(app, website)
      const { url_id: urlId } = await database
        .selectFrom('products')
        .select('url_id')
        .where('website_id', '=', website.id)
        .executeTakeFirstOrThrow()
      return (await app.visitor(website).request('GET', `/shop/p/${urlId}`)).body
    }
    const [real, demo] = [await look(false), await look(true)]
    expect(real).not.toContain('Afterpay')
    expect(real).not.toContain('This is a demo shop')
    expect(demo).toContain('Afterpay')
    expect(demo).toContain('This is a demo shop')
  })
})

describe('a test order', () => {
  async function placeTest() {
    const { website, mug } = await shop(fresh, true)
    const visitor = app.visitor(website)
    await add(visitor, mug, 2)
    const { orderId, url } = await buy(visitor, { expectedTotalCents: 4500 })
    return { website, visitor, orderId, url, owner: await app.owner(website) }
  }

  test('takes no stock, holds none, and gives none back', async () => {
    const { website, mug } = await shop(fresh, true)
    const visitor = app.visitor(website)
    await add(visitor, mug, 2)
    expect((await pay(visitor, { expectedTotalCents: 4500, paymentToken: 'confirm' })).body.state).toBe(
      'needs-confirmation',
    )
    expect(await stockOf(website)).toBe(3)
    const { orderId } = await buy(visitor, { expectedTotalCents: 4500 })
    expect(await stockOf(website)).toBe(3)
    const owner = await app.owner(website)
    await owner.call(cancelOrderCall, {
      parameters: { orderId },
      body: { restock: true, notifyBuyer: false },
    })
    expect(await stockOf(website)).toBe(3)
  })

  test('is marked, and is no one’s task and no sale', async () => {
    const { owner, orderId } = await placeTest()
    const { body: home } = await owner.call(getHomeCall, {})
    expect(home.toDo.ordersToFulfil).toBe(0)
    expect(home.sales!.days.at(-1)).toMatchObject({ orders: 0, revenueCents: 0 })
    expect((await owner.call(listOrdersCall, { query: {} })).body.orders).toMatchObject([
      { id: orderId, testMode: true },
    ])
  })

  test('says on its page and in its emails that it is one, and the same when it is canceled', async () => {
    const { owner, visitor, orderId, url, website } = await placeTest()
    const words = 'This is a test order. No money was charged and nothing will be shipped.'
    const emails = async () => {
      await app.runJobs()
      return storedEmails(database, website.id)
    }
    expect((await visitor.request('GET', url)).body).toContain(words)
    expect((await emails()).filter(({ html }) => html.includes(words))).toHaveLength(1)
    await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: true, notifyBuyer: true } })
    const canceled = 'This was a test order. No money was charged, so there is nothing to refund.'
    expect((await emails()).filter(({ html }) => html.includes(canceled))).toHaveLength(1)
    const page = (await visitor.request('GET', url)).body
    expect(page).toContain(canceled)
    expect(page).not.toContain('has been returned to you')
  })
})
