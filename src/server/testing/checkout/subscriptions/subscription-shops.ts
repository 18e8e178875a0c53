import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { subscriptionPath } from '#server/subscriptions/subscription-link.ts'
import { readSubscription } from '#server/subscriptions/subscription-store.ts'
import { buildProduct, type ProductFacts } from '#server/testing/build-product.ts'
import { add, pay } from '#server/testing/buy.ts'
import { fakeTokens } from '#server/testing/payments/stripe/fake-account.ts'
import { startFakeStripe } from '#server/testing/payments/stripe/fake-stripe.ts'
import { giveStripeKeys } from '#server/testing/payments/stripe/give-keys.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { listOrdersCall } from '#shared/orders/read-api.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import * as api from '#shared/subscriptions/api.ts'

const DAY = 24 * 60 * 60 * 1000
const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })

/** When the subscriptions of the tests begin. */
export const START = Date.parse('2026-01-31T15:00:00Z')
export const inDays = (days: number) => START + days * DAY
export const monthly: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 }
/** One tea with its shipping, in hundredths. */
export const TOTAL = 2500

/** The fields of the form on the page of a subscription that hold an address. */
export const addressFields = (address: Readonly<Record<string, string>>) => ({
  drawnFor: address.country ?? '',
  ...Object.fromEntries(Object.entries(address).map(([name, value]) => [`shippingAddress.${name}`, value])),
})

/** Starts an application with a fake Stripe, for all tests of a file; each test begins at `START`. */
export async function startSubscriptionShops() {
  const stripe = await startFakeStripe()
  afterAll(stripe.close)
  const app = await startTestApp({ STRIPE_API_URL: stripe.url }, { createProviders })
  const { services } = app
  const websiteIds: string[] = []

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    stripe.fail(null)
    for (const { intents, setups, refunds, answers, cards } of Object.values(stripe.accounts))
      for (const one of [intents, setups, refunds, answers, cards]) one.clear()
  })
  afterEach(async () => {
    vi.useRealTimers()
    // What one test has sold does not renew in the next one.
    for (const id of websiteIds.splice(0))
      await services.database.deleteFrom('jobs').where('website_id', '=', id).execute()
  })

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
    const emails = (kind: string) => storedEmails(services.database, website.id, { kind })
    const page = (id: string) => subscriptionPath(services.secret, website.id, id)
    const press = (id: string, body: object, browser: Browser = app.visitor(website)) =>
      browser.request('POST', page(id), new URLSearchParams(body as Record<string, string>).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      })
    /** Presses a button, and opens the page that it leads to. */
    const pressAndSee = async (id: string, body: object) => {
      const { headers } = await press(id, body)
      return (await app.visitor(website).request('GET', String(headers.location))).body
    }
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
      pressAndSee,
      raw,
    }
  }

  /** Moves the clock, and does what is due then. */
  async function travelTo(moment: string | number) {
    vi.setSystemTime(typeof moment === 'number' ? moment : Date.parse(moment))
    await app.runJobs()
  }

  return { app, stripe, services, shop, travelTo }
}
