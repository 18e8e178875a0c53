import { describe, expect, test } from 'vitest'
import { listPaymentsLeft } from '#server/payments/order-payments.ts'
import { buildProduct, type ProductFacts } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import { getEmailCall, listEmailsCall } from '#shared/emails/schema.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { cancelOrderCall, fulfilOrderCall, markOrderPaidCall } from '#shared/orders/change-api.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { decideRefundCall, refundOrderCall } from '#shared/orders/refund-api.ts'
import type { Order } from '#shared/orders/schema.ts'
import { listOrderReturnsCall } from '#shared/returns/owner-api.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const { database } = app.services
const byTransfer = { paymentMethod: 'bank-transfer', paymentToken: null } as const
const tax = { name: 'Sales tax', place: { country: 'US' }, rateMilliPercent: 7000, appliesToShipping: true }

type Body = BodyOf<typeof refundOrderCall>

/** An order of two mugs for 20.00 each, and 5.00 shipping, in a shop of its own. */
async function order(
  changes: Partial<PlaceOrderBody> = {},
  facts: ProductFacts = {},
  quantity = 2,
  taxRates = [] as (typeof tax)[],
) {
  const website = await app.buildWebsite({ settings: { ...shopSettings(), taxRates } })
  const [owner, visitor] = [await app.owner(website), app.visitor(website)]
  const mug = await buildProduct(app, website, { stock: 10, ...facts })
  await add(visitor, mug, quantity)
  const placed = await buy(visitor, { expectedTotalCents: quantity * 2000 + 500, ...changes })
  const parameters = { orderId: placed.orderId }
  const now = async (): Promise<Order> => (await owner.call(getOrderCall, { parameters })).body.order
  const [line] = (await now()).lines
  const body = (more: Partial<Body> = {}): Body => ({
    idempotencyKey: crypto.randomUUID(),
    lines: [],
    shippingCents: 0,
    cents: 100,
    restock: false,
    reason: '',
    notifyBuyer: false,
    ...more,
  })
  return {
    website,
    owner,
    visitor,
    mug,
    placed,
    parameters,
    now,
    body,
    lineId: line!.id,
    refund: (more: Partial<Body> = {}) => owner.call(refundOrderCall, { parameters, body: body(more) }),
    stock: async () =>
      (
        await database
          .selectFrom('variants')
          .select('qty_in_stock')
          .where('website_id', '=', website.id)
          .where('sku', '=', mug.sku)
          .executeTakeFirstOrThrow()
      ).qty_in_stock,
    readEmails: async () => (await owner.call(listEmailsCall, { query: { aboutId: placed.orderId } })).body.emails,
  }
}

async function runAllJobs(): Promise<void> {
  while ((await app.runJobs()) > 0) {
    // One job returns money, the next one writes emails.
  }
}

const mugs = (lineId: string, quantity: number, unfulfilledQuantity = quantity) => ({
  lineId,
  quantity,
  unfulfilledQuantity,
})

describe('a refund of items', () => {
  test('offers nothing for the stock where it is unlimited, and says nothing of it', async () => {
    const { refund, lineId, now, owner, parameters } = await order({}, { stock: null })
    expect((await owner.call(listOrderReturnsCall, { parameters })).body.restockable).toEqual([])
    await refund({ lines: [mugs(lineId, 1)], cents: 2000, restock: true })
    const after = await now()
    expect(after.refunds[0]!.lines[0]).toMatchObject({ quantity: 1, isRestocked: false })
    await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })
    expect((await now()).events.map(({ kind }) => kind)).not.toContain('restocked')
  })

  test('goes back to the payment, into stock, to the buyer and on the timeline; the rest is still to be sent', async () => {
    const { refund, lineId, now, stock, readEmails, owner, website, parameters } = await order()
    expect(await stock()).toBe(8)
    expect((await owner.call(listOrderReturnsCall, { parameters })).body.restockable).toEqual([lineId])
    const asked = await refund({
      lines: [mugs(lineId, 1)],
      cents: 2000,
      restock: true,
      reason: 'Chipped',
      notifyBuyer: true,
    })
    expect(asked.body.order).toMatchObject({ paymentState: 'paid', refundedCents: 0, refunds: [{ state: 'pending' }] })
    await runAllJobs()
    const after = await now()
    expect(after).toMatchObject({
      state: 'open',
      paymentState: 'partly-refunded',
      refundedCents: 2000,
      lines: [{ refundedQuantity: 1, removedQuantity: 1 }],
      refunds: [{ state: 'done', cents: 2000, by: 'Olive Owner', reason: 'Chipped', lines: [{ isRestocked: true }] }],
    })
    expect(await stock()).toBe(9)
    expect(after.events.find(({ kind }) => kind === 'refunded')).toMatchObject({
      by: 'Olive Owner',
      text: expect.stringMatching(/^\$20\.00 · 1 × .* · Chipped$/),
    })
    const message = (await readEmails()).find(({ kind }) => kind === 'order-refunded')!
    const { email } = (await owner.call(getEmailCall, { parameters: { emailId: message.id } })).body
    expect(email.plain).toMatch(/We refunded \$20\.00/)
    expect(email.plain).toMatch(/card you\s+paid with/)
    expect(email.plain).not.toMatch(/Chipped/)
    expect(await listPaymentsLeft(app.reading(website), parameters.orderId)).toMatchObject([{ leftCents: 2500 }])
    const fulfilled = await owner.call(fulfilOrderCall, {
      parameters,
      body: { carrier: '', trackingNumber: '', trackingUrl: '', lines: [mugsSent(lineId, 2)], notifyBuyer: false },
    })
    expect(fulfilled.code).toBe('fulfilment-quantity')
    await owner.call(fulfilOrderCall, {
      parameters,
      body: { carrier: '', trackingNumber: '', trackingUrl: '', lines: [], notifyBuyer: false },
    })
    expect((await now()).state).toBe('fulfilled')
  })

  test('is in the totals of the visitor’s page, without the reason', async () => {
    const { refund, lineId, visitor, placed } = await order({}, { attributes: { Glaze: 'Bone' } })
    await refund({ lines: [mugs(lineId, 1)], cents: 2000, reason: 'Chipped' })
    const { body: waiting } = await visitor.request('GET', placed.url)
    expect(waiting).toContain('on its way since')
    await runAllJobs()
    const { body: page } = await visitor.request('GET', placed.url)
    expect(page).toContain('<dt>Refunded</dt><dd>−$20.00</dd>')
    expect(page).toContain('partially refunded')
    expect(page).toContain('Harbor mug (Bone)')
    expect(page).not.toContain('Chipped')
    expect(page).not.toContain('Olive')
  })

  test('has its taxes in it, so that the pieces sum to what was paid', async () => {
    const { refund, lineId, now } = await order({ expectedTotalCents: 4815 }, {}, 2, [tax])
    expect((await now()).lines).toMatchObject([{ paidCents: 4280 }])
    for (const cents of [2140, 2140]) await refund({ lines: [mugs(lineId, 1)], cents })
    await refund({ shippingCents: 535, cents: 535 })
    await runAllJobs()
    expect(await now()).toMatchObject({ paymentState: 'refunded', refundedCents: 4815, state: 'fulfilled' })
  })

  test('is never of more than there is: pieces, shipping and money are refused when somebody took them', async () => {
    const { refund, lineId, now } = await order()
    const codes = async (more: Partial<Body>) => (await refund(more)).code
    expect(await codes({ lines: [mugs(lineId, 3)], cents: 100 })).toBe('refund-quantity')
    expect(await codes({ lines: [mugs(lineId, 1, 0)], cents: 100 })).toBe('refund-quantity')
    expect(await codes({ lines: [mugs(lineId, 1), mugs(lineId, 1)], cents: 100 })).toBe('refund-quantity')
    expect(await codes({ shippingCents: 501, cents: 501 })).toBe('refund-shipping')
    expect(await codes({ cents: 4501 })).toBe('refund-amount')
    expect(await codes({ cents: 4000 })).toBeNull()
    const refused = await refund({ cents: 501 })
    expect(refused.failure).toMatchObject({ code: 'refund-amount', left: '$5.00' })
    expect((await now()).refunds).toHaveLength(1)
    expect(await codes({ cents: 500 })).toBeNull()
    expect(await codes({ cents: 1 })).toBe('order-state')
  })

  test('of everything that was not sent yet leaves nothing to send', async () => {
    const { now, refund, lineId } = await order()
    await refund({ lines: [mugs(lineId, 2)], cents: 4000 })
    expect((await now()).state).toBe('fulfilled')
  })
})

const mugsSent = (lineId: string, quantity: number) => ({ lineId, quantity })

describe('the same request', () => {
  test('sent twice, or five times at once, refunds once', async () => {
    const { owner, parameters, body, now, website } = await order()
    const same = body({ cents: 1000 })
    const send = () => owner.call(refundOrderCall, { parameters, body: same })
    expect((await Promise.all([send(), send(), send(), send(), send()])).map(({ status }) => status)).toEqual(
      Array(5).fill(200),
    )
    await send()
    await runAllJobs()
    expect(await now()).toMatchObject({ refundedCents: 1000, refunds: [{ cents: 1000 }] })
    const charges = await database
      .selectFrom('test_refunds')
      .select('cents')
      .where('website_id', '=', website.id)
      .execute()
    expect(charges).toEqual([{ cents: 1000 }])
  })

  test('by two staff at once: the second is told what the first has left', async () => {
    const { website, parameters, body, now, lineId } = await order()
    const staff = [await app.owner(website), await app.owner(website)]
    const answers = await Promise.all(
      staff.map((one) =>
        one.call(refundOrderCall, { parameters, body: body({ lines: [mugs(lineId, 2)], cents: 4000 }) }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await runAllJobs()
    expect(await now()).toMatchObject({ refundedCents: 4000, paymentState: 'partly-refunded' })
  })
})

describe('money that came by hand', () => {
  test('goes back by hand: the refund is done at once, and the buyer is told how', async () => {
    const { owner, parameters, refund, now, readEmails, lineId } = await order(byTransfer)
    expect((await refund()).code).toBe('order-state')
    await owner.call(markOrderPaidCall, { parameters })
    const asked = await refund({ lines: [mugs(lineId, 1)], cents: 1500, notifyBuyer: true })
    expect(asked.body.order).toMatchObject({
      paymentState: 'partly-refunded',
      refundedCents: 1500,
      refunds: [{ state: 'done', isByHand: true, cents: 1500, lines: [{ cents: 2000 }] }],
    })
    await runAllJobs()
    const message = (await readEmails()).find(({ kind }) => kind === 'order-refunded')!
    const { email } = (await owner.call(getEmailCall, { parameters: { emailId: message.id } })).body
    expect(email.plain).toMatch(/We’ll send the money to your bank\s+account/)
    expect((await now()).events.at(-1)).toMatchObject({
      kind: 'refunded',
      text: expect.stringMatching(/returned manually$/),
    })
  })
})

test('canceling an order after a refund returns the rest: money, and what is not in stock yet', async () => {
  const { owner, parameters, refund, now, stock, lineId } = await order()
  await refund({ lines: [mugs(lineId, 1)], cents: 2000, restock: true })
  await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })
  await runAllJobs()
  expect(await now()).toMatchObject({
    state: 'cancelled',
    paymentState: 'refunded',
    refundedCents: 4500,
    refunds: [
      { cents: 2000, shippingCents: 0 },
      { cents: 2500, shippingCents: 500 },
    ],
  })
  expect(await stock()).toBe(10)
})

test('takings are what was paid and not returned', async () => {
  const { owner, refund } = await order()
  const today = async () => (await owner.call(getHomeCall, { query: { days: '7' } })).body.sales!.days.at(-1)
  expect(await today()).toMatchObject({ orders: 1, revenueCents: 4500 })
  await refund({ cents: 1000 })
  expect(await today()).toMatchObject({ orders: 1, revenueCents: 4500 })
  await runAllJobs()
  expect(await today()).toMatchObject({ orders: 1, revenueCents: 3500 })
  await refund({ cents: 3500 })
  await runAllJobs()
  expect(await today()).toMatchObject({ orders: 0, revenueCents: 0 })
})

test('partly refunded orders are found by their payment', async () => {
  const { owner, refund } = await order()
  const found = async () =>
    (await owner.call(listOrdersCall, { query: { paymentState: 'partly-refunded' } })).body.orders.length
  expect(await found()).toBe(0)
  await refund({ cents: 1000 })
  await runAllJobs()
  expect(await found()).toBe(1)
})

test.each([
  ['a viewer', roles.viewer],
  ['an editor of content', roles.editor],
])('%s can refund nothing', async (_who, role) => {
  const { website, parameters, body, now } = await order()
  const staff = await app.owner(website, role)
  expect((await staff.call(refundOrderCall, { parameters, body: body() })).status).toBe(403)
  const decision = { parameters: { ...parameters, refundId: parameters.orderId }, body: { decision: 'retry' } as const }
  expect((await staff.call(decideRefundCall, decision)).status).toBe(403)
  expect((await now()).refunds).toEqual([])
})
