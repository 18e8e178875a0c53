import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { changeContactCall, changeOrderTagsCall } from '#shared/orders/change-api.ts'
import { editOrderCall, previewOrderEditCall } from '#shared/orders/edits/api.ts'
import { blankEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { addCompaniesToSearchKeys } from './add-companies.ts'

const app = await startTestApp()
const { database } = app.services

/** A shop with an order for a company, which waits for its payment, and one of a person. */
async function ordered() {
  const website = await app.buildWebsite()
  const [owner, mug] = [await app.owner(website), await buildProduct(app, website, { title: 'Mug', stock: 10 })]
  const place = async (company: string) => {
    const visitor = app.visitor(website)
    await add(visitor, mug)
    const shippingAddress = { ...homeAddress, company }
    const method = { paymentMethod: 'bank-transfer', paymentToken: null } as const
    return (await buy(visitor, { expectedTotalCents: 2500, shippingAddress, ...method })).orderId
  }
  const [orderId, other] = [await place('Käthe Tee GmbH'), await place('')]
  const parameters = { orderId }
  return {
    ...{ website, owner, orderId, other, parameters },
    order: async () => (await owner.call(getOrderCall, { parameters })).body.order,
    find: async (search: string) =>
      (await owner.call(listOrdersCall, { query: { search } })).body.orders.map(({ id }) => id),
    keys: () =>
      database
        .selectFrom('orders')
        .select(['id', 'search_key'])
        .where('website_id', '=', website.id)
        .orderBy('number')
        .execute(),
  }
}

test('an order is found by the company in its address, also after its tags and its address have changed', async () => {
  const { owner, orderId, parameters, order, find } = await ordered()
  expect(await find('kathe tee')).toEqual([orderId])
  await owner.call(changeOrderTagsCall, { parameters, body: { add: ['Trade'], remove: [] } })
  expect(await find('kathe tee')).toEqual([orderId])
  const { email, shippingAddress, billingAddress } = await order()
  const renamed = { ...shippingAddress!, company: 'Nordwind AG' }
  const addresses = { shippingAddress: renamed, billingAddress: billingAddress && renamed }
  await owner.call(changeContactCall, { parameters, body: { email, ...addresses, sendConfirmation: false } })
  expect(await find('nordwind')).toEqual([orderId])
  expect(await find('kathe')).toEqual([])
  expect(await find('trade')).toEqual([orderId])
})

test('an order is found by an item that staff have added to it', async () => {
  const { website, owner, orderId, parameters, order, find } = await ordered()
  const bowl = await buildProduct(app, website, { title: 'Rice bowl', stock: 5 })
  const added = [{ kind: 'product' as const, variantId: bowl.variantId, quantity: 1, unitPriceCents: 2000 }]
  const edit = { ...blankEdit, added }
  const { preview } = (await owner.call(previewOrderEditCall, { parameters, body: { edit } })).body
  const { revision } = await order()
  const body = { edit, revision, expectedTotalCents: preview.grandTotalCents, notifyBuyer: false }
  expect((await owner.call(editOrderCall, { parameters, body })).code).toBeNull()
  expect(await find('rice bowl')).toEqual([orderId])
  expect(await find('mug')).toContain(orderId)
})

test('an order from before companies were words is found by its company after the upgrade', async () => {
  const { website, orderId, find, keys } = await ordered()
  const [whole, alone] = await keys()
  const before = database.updateTable('orders').where('website_id', '=', website.id).where('id', '=', orderId)
  await before.set({ search_key: whole!.search_key.replace(' kathe tee gmbh', '') }).execute()
  expect(await find('kathe')).toEqual([])
  await addCompaniesToSearchKeys(database)
  expect(await find('kathe')).toEqual([orderId])
  const upgraded = await keys()
  await addCompaniesToSearchKeys(database)
  expect(await keys()).toEqual(upgraded)
  expect(upgraded[1]).toEqual(alone)
})
