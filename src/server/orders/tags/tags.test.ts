import { expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { changeOrdersCall, changeOrderTagsCall } from '#shared/orders/change-api.ts'
import { exportOrdersCall, getOrderCall, listOrdersCall, listOrderTagsCall } from '#shared/orders/read-api.ts'
import { tagLimits } from '#shared/tags/schema.ts'

const app = await startTestApp()

/** A shop with as many orders as wanted. */
async function shopWith(count: number) {
  const website = await app.buildWebsite()
  const [owner, mug] = [await app.owner(website), await buildProduct(app, website, { stock: 100 })]
  const orderIds: string[] = []
  for (let index = 0; index < count; index += 1) {
    const visitor = app.visitor(website)
    await add(visitor, mug)
    orderIds.push((await buy(visitor, { expectedTotalCents: 2500 })).orderId)
  }
  const idsIn = async (query: object) => (await owner.call(listOrdersCall, { query })).body.orders.map(({ id }) => id)
  const tag = (orderId: string, add: string[], remove: string[] = []) =>
    owner.call(changeOrderTagsCall, { parameters: { orderId }, body: { add, remove } })
  return { website, owner, orderIds, idsIn, tag }
}

test('tags of an order are sorted, found by filter and search, exported, and on the timeline', async () => {
  const { owner, orderIds, idsIn, tag } = await shopWith(2)
  const [first, second] = orderIds as [string, string]
  const { body } = await tag(first, ['wholesale', 'Gift wrap'])
  expect(body.order.tags).toEqual(['Gift wrap', 'wholesale'])
  expect(body.order.events.find(({ kind }) => kind === 'tags-changed')).toMatchObject({
    by: 'Olive Owner',
    text: 'Gift wrap, wholesale',
  })
  await tag(second, ['wholesale'])
  expect(await idsIn({ tag: 'Gift wrap' })).toEqual([first])
  expect(await idsIn({ tag: 'wholesale' })).toEqual([second, first])
  expect(await idsIn({ search: 'wrap' })).toEqual([first])
  expect(await idsIn({ tag: 'wholesale', search: 'gift' })).toEqual([first])
  expect((await owner.call(listOrderTagsCall, {})).body.tags).toEqual(['Gift wrap', 'wholesale'])
  expect((await owner.request('GET', exportOrdersCall.path)).body).toContain('"Gift wrap, wholesale"')
  await tag(first, [], ['Gift wrap'])
  expect(await idsIn({ search: 'wrap' })).toEqual([])
  expect((await owner.call(listOrdersCall, {})).body.orders.map(({ tags }) => tags)).toEqual([
    ['wholesale'],
    ['wholesale'],
  ])
})

test('two people who tag an order at once keep each other’s tags, up to the limit', async () => {
  const { owner, orderIds, tag } = await shopWith(1)
  const orderId = orderIds[0]!
  await Promise.all([tag(orderId, ['one']), tag(orderId, ['two'])])
  const now = async () => (await owner.call(getOrderCall, { parameters: { orderId } })).body.order.tags
  expect(await now()).toEqual(['one', 'two'])
  const most = Array.from({ length: tagLimits.most }, (_, index) => `tag ${index}`)
  expect((await tag(orderId, most)).code).toBe('too-many-tags')
  expect(await now()).toEqual(['one', 'two'])
})

test('tagging many orders changes those that need it, so that an undo leaves the others as they were', async () => {
  const { owner, orderIds, idsIn, tag } = await shopWith(3)
  await tag(orderIds[0]!, ['rush'])
  const bulk = (action: 'add-tag' | 'remove-tag', ids: string[]) =>
    owner.call(changeOrdersCall, { body: { action, orderIds: ids, tag: 'rush' } })
  const { changed } = (await bulk('add-tag', orderIds)).body
  expect(changed).toEqual(orderIds.slice(1))
  expect(await idsIn({ tag: 'rush' })).toHaveLength(3)
  await bulk('remove-tag', changed)
  expect(await idsIn({ tag: 'rush' })).toEqual([orderIds[0]])
  expect((await bulk('remove-tag', orderIds)).body.changed).toEqual([orderIds[0]])
})

test('a buyer never reads the tags of an order', async () => {
  const { website, orderIds, tag } = await shopWith(1)
  await tag(orderIds[0]!, ['suspicious'])
  await app.runJobs()
  const about = { kind: 'order-confirmation', about_id: orderIds[0]! }
  const [email] = await storedEmails(app.services.database, website.id, about)
  const link = /href="[^"]*(\/order\/[^"]+)"/.exec(email!.html)![1]!.replaceAll('&amp;', '&')
  const page = await app.visitor(website).request('GET', link)
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toContain('suspicious')
})
