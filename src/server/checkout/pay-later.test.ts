import { expect, test } from 'vitest'
import { buildShop, type ProductFacts } from '#server/testing/build-shop.ts'
import { add, nothingSent, pay } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { confirmPayment } from '#shared/checkout/schema.ts'
import { cancelOrder } from '#shared/orders/change-api.ts'
import { getOrder } from '#shared/orders/read-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { getStoreSettings, saveStoreSettings } from '#shared/settings/owner-api.ts'
import type { OwnerSettings } from '#shared/settings/owner-settings.ts'

const app = await startTestApp()
const inFour = { paymentMethod: 'test-afterpay', paymentToken: 'confirm' } as const

/** A cart of 25.00 in a shop with bank transfer and the test card. */
async function openCart(installments: Partial<OwnerSettings['installments']> = {}, product: ProductFacts = {}) {
  const { website, addProduct } = await buildShop(app)
  const owner = await app.owner(website)
  const { settings, revision } = (await owner.call(getStoreSettings, {})).body
  const later = { ...settings.installments, available: true, minimumCents: 2000, ...installments }
  const body = { ...settings, paymentMethods: ['test-card', 'bank-transfer'], installments: later, revision }
  expect((await owner.call(saveStoreSettings, { body })).status).toBe(200)
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
  const { owner, visitor, left } = await openCart()
  const begun = await pay(visitor, { expectedTotalCents: 2500, ...inFour })
  expect([begun.body.state, Number(await left())]).toEqual(['needs-confirmation', 2])
  const { paymentId } = begun.body
  const placed = await visitor.call(confirmPayment, { parameters: { paymentId }, body: { approve: true } })
  expect(placed.body.state).toBe('placed')
  const parameters = { orderId: placed.body.orderId }
  const { order } = (await owner.call(getOrder, { parameters })).body
  expect(order).toMatchObject({ paymentMethod: 'test-afterpay', paymentState: 'paid' })
  expect((await visitor.request('GET', placed.body.url)).body).toContain('Afterpay (test)')
  expect((await owner.request('GET', '/api/owner/orders.csv')).body).toContain('Afterpay (test)')
  await app.runJobs()
  const letters = await app.services.database.selectFrom('letters').select(['kind', 'html']).execute()
  expect(letters.find(({ kind }) => kind === 'new-order')?.html).toContain('Afterpay (test)')
  await owner.call(cancelOrder, { parameters, body: { restock: true, notifyBuyer: false } })
  await app.runJobs()
  expect((await owner.call(getOrder, { parameters })).body.order.paymentState).toBe('refunded')
})

test('a buyer who does not approve has bought nothing, and the piece is back', async () => {
  const { visitor, left } = await openCart()
  const { paymentId } = (await pay(visitor, { expectedTotalCents: 2500, ...inFour })).body
  const declined = await visitor.call(confirmPayment, { parameters: { paymentId }, body: { approve: false } })
  expect([declined.body.code, Number(await left())]).toEqual(['payment-declined', 3])
})

test.each([
  ['the shop does not offer it', { available: false }, {}, 2500, inFour.paymentMethod],
  ['the order is too small', { minimumCents: 2500 }, {}, 2500, inFour.paymentMethod],
  ['it has another name here', {}, {}, 2500, 'test-clearpay'],
  ['it is no goods', {}, { productType: productTypes.service }, 2000, inFour.paymentMethod],
] as const)('nothing is paid in four where %s', async (_, installments, product, expectedTotalCents, paymentMethod) => {
  const { visitor } = await openCart(installments, product)
  const unsent = 'productType' in product ? nothingSent : {}
  const { body } = await pay(visitor, { expectedTotalCents, ...inFour, paymentMethod, ...unsent })
  expect(body.code).toBe('payment-method-unavailable')
})
