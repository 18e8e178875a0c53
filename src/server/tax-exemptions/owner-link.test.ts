import { afterEach, expect, test, vi } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getCartCall } from '#shared/cart/api.ts'
import { createCustomerCall, getCustomerCall, updateCustomerCall } from '#shared/customers/api.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { roles } from '#shared/roles/rules.ts'
import { linkTaxExemptionCall } from '#shared/tax-exemptions/api.ts'
import { taxExemptionPath } from '#shared/tax-exemptions/paths.ts'

// It sends no emails: the link of the owner is the only way.
const app = await startTestApp()
afterEach(() => vi.useRealTimers())

const school = {
  ...{ firstName: 'Ada', lastName: 'Byron', phone: '', note: '', tags: [] },
  taxExemption: { reason: 'Public school', certificate: '12-34', endsOn: null },
}

/** A shop with 10 % tax, whose customer is exempt from it and has a link of the owner. */
async function shop() {
  const settings = {
    ...shopSettings(),
    taxRates: [{ name: 'Tax', place: { country: 'US' as const }, rateMilliPercent: 10_000, appliesToShipping: false }],
  }
  const website = await app.buildWebsite({ settings })
  const mug = await buildProduct(app, website, { priceCents: 2000 })
  const owner = await app.owner(website)
  const body = { ...school, email: 'school@example.com' }
  const { customerId } = (await owner.call(createCustomerCall, { body })).body
  const parameters = { customerId }
  const visitor = app.visitor(website)
  await add(visitor, mug)
  return {
    ...{ website, owner, visitor, parameters },
    link: async () => new URL((await owner.call(linkTaxExemptionCall, { parameters })).body.url),
    endExemption: async () => {
      const { revision } = (await owner.call(getCustomerCall, { parameters })).body.customer
      await owner.call(updateCustomerCall, { parameters, body: { ...school, taxExemption: null, revision } })
    },
  }
}

const keyOf = (link: URL) => ({ key: link.searchParams.get('key')! })

test('an exempt customer buys without tax with the link of the owner, also twice', async () => {
  const { website, visitor, link } = await shop()
  const url = await link()
  const asked = await visitor.request('GET', url.pathname + url.search)
  expect([asked.statusCode, asked.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
  expect(asked.body).toContain('Continue without tax')
  for (const browser of [visitor, app.visitor(website)])
    expect((await browser.request('POST', taxExemptionPath, keyOf(url))).statusCode).toBeLessThan(400)
  expect((await visitor.call(getCartCall, {})).body).toMatchObject({ isTaxExempt: true, taxCents: 0 })
  const order = { shippingAddress: homeAddress, email: 'school@example.com', expectedTotalCents: 2500 }
  expect((await buy(visitor, order)).url).toContain('/order/')
})

test('the link works for seven days, on its website, as long as the customer is exempt', async () => {
  const { visitor, owner, parameters, link, endExemption } = await shop()
  const [elsewhere, key] = [await shop(), keyOf(await link())]
  const wrong = [
    await elsewhere.visitor.request('POST', taxExemptionPath, key),
    await visitor.request('POST', taxExemptionPath, {
      key: key.key.replace(/\d\./, (end) => `${(Number(end[0]) + 1) % 10}.`),
    }),
  ]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY_MILLISECONDS })
  wrong.push(await visitor.request('POST', taxExemptionPath, key))
  for (const { statusCode, body } of wrong) {
    expect(statusCode).toBe(410)
    expect(body).toContain('This link no longer works. Contact the shop to get a new one.')
    expect(body).not.toContain('Send link')
  }
  vi.useRealTimers()
  expect((await visitor.request('POST', taxExemptionPath, key)).statusCode).toBe(303)
  await endExemption()
  expect((await owner.call(linkTaxExemptionCall, { parameters })).code).toBe('customer-not-exempt')
  expect((await visitor.request('POST', taxExemptionPath, key)).statusCode).toBe(404)
  expect((await visitor.call(getCartCall, {})).body.isTaxExempt).toBeUndefined()
})

test('only staff who manage orders get the link', async () => {
  const { website, visitor, parameters } = await shop()
  expect((await visitor.call(linkTaxExemptionCall, { parameters })).code).not.toBeNull()
  const reader = await app.owner(website, roles.editor)
  expect((await reader.call(linkTaxExemptionCall, { parameters })).code).toBe('not-permitted')
})
