import { describe, expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, homeAddress, orderIn, pay } from '#server/testing/buy.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import { addOrderNoteCall, cancelOrderCall, fulfilOrderCall, markOrderPaidCall } from '#shared/orders/change-api.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'

const app = await startTestApp()
const { database } = app.services

type Product = Awaited<ReturnType<typeof buildProduct>>

/** Buys something as a new visitor; one piece costs 20.00 and shipping 5.00. */
async function buy(website: Website, product: Product, changes: Partial<PlaceOrderBody> & { quantity?: number } = {}) {
  const { quantity = 1, ...body } = changes
  const visitor = app.visitor(website)
  await add(visitor, product, quantity)
  const { orderId, orderNumber } = orderIn(await pay(visitor, { expectedTotalCents: 2000 * quantity + 500, ...body }))
  return { orderId, number: orderNumber }
}

async function shopWith(stock = 100) {
  const website = await app.buildWebsite()
  return { website, mug: await buildProduct(app, website, { stock }), owner: await app.owner(website) }
}

/** The emails about a website's orders, once its jobs are done. */
async function emailsOf(websiteId: string) {
  await app.runJobs()
  return database
    .selectFrom('letters')
    .select(['kind', 'about_id'])
    .where('website_id', '=', websiteId)
    .orderBy('kind')
    .execute()
}

const fulfil = (owner: Browser, orderId: string, lines: { lineId: string; quantity: number }[] = []) =>
  owner.call(fulfilOrderCall, {
    parameters: { orderId },
    body: { carrier: 'Post', trackingNumber: 'T1', trackingUrl: '', lines, notifyBuyer: true },
  })
const cancel = (owner: Browser, orderId: string, restock = true) =>
  owner.call(cancelOrderCall, { parameters: { orderId }, body: { restock, notifyBuyer: true } })

describe('the list', () => {
  test('shows the newest first, fifty at a time, each once', async () => {
    const { website, mug, owner } = await shopWith()
    for (let order = 0; order < 52; order += 1) await buy(website, mug)
    const first = (await owner.call(listOrdersCall, {})).body
    expect(first.orders.map((order) => order.number)).toEqual(Array.from({ length: 50 }, (_, index) => 52 - index))
    // A new order between two pages moves nothing.
    await buy(website, mug)
    const second = (await owner.call(listOrdersCall, { query: { after: first.next! } })).body
    expect(second.orders.map((order) => order.number)).toEqual([2, 1])
    expect(second.next).toBeNull()
  })

  test('finds by number, email and name, without regard to capitals and marks', async () => {
    const { website, mug, owner } = await shopWith()
    const named = (firstName: string, lastName: string) => ({
      shippingAddress: { ...homeAddress, firstName, lastName },
    })
    await buy(website, mug, { email: 'zoe@kiln.example', ...named('Zoë', 'Ångström') })
    await buy(website, mug, { email: 'percent@kiln.example', ...named('100%', '_Under_') })
    await buy(website, mug, { email: 'Mixed.Case@Kiln.Example', ...named('Ada', 'King Byron') })
    const find = async (search: string) =>
      (await owner.call(listOrdersCall, { query: { search } })).body.orders.map((order) => order.number)
    expect(await find('#00002')).toEqual([2])
    expect(await find('3')).toEqual([3])
    expect(await find('ZOE')).toEqual([1])
    expect(await find('angstr')).toEqual([1])
    expect(await find('Ångström')).toEqual([1])
    expect(await find('mixed.case')).toEqual([3])
    expect(await find('king by')).toEqual([3])
    expect(await find('100%')).toEqual([2])
    expect(await find('_under')).toEqual([2])
    expect(await find('%')).toEqual([])
    expect(await find('ngstr')).toEqual([])
    expect(await find("' or 1=1 --")).toEqual([])
  })

  test('can be narrowed to what waits', async () => {
    const { website, mug, owner } = await shopWith()
    const open = await buy(website, mug)
    const sent = await buy(website, mug)
    const unpaid = await buy(website, mug, { paymentMethod: 'bank-transfer', paymentToken: null })
    await fulfil(owner, sent.orderId)
    const numbers = async (query: object) =>
      (await owner.call(listOrdersCall, { query })).body.orders.map((order) => order.number)
    expect(await numbers({ state: 'open' })).toEqual([unpaid.number, open.number])
    expect(await numbers({ state: 'fulfilled' })).toEqual([sent.number])
    expect(await numbers({ paymentState: 'awaiting' })).toEqual([unpaid.number])
    expect(await numbers({ state: 'fulfilled', paymentState: 'awaiting' })).toEqual([])
    expect((await owner.request('GET', '/api/owner/orders?state=lost')).statusCode).toBe(400)
  })
})

describe('sending', () => {
  test('goes in parcels, never more than was bought, and the order is fulfilled with the last', async () => {
    const { website, mug, owner } = await shopWith()
    const { orderId } = await buy(website, mug, { quantity: 3 })
    const [line] = (await owner.call(getOrderCall, { parameters: { orderId } })).body.order.lines
    const send = (quantity: number) => fulfil(owner, orderId, [{ lineId: line!.id, quantity }])
    expect((await send(4)).code).toBe('fulfilment-quantity')
    const listed = async () => (await owner.call(listOrdersCall, { query: {} })).body.orders
    expect(await listed()).toMatchObject([{ state: 'open', isPartlySent: false }])
    expect((await send(2)).body.order).toMatchObject({ state: 'open', lines: [{ fulfilledQuantity: 2 }] })
    expect(await listed()).toMatchObject([{ state: 'open', isPartlySent: true }])
    expect((await send(2)).code).toBe('fulfilment-quantity')
    expect((await fulfil(owner, orderId, [{ lineId: 'some-other-line', quantity: 1 }])).code).toBe(
      'fulfilment-quantity',
    )
    // Without lines everything that is left is fulfilled.
    const { order } = (await fulfil(owner, orderId)).body
    expect(order).toMatchObject({ state: 'fulfilled', lines: [{ fulfilledQuantity: 3 }] })
    expect(await listed()).toMatchObject([{ state: 'fulfilled', isPartlySent: false }])
    expect(order.fulfilments.map((one) => one.lines[0]!.quantity)).toEqual([2, 1])
    expect(order.events.map((event) => event.kind)).toEqual(['placed', 'fulfilled', 'fulfilled'])
    expect((await fulfil(owner, orderId)).failure).toMatchObject({ code: 'order-state', state: 'fulfilled' })
    const kinds = (await emailsOf(website.id)).map(({ kind }) => kind)
    expect(kinds).toEqual(['new-order', 'order-confirmation', 'order-shipped', 'order-shipped'])
  })

  test('of the same pieces by two owners at once happens once', async () => {
    const { website, mug, owner } = await shopWith()
    const { orderId } = await buy(website, mug, { quantity: 5 })
    const [line] = (await owner.call(getOrderCall, { parameters: { orderId } })).body.order.lines
    const colleague = await app.owner(website)
    await colleague.request('GET', '/api/sign-in')
    const answers = await Promise.all(
      [owner, colleague, owner, colleague].map((one) => fulfil(one, orderId, [{ lineId: line!.id, quantity: 3 }])),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
    expect([order.lines[0]!.fulfilledQuantity, order.fulfilments.length]).toEqual([3, 1])
  })
})

describe('canceling', () => {
  test('puts pieces back once, however many press the button', async () => {
    const { website, mug, owner } = await shopWith(10)
    const { orderId } = await buy(website, mug, { quantity: 4 })
    expect(await mug.stock()).toBe(6)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => cancel(owner, orderId)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === 'order-state')).toHaveLength(4)
    expect(await mug.stock()).toBe(10)
    const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
    expect(order.events.map((event) => event.kind)).toEqual(['placed', 'cancelled', 'restocked'])
    expect((await emailsOf(website.id)).filter(({ kind }) => kind === 'order-cancelled')).toHaveLength(1)
  })

  test('puts back only what was not sent, also when both happen at once', async () => {
    const { website, mug, owner } = await shopWith(10)
    const orders = await Promise.all(Array.from({ length: 4 }, () => buy(website, mug, { quantity: 2 })))
    expect(await mug.stock()).toBe(2)
    await Promise.all(orders.flatMap(({ orderId }) => [cancel(owner, orderId), fulfil(owner, orderId)]))
    let sent = 0
    for (const { orderId } of orders) {
      const { order } = (await owner.call(getOrderCall, { parameters: { orderId } })).body
      const quantity = order.lines[0]!.fulfilledQuantity
      expect([order.state, quantity]).toEqual(quantity === 0 ? ['cancelled', 0] : ['fulfilled', 2])
      sent += quantity
    }
    expect(await mug.stock()).toBe(10 - sent)
    const { orderId } = await buy(website, mug, { quantity: 2 })
    const [line] = (await owner.call(getOrderCall, { parameters: { orderId } })).body.order.lines
    await fulfil(owner, orderId, [{ lineId: line!.id, quantity: 1 }])
    await cancel(owner, orderId)
    expect(await mug.stock()).toBe(10 - sent - 1)
  })

  test('can leave stock as it is', async () => {
    const { website, mug, owner } = await shopWith(10)
    const { orderId } = await buy(website, mug)
    expect((await cancel(owner, orderId, false)).body.order.state).toBe('cancelled')
    expect(await mug.stock()).toBe(9)
    expect((await fulfil(owner, orderId)).code).toBe('order-state')
  })
})

test('money that has come is noted once, and not for what was canceled', async () => {
  const { website, mug, owner } = await shopWith()
  const unpaid = { paymentMethod: 'bank-transfer', paymentToken: null } as const
  const [first, second] = [await buy(website, mug, unpaid), await buy(website, mug, unpaid)]
  const mark = ({ orderId }: { orderId: string }) => owner.call(markOrderPaidCall, { parameters: { orderId } })
  const { order } = (await mark(first)).body
  expect(order.paymentState).toBe('paid')
  expect(order.events.at(-1)).toMatchObject({ kind: 'payment-received', by: 'Olive Owner', text: '$25.00' })
  expect((await mark(first)).code).toBe('order-state')
  await cancel(owner, second.orderId)
  expect((await mark(second)).code).toBe('order-state')
})

test('notes stand in the timeline under the name of who wrote them', async () => {
  const { website, mug, owner } = await shopWith()
  const { orderId } = await buy(website, mug)
  const text = 'Rang back. <b>Wants</b> the blue one.'
  const { order } = (await owner.call(addOrderNoteCall, { parameters: { orderId }, body: { text } })).body
  expect(order.events.at(-1)).toMatchObject({ kind: 'note', by: 'Olive Owner', text })
  expect((await owner.call(addOrderNoteCall, { parameters: { orderId }, body: { text: '  ' } })).status).toBe(400)
})

test('an order and the emails about it are written together or not at all', async () => {
  const { website, mug } = await shopWith(1)
  const [winner, loser] = [app.visitor(website), app.visitor(website)]
  for (const visitor of [winner, loser]) await add(visitor, mug)
  await Promise.all([winner, loser].map((visitor) => pay(visitor, { expectedTotalCents: 2500 })))
  const orders = await database.selectFrom('orders').select('id').where('website_id', '=', website.id).execute()
  expect(orders).toHaveLength(1)
  const about_id = orders[0]!.id
  expect(await emailsOf(website.id)).toEqual([
    { kind: 'new-order', about_id },
    { kind: 'order-confirmation', about_id },
  ])
})
