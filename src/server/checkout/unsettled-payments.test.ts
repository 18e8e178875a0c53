import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, pay, paymentIn } from '#server/testing/buy.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { confirmPaymentCall, getPaymentCall } from '#shared/checkout/schema.ts'

const app = await startTestApp()
const { database } = app.services

const countOrders = async (websiteId: string) =>
  (await database.selectFrom('orders').select('id').where('website_id', '=', websiteId).execute()).length

test('a bank that wants a word holds the stock until the buyer answers', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 1 })
  const [visitor, other] = [app.visitor(website), app.visitor(website)]
  await add(visitor, mug)
  await add(other, mug)
  const asked = await pay(visitor, { expectedTotalCents: 2500, paymentToken: 'confirm' })
  expect(asked.body.state).toBe('needs-confirmation')
  const parameters = { paymentId: paymentIn(asked) }
  expect((await pay(other, { expectedTotalCents: 2500 })).code).toBe('cart-problem')
  const answer = (browser: Browser, approve: boolean) =>
    browser.call(confirmPaymentCall, { parameters, body: { approve } })
  expect((await answer(other, true)).code).toBe('payment-not-found')
  const cart = visitor.cookies.get('CART')!
  expect((await answer(visitor, true)).body.state).toBe('placed')
  visitor.cookies.set('CART', cart)
  expect((await answer(visitor, false)).body.state).toBe('placed')
})

test('a buyer who says no to the bank gets nothing and holds nothing', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 1 })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  const paymentId = paymentIn(await pay(visitor, { expectedTotalCents: 2500, paymentToken: 'confirm' }))
  const answer = await visitor.call(confirmPaymentCall, {
    parameters: { paymentId },
    body: { approve: false },
  })
  expect(answer.code).toBe('payment-declined')
  expect(await mug.stock()).toBe(1)
})

test('a buyer who starts again is not locked out by their own hold', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 1 })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  await pay(visitor, { expectedTotalCents: 2500, paymentToken: 'confirm' })
  expect((await pay(visitor, { expectedTotalCents: 2500 })).body.state).toBe('placed')
  expect(await mug.stock()).toBe(0)
  expect(await countOrders(website.id)).toBe(1)
})

test('an answer that was lost is asked for, and never charged twice', async () => {
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  const late = await pay(visitor, { expectedTotalCents: 2500, paymentToken: 'timeout' })
  expect(late.body.state).toBe('pending')
  const cart = visitor.cookies.get('CART')!
  // The buyer loses patience and pays again, with a new key.
  expect((await pay(visitor, { expectedTotalCents: 2500 })).body).toMatchObject({ state: 'placed', orderNumber: 1 })
  const parameters = { paymentId: paymentIn(late) }
  expect((await visitor.call(getPaymentCall, { parameters })).code).toBe('payment-not-found')
  // The first tab does not know about it and still has its cart.
  visitor.cookies.set('CART', cart)
  expect((await visitor.call(getPaymentCall, { parameters })).body.state).toBe('placed')
  const charges = await database.selectFrom('test_charges').selectAll().where('website_id', '=', website.id).execute()
  expect(charges).toHaveLength(1)
})

test('an answer that was lost is settled by the shop itself', async () => {
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  await add(visitor, await buildProduct(app, website))
  await pay(visitor, { expectedTotalCents: 2500, paymentToken: 'timeout' })
  expect(await countOrders(website.id)).toBe(0)
  await app.services.worker.runDue(Date.now() + 6_000)
  expect(await countOrders(website.id)).toBe(1)
})

test('a payment that no one finishes gives its stock back, and money that comes later is returned', async () => {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 1 })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  const paymentId = paymentIn(await pay(visitor, { expectedTotalCents: 2500, paymentToken: 'confirm' }))
  await database.updateTable('payments').set({ expires_at: 1 }).where('website_id', '=', website.id).execute()
  await app.services.worker.runDue(Date.now() + 6_000)
  expect(await mug.stock()).toBe(1)
  const late = await visitor.call(confirmPaymentCall, {
    parameters: { paymentId },
    body: { approve: true },
  })
  expect(late.code).toBe('payment-expired')
  expect(await countOrders(website.id)).toBe(0)
})

test('a payment is shown to the visitor whose cart it pays for, and to no one who only knows its id', async () => {
  const website = await app.buildWebsite()
  const [visitor, otherVisitor] = [app.visitor(website), app.visitor(website)]
  const mug = await buildProduct(app, website)
  await add(visitor, mug)
  const paymentId = paymentIn(await pay(visitor, { expectedTotalCents: 2500, paymentToken: 'confirm' }))
  const parameters = { paymentId }
  const askAs = async (one: typeof visitor) => [
    (await one.call(getPaymentCall, { parameters })).code,
    (await one.call(confirmPaymentCall, { parameters, body: { approve: true } })).code,
  ]
  expect(await askAs(otherVisitor)).toEqual(['payment-not-found', 'payment-not-found'])
  await add(otherVisitor, mug)
  expect(await askAs(otherVisitor)).toEqual(['payment-not-found', 'payment-not-found'])
  expect((await visitor.call(getPaymentCall, { parameters })).body.state).toBe('needs-confirmation')
})
