import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { fakeTokens } from '#server/payments/stripe/testing/fake-account.ts'
import { startFakeStripe } from '#server/payments/stripe/testing/fake-stripe.ts'
import { giveStripeKeys } from '#server/payments/stripe/testing/give-keys.ts'
import { announcePrices } from '#server/subscriptions/announce-prices.ts'
import { subscriptionPath } from '#server/subscriptions/subscription-link.ts'
import { readSubscription } from '#server/subscriptions/subscription-store.ts'
import { buildProduct, type ProductFacts } from '#server/testing/build-product.ts'
import { add, homeAddress, nothingSent, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { getCartCall } from '#shared/cart/api.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import * as api from '#shared/subscriptions/api.ts'
import { addSubscriptionCall } from '#shared/subscriptions/cart-api.ts'
import { renewSubscription } from './renew.ts'

const stripe = await startFakeStripe()
afterAll(stripe.close)
const app = await startTestApp({ STRIPE_API_URL: stripe.url }, { createProviders })
const { services } = app
const DAY = 24 * 60 * 60 * 1000
const START = Date.parse('2026-01-31T15:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  stripe.fail(null)
  for (const { intents, refunds, answers, cards } of Object.values(stripe.accounts))
    for (const one of [intents, refunds, answers, cards]) one.clear()
})
const websiteIds: string[] = []
afterEach(async () => {
  vi.useRealTimers()
  // What one test has sold does not renew in the next one.
  for (const id of websiteIds.splice(0))
    await services.database.deleteFrom('jobs').where('website_id', '=', id).execute()
})

const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })
const monthly: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 }
const TOTAL = 2500

/** A shop with cards by Stripe and a product that renews. */
async function shop(facts: ProductFacts = {}) {
  const fresh = await app.buildWebsite({ settings, isDemo: false })
  const website = await giveStripeKeys(app, fresh, 'live')
  websiteIds.push(website.id)
  const tea = await buildProduct(app, website, { title: 'Tea', stock: 10, plan: monthly, ...facts })
  const visitor = app.visitor(website)
  // Sessions end while the clock moves by months.
  const owner: Pick<Browser, 'call'> = {
    call: async (contract, input) => (await app.owner(website)).call(contract, input),
  }
  const account = stripe.accounts.live
  const buyWith = (paymentToken: string, changes: object = {}) =>
    pay(visitor, { expectedTotalCents: TOTAL, paymentMethod: 'card', paymentToken, ...changes })
  const subscribe = async (changes: object = {}) => {
    await add(visitor, tea)
    expect((await buyWith(fakeTokens.approves, changes)).body.state).toBe('placed')
    await app.runJobs()
    return (await list())[0]!
  }
  const list = async () => (await owner.call(api.listSubscriptionsCall, { query: {} })).body.subscriptions
  const opened = async (subscriptionId: string) =>
    (await owner.call(api.getSubscriptionCall, { parameters: { subscriptionId } })).body.subscription
  const orders = async () => (await owner.call(listOrdersCall, {})).body.orders
  const charged = () => [...account.intents.values()].filter(({ status }) => status === 'succeeded')
  const emails = async (kind: string) =>
    services.database
      .selectFrom('letters')
      .select(['subject', 'html', 'to_address'])
      .where('website_id', '=', website.id)
      .where('kind', '=', kind)
      .orderBy('id')
      .execute()
  const page = (id: string) => subscriptionPath(services.secret, website.id, id)
  const press = (id: string, body: object, browser: Browser = app.visitor(website)) =>
    browser.request('POST', page(id), new URLSearchParams(body as Record<string, string>).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
  const raw = async (id: string) => (await readSubscription(app.reading(website), id))!
  return {
    website,
    tea,
    visitor,
    owner,
    account,
    buyWith,
    subscribe,
    list,
    opened,
    orders,
    charged,
    emails,
    page,
    press,
    raw,
  }
}

/** Moves the clock, and does what is due then. */
async function travelTo(moment: string | number) {
  vi.setSystemTime(typeof moment === 'number' ? moment : Date.parse(moment))
  await app.runJobs()
}

const inDays = (days: number) => START + days * DAY

describe('the call that begins a subscription', () => {
  test('returns a token whose page leads to the checkout, and the visitor’s own cart comes back after it', async () => {
    const { website, tea, visitor, buyWith } = await shop()
    const mug = await buildProduct(app, website, {})
    await add(visitor, mug)
    const own = (await visitor.call(getCartCall, {})).body.id
    const { body } = await visitor.call(addSubscriptionCall, {
      body: { itemId: tea.itemId, sku: tea.sku, qty: 1, additionalFields: null },
    })
    expect(Buffer.from(body.cartToken, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    const address = `/subscribe?cartToken=${body.cartToken}`
    const shown = await visitor.request('GET', address)
    expect([shown.statusCode, shown.headers['referrer-policy']]).toEqual([200, 'same-origin'])
    expect(shown.body).toContain('$20.00 monthly')
    const crumb = visitor.cookies.get('crumb') ?? /name="crumb" value="([^"]+)"/.exec(shown.body)![1]!
    const posted = await visitor.request('POST', address, `crumb=${encodeURIComponent(crumb)}&to=checkout`, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([posted.statusCode, posted.headers.location]).toEqual([303, '/checkout'])
    expect((await visitor.request('GET', '/checkout')).body).toContain('Tea: $20.00 monthly')
    expect((await buyWith(fakeTokens.approves)).body.state).toBe('placed')
    expect((await visitor.call(getCartCall, {})).body.id).toBe(own)
  })

  test('works for half an hour, on its own website', async () => {
    const { website, tea, visitor } = await shop()
    const other = await shop()
    const { cartToken } = (
      await visitor.call(addSubscriptionCall, { body: { itemId: tea.itemId, sku: tea.sku, qty: 1 } })
    ).body
    const open = (site = website) => app.visitor(site).request('GET', `/subscribe?cartToken=${cartToken}`)
    expect((await open(other.website)).statusCode).toBe(410)
    vi.setSystemTime(START + 29 * 60_000)
    expect((await open()).statusCode).toBe(200)
    vi.setSystemTime(START + 31 * 60_000)
    expect((await open()).statusCode).toBe(410)
  })

  test('refuses what is sold once, and what is sold out', async () => {
    const { website, tea, visitor } = await shop({ stock: 0 })
    const mug = await buildProduct(app, website, {})
    const begin = async ({ itemId, sku }: { itemId: string; sku: string }) =>
      (await visitor.call(addSubscriptionCall, { body: { itemId, sku, qty: 1 } })).code
    expect(await begin(mug)).toBe('subscription-not-allowed')
    expect(await begin(tea)).toBe('not-enough-stock')
  })
})

describe('a subscription', () => {
  test('begins with its order, with the card that Stripe keeps, beside goods that are bought once', async () => {
    const { website, tea, visitor, buyWith, account, list, raw, orders } = await shop()
    await add(visitor, await buildProduct(app, website, { title: 'Mug' }))
    await add(visitor, tea)
    expect((await buyWith(fakeTokens.approves, { expectedTotalCents: 4500 })).body.state).toBe('placed')
    await app.runJobs()
    const found = await list()
    expect(found).toMatchObject([{ title: 'Tea', state: 'active', amountCents: 2000, cycles: 1 }])
    expect(found[0]!.nextAt).toBe(Date.parse('2026-02-28T15:00:00Z'))
    const [card] = account.cards.values()
    expect((await raw(found[0]!.id)).content.keptMethod).toEqual({
      customer: card!.customer,
      method: card!.id,
      label: 'Visa •••• 4242',
    })
    expect(await orders()).toHaveLength(1)
  })

  test('is not offered with methods that cannot be kept, nor paid by them', async () => {
    const { website, tea, visitor } = await shop()
    await services.database
      .updateTable('websites')
      .set({
        settings: JSON.stringify({
          ...website.settings,
          paymentMethods: ['card', 'bank-transfer'],
          bankTransferInstructions: 'IBAN',
        }),
      })
      .where('id', '=', website.id)
      .execute()
    services.websites.forget(website.id)
    await add(visitor, tea)
    const paid = await pay(visitor, { expectedTotalCents: TOTAL, paymentMethod: 'bank-transfer', paymentToken: null })
    expect(paid.code).toBe('payment-method-unavailable')
  })

  test('renews on the day of its first order, once in each period, and says so on its orders and in emails', async () => {
    const { subscribe, orders, charged, opened, owner, emails, account } = await shop()
    const { id } = await subscribe()
    await travelTo('2026-02-28T14:59:00Z')
    expect(await orders()).toHaveLength(1)
    await travelTo('2026-02-28T15:00:00Z')
    await app.runJobs()
    expect(await orders()).toHaveLength(2)
    await travelTo('2026-03-31T15:00:01Z')
    expect((await orders()).map(({ paymentState, grandTotalCents }) => [paymentState, grandTotalCents])).toEqual([
      ['paid', TOTAL],
      ['paid', TOTAL],
      ['paid', TOTAL],
    ])
    expect(charged()).toHaveLength(3)
    expect(new Set([...account.intents.values()].map(({ customer }) => customer)).size).toBe(1)
    const found = await opened(id)
    expect(found).toMatchObject({ cycles: 3, nextAt: Date.parse('2026-04-30T15:00:00Z'), method: 'Visa •••• 4242' })
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId: found.orders[0]!.id } })).body
    expect(order).toMatchObject({ renewal: { subscriptionId: id, number: 1, period: 3 }, shippingAddress: homeAddress })
    expect(order.events[0]).toMatchObject({ kind: 'placed', text: 'Subscription S00001' })
    const confirmations = await emails('order-confirmation')
    expect(confirmations).toHaveLength(3)
    expect(confirmations[2]!.html).toContain('The next payment is on April 30, 2026')
    expect(confirmations[2]!.html).toContain(`/subscription/${id}?key=`)
  })

  test('renews once when two processes find it due at the same moment', async () => {
    const { website, subscribe, orders, charged } = await shop()
    const { id } = await subscribe()
    vi.setSystemTime(inDays(28))
    await Promise.allSettled(Array.from({ length: 6 }, () => renewSubscription(services, website.id, id)))
    await app.runJobs()
    expect(await orders()).toHaveLength(2)
    expect(charged()).toHaveLength(2)
  })

  test('is paid once when the process ends between charge and order', async () => {
    const { website, subscribe, orders, charged } = await shop()
    const { id } = await subscribe()
    vi.setSystemTime(inDays(28))
    // The money moves, and no answer comes: as if the process had been killed.
    stripe.fail('lost-answer')
    await renewSubscription(services, website.id, id).catch(() => {})
    expect(charged()).toHaveLength(2)
    expect(await orders()).toHaveLength(1)
    stripe.fail(null)
    await travelTo(inDays(28) + 60_000)
    expect(await orders()).toHaveLength(2)
    expect(charged()).toHaveLength(2)
  })

  test('ends after its payments, and says so', async () => {
    const { subscribe, orders, opened, emails } = await shop({ plan: { ...monthly, numBillingCycles: 3 } })
    const { id } = await subscribe()
    for (const days of [28, 59, 90, 120, 200]) await travelTo(inDays(days))
    expect(await orders()).toHaveLength(3)
    expect(await opened(id)).toMatchObject({ state: 'ended', nextAt: null, cycles: 3 })
    expect(await emails('subscription-ended')).toMatchObject([{ subject: 'Your subscription to Tea has ended' }])
  })

  test('takes stock with each renewal, and waits while there is none: the customer hears of it once', async () => {
    const { website, subscribe, orders, opened, emails } = await shop({ stock: 1 })
    const { id } = await subscribe()
    await travelTo(inDays(28))
    await travelTo(inDays(29))
    expect(await orders()).toHaveLength(1)
    expect(await opened(id)).toMatchObject({ state: 'active', waitsFor: expect.stringContaining('available') })
    expect(await emails('subscription-waiting')).toHaveLength(1)
    await services.database
      .updateTable('variants')
      .set({ qty_in_stock: 1 })
      .where('website_id', '=', website.id)
      .execute()
    await travelTo(inDays(30))
    expect(await orders()).toHaveLength(2)
    expect(await opened(id)).toMatchObject({ waitsFor: '', nextAt: Date.parse('2026-03-31T15:00:00Z') })
  })

  test('is canceled with the order that began it', async () => {
    const { subscribe, owner, opened, orders } = await shop()
    const { id } = await subscribe()
    const orderId = (await opened(id)).orders[0]!.id
    await owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock: true, notifyBuyer: false } })
    await travelTo(inDays(40))
    expect(await opened(id)).toMatchObject({ state: 'canceled' })
    expect(await orders()).toHaveLength(1)
  })

  test('of a service renews without an address', async () => {
    const { subscribe, orders } = await shop({ productType: productTypes.service, stock: null })
    await subscribe({ ...nothingSent, expectedTotalCents: 2000 })
    await travelTo(inDays(28))
    expect((await orders()).map(({ grandTotalCents }) => grandTotalCents)).toEqual([2000, 2000])
  })
})

describe('a renewal that is declined', () => {
  test('is tried again after 1, 3 and 7 days, each announced, and then the subscription is paused', async () => {
    const { subscribe, orders, opened, emails, account } = await shop()
    const { id } = await subscribe()
    for (const card of account.cards.values()) card.isRefused = true
    await travelTo(inDays(28))
    expect(await opened(id)).toMatchObject({ state: 'past-due', nextAt: inDays(29), failures: 1 })
    await travelTo(inDays(29))
    expect(await opened(id)).toMatchObject({ nextAt: inDays(31), failures: 2 })
    await travelTo(inDays(31))
    await travelTo(inDays(35))
    expect(await opened(id)).toMatchObject({ state: 'paused', pausedBy: 'payment', nextAt: null })
    await travelTo(inDays(100))
    expect(await orders()).toHaveLength(1)
    const announced = await emails('subscription-payment-failed')
    expect(announced.map(({ html }) => /We’ll try again on ([^.<]+)\./.exec(html)?.[1])).toEqual([
      'March 1, 2026',
      'March 3, 2026',
      'March 7, 2026',
    ])
    expect(await emails('subscription-paused')).toHaveLength(1)
  })

  test('gives its stock back, and goes on with the old dates once the card works again', async () => {
    const { website, subscribe, orders, opened, account } = await shop()
    const { id } = await subscribe()
    const [card] = account.cards.values()
    card!.isRefused = true
    await travelTo(inDays(28))
    const left = services.database.selectFrom('variants').select('qty_in_stock').where('website_id', '=', website.id)
    expect((await left.executeTakeFirstOrThrow()).qty_in_stock).toBe(9)
    card!.isRefused = false
    await travelTo(inDays(29))
    expect(await orders()).toHaveLength(2)
    expect(await opened(id)).toMatchObject({ state: 'active', failures: 0, nextAt: Date.parse('2026-03-31T15:00:00Z') })
  })

  test('is paid at once when its customer resumes it', async () => {
    const { subscribe, orders, opened, account, press } = await shop()
    const { id } = await subscribe()
    const [card] = account.cards.values()
    card!.isRefused = true
    for (const days of [28, 29, 31, 35]) await travelTo(inDays(days))
    card!.isRefused = false
    await travelTo(inDays(50))
    expect((await press(id, { do: 'resume' })).body).toContain('Your subscription is active again')
    await app.runJobs()
    expect(await orders()).toHaveLength(2)
    expect(await opened(id)).toMatchObject({ state: 'active', nextAt: Date.parse('2026-03-31T15:00:00Z') })
  })
})

describe('the page of its customer', () => {
  test('opens with its key alone', async () => {
    const { website, subscribe, page, press } = await shop()
    const other = await shop()
    const { id } = await subscribe()
    const shown = await app.visitor(website).request('GET', page(id))
    expect(shown.body).toContain('$20.00 monthly')
    expect(shown.body).toContain('February 28, 2026')
    expect(shown.headers['referrer-policy']).toBe('no-referrer')
    const wrong = page(id).replace(/key=.*/, `key=${'A'.repeat(28)}`)
    expect((await app.visitor(website).request('GET', wrong)).statusCode).toBe(404)
    expect((await app.visitor(other.website).request('GET', page(id))).statusCode).toBe(404)
    expect((await press(id, { do: 'fly' })).statusCode).toBe(400)
  })

  test('skips the next order', async () => {
    const { subscribe, press, orders, opened } = await shop()
    const { id } = await subscribe()
    await press(id, { do: 'skip' })
    await travelTo(inDays(28))
    expect(await orders()).toHaveLength(1)
    expect(await opened(id)).toMatchObject({ nextAt: Date.parse('2026-03-31T15:00:00Z'), cycles: 1 })
    await travelTo(inDays(60))
    expect(await orders()).toHaveLength(2)
  })

  test('pauses and resumes', async () => {
    const { subscribe, press, orders, opened, emails } = await shop()
    const { id } = await subscribe()
    await press(id, { do: 'pause' })
    await travelTo(inDays(65))
    expect(await orders()).toHaveLength(1)
    expect(await emails('subscription-paused')).toHaveLength(1)
    await press(id, { do: 'resume' })
    await app.runJobs()
    expect(await orders()).toHaveLength(1)
    expect(await opened(id)).toMatchObject({ state: 'active', nextAt: Date.parse('2026-04-30T15:00:00Z') })
  })

  test('cancels for good, and says so', async () => {
    const { subscribe, press, orders, opened, emails } = await shop()
    const { id } = await subscribe()
    expect((await press(id, { do: 'cancel' })).body).toContain('Your subscription is canceled')
    await travelTo(inDays(100))
    expect(await orders()).toHaveLength(1)
    expect(await opened(id)).toMatchObject({ state: 'canceled', nextAt: null })
    expect(await emails('subscription-canceled')).toHaveLength(1)
    expect((await press(id, { do: 'resume' })).statusCode).toBe(409)
  })

  test('changes the address and the quantity of the next orders', async () => {
    const { subscribe, press, orders, opened, owner, raw } = await shop()
    const { id } = await subscribe()
    expect((await press(id, { do: 'change', ...homeAddress, postalCode: '' })).body).toContain('Enter a ZIP code')
    await press(id, { do: 'change', ...homeAddress, addressLine1: '7 Wharf Road', quantity: '2' })
    expect((await raw(id)).content.billingAddress).toMatchObject({ addressLine1: '7 Wharf Road' })
    await travelTo(inDays(28))
    expect((await orders())[0]).toMatchObject({ grandTotalCents: 4500 })
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId: (await opened(id)).orders[0]!.id } }))
      .body
    expect(order).toMatchObject({ shippingAddress: { addressLine1: '7 Wharf Road' }, lines: [{ quantity: 2 }] })
  })
})

describe('another card', () => {
  const start = async () => {
    const all = await shop()
    const one = await all.subscribe()
    const opened = await app.visitor(all.website).request('GET', `${all.page(one.id)}&change=card`)
    return { ...all, id: one.id, session: new URL(String(opened.headers.location)).pathname.slice(1) }
  }

  test('is entered on a page of Stripe, and pays the next renewal', async () => {
    const { website, id, session, page, charged, opened, account } = await start()
    expect(account.sessions.get(session)).toBe([...account.cards.values()][0]!.customer)
    const back = await app.visitor(website).request('GET', `${page(id)}&card=${session}`)
    expect([back.statusCode, back.headers.location]).toEqual([303, `${page(id)}&saved=1`])
    expect(await opened(id)).toMatchObject({ method: 'Mastercard •••• 4444' })
    await travelTo(inDays(28))
    expect(charged().at(-1)!.payment_method).toBe(`pm_of_${session}`)
  })

  test('pays at once what the former card could not', async () => {
    const { website, id, session, page, orders, account } = await start()
    for (const card of account.cards.values()) card.isRefused = true
    await travelTo(inDays(28))
    await app.visitor(website).request('GET', `${page(id)}&card=${session}`)
    await app.runJobs()
    expect(await orders()).toHaveLength(2)
  })

  test('of someone else is not taken', async () => {
    const [one, other] = [await start(), await start()]
    for (const reference of [other.session, 'cs_none', '../refunds/re_1'])
      await app.visitor(one.website).request('GET', `${one.page(one.id)}&card=${encodeURIComponent(reference)}`)
    expect(await one.opened(one.id)).toMatchObject({ method: 'Visa •••• 4242' })
  })
})

describe('a new price', () => {
  const change = async (website: { readonly id: string }, cents: number) => {
    await services.database
      .updateTable('variants')
      .set({ price_cents: cents })
      .where('website_id', '=', website.id)
      .execute()
    await announcePrices(services, website, Date.now(), () => false)
    await app.runJobs()
  }

  test('that is higher is announced 30 days ahead, once, and charged only after that', async () => {
    const { website, subscribe, orders, emails, opened } = await shop()
    const { id } = await subscribe()
    await change(website, 2400)
    await announcePrices(services, website, Date.now(), () => false)
    await app.runJobs()
    expect(await opened(id)).toMatchObject({ newPrice: { unitPriceCents: 2400, from: inDays(30) }, amountCents: 2000 })
    const [email, ...others] = await emails('subscription-price-change')
    expect(email!.html).toContain('from $20.00 to $24.00 on March 2, 2026')
    expect(others).toEqual([])
    await travelTo(inDays(28))
    await travelTo(inDays(60))
    expect((await orders()).map(({ grandTotalCents }) => grandTotalCents)).toEqual([2900, TOTAL, TOTAL])
    expect(await opened(id)).toMatchObject({ newPrice: null, amountCents: 2400 })
  })

  test('that is lower counts at once, and a sale changes nothing', async () => {
    const { website, subscribe, orders, emails } = await shop()
    await subscribe()
    await services.database
      .updateTable('variants')
      .set({ on_sale: 1, sale_price_cents: 500 })
      .where('website_id', '=', website.id)
      .execute()
    await change(website, 1800)
    await travelTo(inDays(28))
    expect((await orders())[0]!.grandTotalCents).toBe(2300)
    expect(await emails('subscription-price-change')).toEqual([])
  })
})

test('the owner sees what renews when and what it brings, and cancels', async () => {
  const { website, subscribe, owner, tea, visitor, buyWith } = await shop({
    plan: { ...monthly, billingPeriod: { value: 2, unit: 'WEEK' } },
  })
  const { id } = await subscribe()
  await add(visitor, tea, 2)
  await buyWith(fakeTokens.approves, { expectedTotalCents: 4500 })
  const { body } = await owner.call(api.listSubscriptionsCall, { query: {} })
  expect(body.expected).toEqual([{ currency: 'USD', count: 2, soonCents: 6000, yearCents: 6000 * 26 }])
  const cancel = () =>
    owner.call(api.changeSubscriptionCall, { parameters: { subscriptionId: id }, body: { action: 'cancel' } })
  expect((await cancel()).body.subscription.state).toBe('canceled')
  expect((await cancel()).code).toBe('subscription-over')
  const after = (await owner.call(api.listSubscriptionsCall, { query: {} })).body
  expect(after.expected).toMatchObject([{ count: 1, soonCents: 4000 }])
  expect(after.subscriptions.map(({ state }) => state)).toEqual(['active', 'canceled'])
  const other = await app.owner((await shop()).website)
  const foreign = await other.call(api.getSubscriptionCall, { parameters: { subscriptionId: id } })
  expect([foreign.code, website.id === '']).toEqual(['subscription-not-found', false])
})

test('ten years of a weekly subscription, over clock changes and leap days, are 522 orders', async () => {
  const website = await app.buildWebsite({
    settings: { ...shopSettings(), timeZone: 'America/New_York' },
  })
  const tea = await buildProduct(app, website, {
    stock: null,
    plan: { ...monthly, billingPeriod: { value: 1, unit: 'WEEK' } },
  })
  const visitor = app.visitor(website)
  await add(visitor, tea)
  expect((await pay(visitor, { expectedTotalCents: TOTAL })).body.state).toBe('placed')
  await app.runJobs()
  const row = () =>
    services.database
      .selectFrom('subscriptions')
      .select(['id', 'next_at', 'cycles'])
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
  const end = Date.parse('2036-01-31T15:00:00Z')
  for (let one = await row(); one.next_at! < end; one = await row()) {
    vi.setSystemTime(one.next_at!)
    await renewSubscription(services, website.id, one.id)
  }
  expect((await row()).cycles).toBe(522)
  const periods = await services.database
    .selectFrom('subscription_orders')
    .select('period')
    .where('website_id', '=', website.id)
    .orderBy('period')
    .execute()
  expect(periods.map(({ period }) => period)).toEqual(Array.from({ length: 522 }, (_, index) => index))
}, 120_000)
