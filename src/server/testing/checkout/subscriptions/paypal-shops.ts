import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { subscriptionPath } from '#server/subscriptions/subscription-link.ts'
import { readSubscription } from '#server/subscriptions/subscription-store.ts'
import { buildProduct, type ProductFacts } from '#server/testing/build-product.ts'
import { add, pay, paymentIn } from '#server/testing/buy.ts'
import { approve } from '#server/testing/payments/paypal/fake-account.ts'
import { startFakePayPal } from '#server/testing/payments/paypal/fake-paypal.ts'
import { givePayPalKeys } from '#server/testing/payments/paypal/give-keys.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { confirmPaymentCall } from '#shared/checkout/schema.ts'
import { listOrdersCall } from '#shared/orders/read-api.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import * as api from '#shared/subscriptions/api.ts'
import { monthly, START, TOTAL } from './subscription-shops.ts'

const settings = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })

/** Starts an application with a fake PayPal, for all tests of a file; each test begins at `START`. */
export async function startPayPalSubscriptions() {
  const paypal = await startFakePayPal()
  afterAll(paypal.close)
  const app = await startTestApp({ PAYPAL_API_URL: paypal.url }, { createProviders })
  const { services } = app
  const account = paypal.accounts.live
  const websiteIds: string[] = []

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    paypal.fail(null)
    paypal.asked.length = 0
    account.nextCapture = 'completes'
    account.keepsLater = false
    for (const one of [account.orders, account.answers, account.tokens, account.setups]) one.clear()
  })
  afterEach(async () => {
    vi.useRealTimers()
    // What one test has sold does not renew in the next one.
    for (const id of websiteIds.splice(0))
      await services.database.deleteFrom('jobs').where('website_id', '=', id).execute()
  })

  /** A shop with PayPal and a product that renews. */
  async function shop(facts: ProductFacts = {}) {
    const website = await givePayPalKeys(app, await app.buildWebsite({ settings, isDemo: false }))
    websiteIds.push(website.id)
    const tea = await buildProduct(app, website, { title: 'Tea', stock: 10, plan: monthly, ...facts })
    const visitor = app.visitor(website)
    // Sessions end while the clock moves by months.
    const owner: Pick<Browser, 'call'> = {
      call: async (contract, input) => (await app.owner(website)).call(contract, input),
    }
    const order = () => [...account.orders.values()].at(-1)!
    /** Buys what is in the cart as a buyer does: starts, approves in PayPal's window, confirms. */
    const buy = async (changes: object = {}) => {
      const started = await pay(visitor, {
        ...{ expectedTotalCents: TOTAL, paymentMethod: 'paypal', paymentToken: null },
        ...changes,
      })
      const parameters = { paymentId: paymentIn(started) }
      approve(order())
      return visitor.call(confirmPaymentCall, { parameters, body: { answer: {} } })
    }
    const list = async () => (await owner.call(api.listSubscriptionsCall, { query: {} })).body.subscriptions
    return {
      ...{ website, tea, visitor, owner, account, order, buy, list },
      subscribe: async () => {
        await add(visitor, tea)
        await buy()
        await app.runJobs()
        return (await list())[0]!
      },
      opened: async (subscriptionId: string) =>
        (await owner.call(api.getSubscriptionCall, { parameters: { subscriptionId } })).body.subscription,
      orders: async () => (await owner.call(listOrdersCall, {})).body.orders,
      raw: async (id: string) => (await readSubscription(app.reading(website), id))!,
      emails: (kind: string) => storedEmails(services.database, website.id, { kind }),
      page: (id: string) => subscriptionPath(services.secret, website.id, id),
      /** What PayPal has taken, in its own amounts. */
      taken: () =>
        [...account.orders.values()].flatMap(({ purchaseUnits }) =>
          (purchaseUnits![0]!.payments?.captures ?? [])
            .filter(({ status }) => String(status) === 'COMPLETED')
            .map(({ amount }) => amount!.value),
        ),
    }
  }

  /** Moves the clock, and does what is due then. */
  async function travelTo(moment: number) {
    vi.setSystemTime(moment)
    await app.runJobs()
  }

  return { app, paypal, services, shop, travelTo }
}
