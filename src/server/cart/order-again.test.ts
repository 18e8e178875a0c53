import { expect, it } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getCartCall } from '#shared/cart/api.ts'

const app = await startTestApp()
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' }

async function buyTwo(stock = 10) {
  const website = await app.buildWebsite({ settings: shopSettings() })
  const visitor = app.visitor(website)
  const products = [await buildProduct(app, website, { stock }), await buildProduct(app, website, { stock })]
  for (const product of products) await add(visitor, product)
  const { url } = await buy(visitor, { expectedTotalCents: 4500, paymentMethod: 'bank-transfer', paymentToken: null })
  const page = (await visitor.request('GET', url)).body
  return { website, visitor, page, url }
}

const fieldsIn = (html: string) =>
  new URLSearchParams(
    [...html.slice(html.indexOf('action="/cart/again"')).matchAll(/name="(crumb|orderId|key)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  )

it('puts everything into a new cart at once', async () => {
  const { visitor, page } = await buyTwo()
  const sent = await visitor.request('POST', '/cart/again', fieldsIn(page).toString(), FORM)
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/cart'])
  const cart = (await visitor.call(getCartCall, {})).body
  expect(cart.entries.map((entry) => entry.quantity)).toEqual([1, 1])
})

it('is not offered when something is sold out, and not done for others', async () => {
  const { page, visitor } = await buyTwo(1)
  expect(page).not.toContain('Order again')
  const offered = await buyTwo()
  const fields = fieldsIn(offered.page)
  fields.set('key', 'wrong')
  const refused = await offered.visitor.request('POST', '/cart/again', fields.toString(), FORM)
  expect(refused.statusCode).toBe(404)
  expect((await visitor.call(getCartCall, {})).body.entries).toEqual([])
})
