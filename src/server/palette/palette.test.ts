import { expect, test } from 'vitest'
import { writeEmail } from '#server/mail/write-email.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { add, buy } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { type Found, findAnythingCall } from '#shared/palette/api.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()

async function openShop() {
  const { website, addProduct } = await buildShop(app)
  const mug = await addProduct({ title: 'Zebra mug' })
  const visitor = app.visitor(website)
  await add(visitor, { itemId: mug.id, sku: mug.variants[0]!.sku })
  const { orderId } = await buy(visitor, { expectedTotalCents: 2500 })
  await app.changing(website, (scope) =>
    writeEmail(app.services.env, scope, { kind: 'note', to: 'zora@example.com', subject: 'Hello', html: 'x' }),
  )
  const finder = async (role?: number) => {
    const owner = await app.owner(website, role)
    return async (text: string): Promise<Found[]> =>
      (await owner.call(findAnythingCall, { query: { text } })).body.found
  }
  return { website, orderId, mug, finder }
}

test('finds orders, customers, products and emails by the beginnings of their words', async () => {
  const { orderId, mug, finder } = await openShop()
  const find = await finder()
  expect(await find('#00001')).toContainEqual(
    expect.objectContaining({ kind: 'order', id: orderId, title: 'Order #00001', path: `/orders/${orderId}` }),
  )
  const [order] = await find('#00001')
  const people = await find(order!.detail.split(' ')[0]!)
  expect(people.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order', 'customer']))
  expect(await find('zebra')).toEqual([
    { kind: 'product', id: mug.id, title: 'Zebra mug', detail: '', path: `/products/${mug.id}` },
  ])
  expect((await find('zora@')).map(({ kind, title }) => [kind, title])).toEqual([['email', 'Hello']])
  expect(await find('nothing has this name')).toEqual([])
})

test('shows to each role what it may see, and nothing of another site', async () => {
  const { finder } = await openShop()
  const { finder: otherFinder } = await openShop()
  const [editor, viewer, other] = [await finder(roles.editor), await finder(roles.viewer), await otherFinder()]
  expect((await editor('zebra')).map(({ kind }) => kind)).toEqual(['product'])
  expect(await editor('#00001')).toEqual([])
  expect(await viewer('zebra')).toEqual([])
  expect(await other('zebra')).toHaveLength(1)
})
