import { expect, test } from 'vitest'
import { homeAddress, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getCartCall } from '#shared/cart/api.ts'
import { createCustomerCall } from '#shared/customers/api.ts'
import * as api from '#shared/draft-orders/api.ts'
import { blankDraft } from '#shared/draft-orders/rules.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'

const app = await startTestApp()

async function shop() {
  const taxRates = [{ name: 'Tax', place: { country: 'US' }, rateMilliPercent: 10_000, appliesToShipping: false }]
  const website = await app.buildWebsite({ settings: { ...shopSettings(), taxRates, pricesIncludeTax: false } })
  const owner = await app.owner(website)
  await owner.call(createCustomerCall, {
    body: {
      ...{ email: 'school@example.com', firstName: '', lastName: '', phone: '', note: '', tags: [] },
      taxExemption: { reason: 'School', certificate: '12-34', endsOn: null },
    },
  })
  const content = (email: string) => ({
    ...blankDraft,
    ...{ email, address: { ...homeAddress } },
    lines: [
      {
        ...{ kind: 'free' as const, title: 'Engraving', quantity: 1, unitPriceCents: 1000 },
        ...{ isTaxed: true, taxCategoryId: '' as const, isShipped: false },
      },
    ],
  })
  const price = async (email: string) =>
    (await owner.call(api.priceDraftOrderCall, { body: { content: content(email) } })).body.cart.grandTotalCents
  const create = async (email: string) =>
    (await owner.call(api.createDraftOrderCall, { body: { content: content(email) } })).body.draft
  return { website, owner, price, create }
}

test('a draft order for a customer who is exempt has no tax, also as an order', async () => {
  const { owner, price, create } = await shop()
  expect([await price('ada@example.com'), await price('School@example.com')]).toEqual([1100, 1000])
  const draft = await create('school@example.com')
  const paid = await owner.call(api.payDraftOrderCall, {
    ...{ parameters: { draftId: draft.id }, body: { paymentMethod: 'bank-transfer' } },
  })
  const { order } = (await owner.call(getOrderCall, { parameters: { orderId: paid.body.draft.order!.id } })).body
  expect(order).toMatchObject({ grandTotalCents: 1000, taxCents: 0, taxExemption: { reason: 'School' } })
})

test('the payment link of a draft order for a customer who is exempt has no tax, for their email address alone', async () => {
  const { website, owner, create } = await shop()
  const draft = await create('school@example.com')
  const { body } = await owner.call(api.linkDraftOrderCall, {
    ...{ parameters: { draftId: draft.id }, body: { sendEmail: false } },
  })
  const url = new URL(body.url)
  const visitor = app.visitor(website)
  await visitor.request('GET', `${url.pathname}${url.search}`)
  expect((await visitor.call(getCartCall, {})).body.grandTotalCents).toBe(1000)
  const buy = (email: string) =>
    pay(visitor, {
      ...{ email, expectedTotalCents: 1000, shippingMethodId: null, shippingAddress: null },
      billingAddress: homeAddress,
    })
  expect((await buy('other@example.com')).code).toBe('total-changed')
  expect((await buy('school@example.com')).body).toMatchObject({ state: 'placed' })
})
