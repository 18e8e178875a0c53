import { expect, test } from 'vitest'
import { createProviders } from '#server/payments/providers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { markOrderPaidCall } from '#shared/orders/change-api.ts'
import { editOrderCall, linkOwedCall } from '#shared/orders/edits/api.ts'
import { blankEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'

// The providers of production: their test card makes test orders.
const app = await startTestApp({}, { createProviders })

/** A paid order of two mugs, changed to three, and the path of the link that collects the difference. */
async function owing(paymentMethod: 'bank-transfer' | 'test-card', { isDemo = true } = {}) {
  const website = await app.buildWebsite({ settings: shopSettings(), isDemo })
  const owner = await app.owner(website)
  const buyer = isDemo ? app.visitor(website) : owner
  await add(buyer, await buildProduct(app, website, { stock: 10 }), 2)
  const paymentToken = paymentMethod === 'test-card' ? 'approve' : null
  const { orderId, url } = await buy(buyer, { expectedTotalCents: 4500, paymentMethod, paymentToken })
  const parameters = { orderId }
  if (paymentMethod === 'bank-transfer') await owner.call(markOrderPaidCall, { parameters })
  const { lines, revision } = (await owner.call(getOrderCall, { parameters })).body.order
  await owner.call(editOrderCall, {
    parameters,
    body: {
      edit: { ...blankEdit, quantities: [{ lineId: lines[0]!.id, quantity: 3 }] },
      ...{ revision, expectedTotalCents: 6500, notifyBuyer: true },
    },
  })
  const link = new URL((await owner.call(linkOwedCall, { parameters, body: { sendEmail: false } })).body.url)
  return { website, owner, url, path: `${link.pathname}${link.search}` }
}

test('what a real order owes is never offered to a test card: its link shows how else it is paid', async () => {
  const { website, path, url } = await owing('bank-transfer')
  const visitor = app.visitor(website)
  const opened = await visitor.request('GET', path)
  expect(opened.headers.location).toBe(new URL(url, 'http://x').pathname + new URL(url, 'http://x').search)
  expect((await visitor.request('GET', '/checkout')).headers.location).toBe('/cart')
  const page = (await visitor.request('GET', url)).body
  expect(page).toContain('We changed your order: $20.00 is left to pay.')
  expect(page).toContain('Routing 000 000 000')
  expect(page).not.toContain('Pay $20.00')
})

test('what a test order owes is paid by a test, where the visitor can use one', async () => {
  const demo = await owing('test-card')
  const visitor = app.visitor(demo.website)
  expect((await visitor.request('GET', demo.path)).headers.location).toBe('/checkout')
  const checkout = (await visitor.request('GET', '/checkout')).body
  expect(checkout).toContain('Test card')
  expect(checkout).not.toContain('Bank transfer')

  const shop = await owing('test-card', { isDemo: false })
  expect((await app.visitor(shop.website).request('GET', shop.path)).headers.location).toContain('/order/')
  expect((await shop.owner.request('GET', shop.path)).headers.location).toBe('/checkout')
})
