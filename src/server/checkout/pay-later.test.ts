import { expect, test } from 'vitest'
import { buildShop, type ProductFacts } from '#server/testing/build-shop.ts'
import { add, nothingSent, orderIn, pay, paymentIn } from '#server/testing/buy.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { confirmPaymentCall } from '#shared/checkout/schema.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import type { OwnerSettings } from '#shared/settings/owner-settings.ts'

const app = await startTestApp()
const inFour = { paymentMethod: 'test-afterpay', paymentToken: 'confirm' } as const

/** A cart of 25.00 in a shop with bank transfer and the test card. */
async function openCart(installments: Partial<OwnerSettings['installments']> = {}, product: ProductFacts = {}) {
  const { website, addProduct } = await buildShop(app)
  const owner = await app.owner(website)
  const { settings, revision } = (await owner.call(getStoreSettingsCall, {})).body
  const later = { ...settings.installments, available: true, minimumCents: 2000, ...installments }
  const paymentMethods = ['test-card' as const, 'bank-transfer' as const]
  const body = { ...settings, paymentMethods, installments: later, revision }
  expect((await owner.call(saveStoreSettingsCall, { body })).status).toBe(200)
  const { id, variants } = await addProduct(product)
  const visitor = app.visitor(website)
  await add(visitor, { itemId: id, sku: variants[0]!.sku })
  const { database } = app.services
  const left = async () =>
    (
      await database
        .selectFrom('variants')
        .select('qty_in_stock')
        .where('product_id', '=', id)
        .executeTakeFirstOrThrow()
    ).qty_in_stock
  return { website, owner, visitor, left }
}

test('an order is paid in four once its customer approves, and refunded when it is canceled', async () => {
  const { website, owner, visitor, left } = await openCart()
  const begun = await pay(visitor, { expectedTotalCents: 2500, ...inFour })
  expect([begun.body.state, Number(await left())]).toEqual(['needs-confirmation', 2])
  const paymentId = paymentIn(begun)
  const placed = orderIn(await visitor.call(confirmPaymentCall, { parameters: { paymentId }, body: { approve: true } }))
  const parameters = { orderId: placed.orderId }
  const { order } = (await owner.call(getOrderCall, { parameters })).body
  expect(order).toMatchObject({ paymentMethod: 'test-afterpay', paymentState: 'paid' })
  expect((await visitor.request('GET', placed.url)).body).toContain('Afterpay (test)')
  expect((await owner.request('GET', '/api/owner/orders.csv')).body).toContain('Afterpay (test)')
  await app.runJobs()
  const emails = await storedEmails(app.services.database, website.id)
  expect(emails.find(({ kind }) => kind === 'new-order')?.html).toContain('Afterpay (test)')
  await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })
  await app.runJobs()
  expect((await owner.call(getOrderCall, { parameters })).body.order.paymentState).toBe('refunded')
})

test('a buyer who does not approve has bought nothing, and the piece is back', async () => {
  const { visitor, left } = await openCart()
  const paymentId = paymentIn(await pay(visitor, { expectedTotalCents: 2500, ...inFour }))
  const declined = await visitor.call(confirmPaymentCall, { parameters: { paymentId }, body: { approve: false } })
  expect([declined.code, Number(await left())]).toEqual(['payment-declined', 3])
})

test.each([
  ['the shop does not offer it', { available: false }, {}, 2500, inFour.paymentMethod],
  ['the order is too small', { minimumCents: 2500 }, {}, 2500, inFour.paymentMethod],
  ['it has another name here', {}, {}, 2500, 'test-clearpay'],
  ['it is no goods', {}, { productType: productTypes.service }, 2000, inFour.paymentMethod],
] as const)('nothing is paid in four where %s', async (_, installments, product, expectedTotalCents, paymentMethod) => {
  const { visitor } = await openCart(installments, product)
  const unsent = 'productType' in product ? nothingSent : {}
  const { code } = await pay(visitor, { expectedTotalCents, ...inFour, paymentMethod, ...unsent })
  expect(code).toBe('payment-method-unavailable')
})

test('pages may load the page of the provider where the owner wants it shown, and only there', async () => {
  const policyOf = async (providerPage: boolean) => {
    const { owner } = await openCart({ providerPage })
    return (await owner.request('GET', '/cart')).headers['content-security-policy']
  }
  expect(await policyOf(true)).toContain('https://static.afterpay.com/modal/')
  expect(await policyOf(false)).not.toContain('afterpay')
})
