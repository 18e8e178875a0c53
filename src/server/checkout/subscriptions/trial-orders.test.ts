import { expect, test } from 'vitest'
import { writeDiscount } from '#server/discounts/discount-store.ts'
import { add, nothingSent } from '#server/testing/buy.ts'
import { inDays, monthly, startSubscriptionShops } from '#server/testing/checkout/subscriptions/subscription-shops.ts'
import { fakeTokens } from '#server/testing/payments/stripe/fake-account.ts'
import { succeedSetup } from '#server/testing/payments/stripe/fake-setups.ts'
import { addCouponCall, getCartCall } from '#shared/cart/api.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { issueInvoiceCall } from '#shared/invoices/api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { getSalesReportCall } from '#shared/reports/api.ts'
import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'

const { app, stripe, shop, travelTo } = await startSubscriptionShops()

const free: SubscriptionPlan = { ...monthly, trial: { period: { value: 14, unit: 'DAY' }, priceCents: 0 } }
const cheap: SubscriptionPlan = { ...monthly, trial: { period: { value: 1, unit: 'WEEK' }, priceCents: 100 } }
const nothingDue = { ...nothingSent, expectedTotalCents: 0 }
const freeShop = () => shop({ plan: free, productType: productTypes.service })

test('an order of a free trial is one order without sales in reports, and has no invoice', async () => {
  const { subscribe, owner, orders } = await freeShop()
  await subscribe(nothingDue)
  const query = { from: '2026-01-31', to: '2026-01-31', comparison: 'nothing' } as const
  const { totals } = (await owner.call(getSalesReportCall, { query })).body
  expect(totals).toMatchObject({ orders: 1, units: 1, grossCents: 0, discountCents: 0, taxCents: 0 })
  const [order] = await orders()
  const invoice = await owner.call(issueInvoiceCall, { parameters: { orderId: order!.id } })
  expect(invoice.code).toBe('invoice-not-possible')
})

test('a free trial of goods is shipped: its shipping is charged by a payment that keeps the card', async () => {
  const { subscribe, charged, account } = await shop({ plan: free })
  await subscribe({ expectedTotalCents: 500 })
  expect(account.setups.size).toBe(0)
  await travelTo(inDays(14))
  expect(charged().map(({ amount }) => amount)).toEqual([500, 2500])
})

test('a discount takes from the price of the trial, and nothing from what follows it', async () => {
  const { website, visitor, tea, buyWith, charged } = await shop({ plan: cheap, productType: productTypes.service })
  await app.changing(website, (scope) => writeDiscount(scope, buildDiscount({ code: 'HALF', percentMilli: 50_000 })))
  await add(visitor, tea)
  await visitor.call(addCouponCall, { body: { code: 'HALF' } })
  expect((await visitor.call(getCartCall, {})).body).toMatchObject({ discountCents: 50, grandTotalCents: 50 })
  expect((await buyWith(fakeTokens.approves, { ...nothingSent, expectedTotalCents: 50 })).body.state).toBe('placed')
  await app.runJobs()
  await travelTo(inDays(7))
  expect(charged().map(({ amount }) => amount)).toEqual([50, 2000])
})

test.each([
  ['the card was kept', ['setup_intent.succeeded', 'setup_intent.succeeded']],
  ['an older event comes last', ['setup_intent.succeeded', 'setup_intent.setup_failed']],
  ['an older event comes first', ['setup_intent.setup_failed', 'setup_intent.succeeded']],
])('a trial begins once after its buyer has left the page: %s', async (_what, types) => {
  const { website, visitor, tea, buyWith, account, list, orders } = await freeShop()
  await add(visitor, tea)
  expect((await buyWith(fakeTokens.asksBank, nothingDue)).body.state).toBe('needs-confirmation')
  const setup = [...account.setups.values()][0]!
  succeedSetup(account, setup)
  for (const type of types) {
    expect(await send(website.slug, stripe.event(type, setup))).toBe(200)
    await app.runJobs()
  }
  expect([(await list()).length, (await orders()).length]).toEqual([1, 1])
})

test('a card that the bank has refused begins no trial, which stays open to its buyer', async () => {
  const { website, visitor, tea, buyWith, account, list } = await freeShop()
  await add(visitor, tea)
  await buyWith(fakeTokens.asksBank, nothingDue)
  const setup = [...account.setups.values()][0]!
  Object.assign(setup, { status: 'requires_payment_method', last_setup_error: { type: 'card_error' } })
  expect(await send(website.slug, stripe.event('setup_intent.setup_failed', setup))).toBe(200)
  await app.runJobs()
  expect(await list()).toHaveLength(0)
  expect((await buyWith(fakeTokens.approves, nothingDue)).body.state).toBe('placed')
})

/** Sends an event as Stripe does. */
async function send(slug: string, { payload, header }: { readonly payload: string; readonly header: string }) {
  const answer = await app.services.app.inject({
    method: 'POST',
    url: '/api/commerce/payments/card/events',
    headers: { host: `${slug}.localhost`, 'content-type': 'application/json', 'stripe-signature': header },
    payload,
  })
  return answer.statusCode
}
