import { expect, test } from 'vitest'
import { orderPath } from '#server/orders/order-link.ts'
import { buy } from '#server/testing/buy.ts'
import { addBundle, bodyOf, fixed, openShop, stockOf } from '#server/testing/products/bundles/bundle-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addCartEntryCall } from '#shared/cart/api.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import * as returns from '#shared/returns/owner-api.ts'
import { returnPath } from './return-link.ts'

const app = await startTestApp()

/** A shop whose tea set of a pot and two red cups was ordered some times, with shipping for 5.00, and shipped. */
async function shipped(quantity = 1, priceCents = 2800) {
  const { shop, pot, cup, visitor } = await openShop(app)
  const parts = fixed([pot, 1, 0], [cup, 2, 0])
  const set = await addBundle(shop, parts, { variants: [{ priceCents, qtyInStock: 0 }] })
  await visitor.call(addCartEntryCall, { body: bodyOf(set, quantity) })
  const { orderId } = await buy(visitor, { expectedTotalCents: quantity * priceCents + 500 })
  const owner = await app.owner(shop.website)
  const parameters = { orderId }
  const now = async () => (await owner.call(getOrderCall, { parameters })).body.order
  const { lines: bought } = await now()
  const lines = bought.map(({ id: lineId, quantity: pieces }) => ({ lineId, quantity: pieces }))
  const shipment = { carrier: '', trackingNumber: '', trackingUrl: '', notifyBuyer: false }
  await owner.call(fulfilOrderCall, { parameters, body: { ...shipment, lines } })
  const path = returnPath(app.services.secret, shop.website.id, orderId)
  return {
    ...{ shop, cup, set, visitor, owner, orderId, parameters, now, path, bundleId: bought[0]!.bundle!.id },
    lineOf: async ({ id }: { readonly id: string }) => (await now()).lines.find(({ productId }) => productId === id)!,
    ask: (fields: string) =>
      visitor.request('POST', path, fields, {
        ...{ 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': '' },
      }),
  }
}

test('a buyer returns a whole bundle with one choice, and a part of it is named with its bundle', async () => {
  const { visitor, owner, parameters, path, bundleId, ask } = await shipped()
  const form = (await visitor.request('GET', path)).body as string
  expect(form).toContain('aria-label="Quantity of Cup, Red, Tea set"')
  const asked = await ask(`bundle-${bundleId}=1&reason-${bundleId}=damaged`)
  expect(asked.statusCode).toBe(200)
  const { returns: all } = (await owner.call(returns.listOrderReturnsCall, { parameters })).body
  expect(all[0]!.lines.map(({ title, quantity, reason }) => `${quantity} ${title} ${reason}`)).toEqual([
    '1 Tea set: Pot damaged',
    '2 Tea set: Cup (Red) damaged',
  ])
})

test('parts whose price did not divide are named once in a return, its emails, and on the pages of the order', async () => {
  const set = await shipped(2, 2750)
  const { shop, visitor, owner, orderId, parameters, path, bundleId } = set
  expect((await set.now()).lines.length).toBeGreaterThan(2)
  expect((await visitor.request('GET', path)).body).toContain('Return all 2 bundles')
  await set.ask(`bundle-${bundleId}=1&reason-${bundleId}=damaged`)
  const { id: returnId, lines: wanted } = (await owner.call(returns.listOrderReturnsCall, { parameters })).body
    .returns[0]!
  const named = ['2 × Tea set: Pot', '4 × Tea set: Cup (Red)']
  const orderPage = (await visitor.request('GET', orderPath(app.services.secret, shop.website.id, orderId))).body
  for (const words of named) expect(String(orderPage).split(words)).toHaveLength(2)
  await owner.call(returns.decideReturnCall, {
    parameters: { returnId },
    body: { state: 'approved', message: '', notifyBuyer: true },
  })
  // All but one of the cups have arrived.
  const cups = wanted.filter(({ title }) => title.includes('Cup'))
  const pieces = wanted
    .map(({ lineId, quantity }) => ({ lineId, quantity: lineId === cups[0]!.lineId ? quantity - 1 : quantity }))
    .filter(({ quantity }) => quantity > 0)
    .map((piece) => ({ ...piece, condition: 'as-new' as const, restock: false }))
  await owner.call(returns.receiveReturnCall, { parameters: { returnId }, body: { pieces, notifyBuyer: true } })
  await owner.call(returns.refundReturnCall, {
    parameters: { returnId },
    body: { feeCents: 0, shippingCents: 0, notifyBuyer: false },
  })
  while ((await app.runJobs()) > 0) {
    // One job returns money, the next one writes emails.
  }
  const { events } = await set.now()
  const texts = (kind: string) => events.filter((event) => event.kind === kind).map(({ text }) => text)
  expect(texts('return')[0]).toBe(`Requested · ${named.join(', ')}`)
  expect(texts('return')[2]).toBe('Received · 2 × Tea set: Pot (as new), 3 × Tea set: Cup (Red) (as new)')
  expect(texts('refunded')[0]).toContain('2 × Tea set: Pot, 3 × Tea set: Cup (Red)')
  const emails = await app.services.database
    .selectFrom('letters')
    .select(['kind', 'html'])
    .where('website_id', '=', shop.website.id)
    .where('about_id', '=', orderId)
    .execute()
  const itemsOf = (kind: string) =>
    [...emails.find((email) => email.kind === kind)!.html.matchAll(/>(\d+ × Tea set[^<]*|Not received)</g)].map(
      ([, words]) => words,
    )
  expect(itemsOf('return-requested')).toEqual(named)
  expect(itemsOf('new-return')).toEqual(named.map((words) => `${words}: Damaged or faulty`))
  expect(itemsOf('return-approved')).toEqual(named)
  expect(itemsOf('return-received')).toEqual([
    '2 × Tea set: Pot',
    '3 × Tea set: Cup (Red)',
    'Not received',
    '1 × Tea set: Cup (Red)',
  ])
})

test('a whole bundle and some of its items cannot come back in one form', async () => {
  const { owner, parameters, now, bundleId, ask } = await shipped()
  const { id } = (await now()).lines[1]!
  const whole = `bundle-${bundleId}=1&reason-${bundleId}=damaged`
  for (const more of [`quantity-${id}=1&reason-${id}=other`, `reason-${id}=other`]) {
    const refused = await ask(`${whole}&${more}`)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('You chose the whole bundle and single items of it.')
    expect(refused.body).toContain('Return the whole bundle')
  }
  expect((await owner.call(returns.listOrderReturnsCall, { parameters })).body.returns).toEqual([])
  // What is shown again can be sent again.
  const unreasoned = (await ask(`bundle-${bundleId}=1&quantity-${id}=0`)).body as string
  expect(unreasoned).toContain('Choose a reason for each item')
  expect(unreasoned).toMatch(new RegExp(`name="quantity-${id}"[^>]*value="0"`))
})

test('one returned part refunds its share, and is in stock again with its bundle', async () => {
  const { shop, cup, set, owner, parameters, now, lineOf } = await shipped()
  const line = await lineOf(cup)
  const made = await owner.call(returns.createReturnCall, {
    parameters,
    body: {
      ...{ idempotencyKey: crypto.randomUUID(), message: '', notifyBuyer: false },
      lines: [{ lineId: line.id, quantity: 1, reason: 'other' }],
    },
  })
  const returnId = made.body.return.id
  // Of the pot for 20.00 and two cups for 6.00 each, the set takes 28.00: a cup has 5.25 of it.
  expect(line).toMatchObject({ quantity: 2, unitPriceCents: 525 })
  await owner.call(returns.receiveReturnCall, {
    parameters: { returnId },
    body: { pieces: [{ lineId: line.id, condition: 'as-new', quantity: 1, restock: true }], notifyBuyer: false },
  })
  expect([await stockOf(app, shop, cup), await stockOf(app, shop, set)]).toEqual([5, 2])
  await owner.call(returns.refundReturnCall, {
    parameters: { returnId },
    body: { feeCents: 0, shippingCents: 0, notifyBuyer: false },
  })
  while ((await app.runJobs()) > 0) {
    // One job returns money, the next one writes emails.
  }
  expect(await now()).toMatchObject({ refundedCents: 525, paymentState: 'partly-refunded' })
})
