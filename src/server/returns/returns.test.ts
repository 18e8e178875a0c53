import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderPath } from '#server/orders/order-link.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { cancelOrderCall, fulfilOrderCall, undoFulfilmentCall } from '#shared/orders/change-api.ts'
import { exportOrdersCall, getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { adjustmentOf } from '#shared/orders/refunds.ts'
import * as api from '#shared/returns/owner-api.ts'
import { returnTransitions } from '#shared/returns/rules.ts'
import type { ReturnCondition, ReturnState } from '#shared/returns/schema.ts'
import { firstReturnSettings } from '#shared/settings/return-settings.ts'

const app = await startTestApp()
const { database } = app.services

/** An order of three mugs for 20.00 each and 5.00 shipping, of which some are shipped. */
async function shipped(
  pieces = 3,
  returns = { ...firstReturnSettings, isOn: true, instructions: 'Send to Kiln Lane.' },
) {
  const website = await app.buildWebsite({ settings: { ...shopSettings(), returns } })
  const [owner, visitor] = [await app.owner(website), app.visitor(website)]
  const mug = await buildProduct(app, website, { stock: 10 })
  await add(visitor, mug, 3)
  const { orderId } = await buy(visitor, { expectedTotalCents: 6500 })
  const parameters = { orderId }
  const now = async () => (await owner.call(getOrderCall, { parameters })).body.order
  const lineId = (await now()).lines[0]!.id
  if (pieces > 0)
    await owner.call(fulfilOrderCall, {
      parameters,
      body: {
        ...{ carrier: '', trackingNumber: '', trackingUrl: '' },
        lines: [{ lineId, quantity: pieces }],
        notifyBuyer: false,
      },
    })
  const path = orderPath(app.services.secret, website.id, orderId).replace('?', '/return?')
  const list = async () => (await owner.call(api.listOrderReturnsCall, { parameters })).body
  return {
    ...{ website, owner, visitor, orderId, parameters, lineId, now, path, list },
    ask: (quantity: string | number, more: Record<string, string> = {}) =>
      visitor.request('POST', path, {
        [`quantity-${lineId}`]: String(quantity),
        [`reason-${lineId}`]: 'damaged',
        ...more,
      }),
    create: (quantity: number, idempotencyKey: string = crypto.randomUUID()) =>
      owner.call(api.createReturnCall, {
        parameters,
        body: {
          ...{ idempotencyKey, message: 'Send it.', notifyBuyer: true },
          lines: [{ lineId, quantity, reason: 'other' }],
        },
      }),
    decide: (returnId: string, state: 'approved' | 'refused' | 'canceled' | 'closed', message = 'Because.') =>
      owner.call(api.decideReturnCall, { parameters: { returnId }, body: { state, message, notifyBuyer: true } }),
    receive: (returnId: string, quantity: number, restock = true, condition: ReturnCondition = 'as-new') =>
      owner.call(api.receiveReturnCall, {
        parameters: { returnId },
        body: { pieces: [{ lineId, condition, quantity, restock }], notifyBuyer: true },
      }),
    refund: (returnId: string, feeCents = 0, shippingCents = 0) =>
      owner.call(api.refundReturnCall, {
        parameters: { returnId },
        body: { feeCents, shippingCents, notifyBuyer: true },
      }),
    left: async () => (await list()).returnable[0]?.quantity ?? 0,
    stock: async () => {
      const { qty_in_stock } = await database
        .selectFrom('variants')
        .select('qty_in_stock')
        .where('website_id', '=', website.id)
        .where('sku', '=', mug.sku)
        .executeTakeFirstOrThrow()
      return qty_in_stock
    },
    readEmails: async () =>
      (
        await database
          .selectFrom('letters')
          .select(['kind', 'to_address', 'html'])
          .where('website_id', '=', website.id)
          .where('about_id', '=', orderId)
          .execute()
      ).filter(({ kind }) => /return/.test(kind)),
  }
}

async function runAllJobs(): Promise<void> {
  while ((await app.runJobs()) > 0) {
    // One job returns money, the next one writes emails.
  }
}

describe('a buyer', () => {
  test('asks for a return on the page of the order, without JavaScript, and both sides get an email', async () => {
    const shop = await shipped()
    const orderPage = await shop.visitor.request('GET', shop.path.replace('/return', ''))
    expect(orderPage.body).toContain(shop.path.replace('&', '&amp;'))
    const form = await shop.visitor.request('GET', shop.path)
    expect(form.body).toContain('max="3"')
    const done = await shop.ask(2, { note: 'It has a <crack>' })
    expect(done.statusCode).toBe(200)
    expect(done.body).toContain('We received your return request')
    const { returns } = await shop.list()
    expect(returns).toMatchObject([
      { state: 'requested', by: '', note: 'It has a <crack>', lines: [{ quantity: 2, reason: 'damaged' }] },
    ])
    expect(await shop.left()).toBe(1)
    await runAllJobs()
    const emails = await shop.readEmails()
    expect(emails.map(({ kind }) => kind).toSorted()).toEqual(['new-return', 'return-requested'])
    expect(emails.find(({ kind }) => kind === 'new-return')!.html).toContain('It has a &lt;crack&gt;')
    const after = await shop.visitor.request('GET', shop.path.replace('/return', ''))
    expect(after.body).toContain('Requested')
  })

  test('who sends the same form twice asks once', async () => {
    const { ask, list } = await shipped()
    await ask(1, { form: 'same-form' })
    await ask(1, { form: 'same-form' })
    expect((await list()).returns).toHaveLength(1)
  })

  test.each([
    ['4', 'damaged', 'more than can still be returned'],
    ['0', 'damaged', 'Choose at least one item.'],
    ['1', '', 'Choose a reason for each item'],
    ['-1', 'damaged', 'Something in this form'],
    ['1e3', 'damaged', 'Something in this form'],
  ])('who types the quantity %s with the reason “%s” reads what is wrong', async (quantity, reason, words) => {
    const { ask, lineId, list } = await shipped()
    const answer = await ask(quantity, { [`reason-${lineId}`]: reason })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).toContain(words)
    expect((await list()).returns).toEqual([])
  })

  test('cannot ask before the shipment, after the last day, where returns are off, or without the key', async () => {
    const unshipped = await shipped(0)
    expect((await unshipped.ask(1)).statusCode).toBe(409)
    const off = await shipped(3, firstReturnSettings)
    expect((await off.visitor.request('GET', off.path)).body).toContain('Nothing can be returned')
    expect((await off.ask(1)).statusCode).toBe(409)
    const late = await shipped()
    await database
      .updateTable('fulfilments')
      .set({ at: Date.now() - 40 * 86_400_000 })
      .where('website_id', '=', late.website.id)
      .execute()
    expect((await late.ask(1)).statusCode).toBe(409)
    const { visitor, path } = await shipped()
    expect((await visitor.request('GET', path.replace(/key=.*/, 'key=wrong'))).statusCode).toBe(404)
    expect((await visitor.request('POST', path.replace(/key=.*/, 'key=wrong'), {})).statusCode).toBe(404)
  })
})

describe('staff', () => {
  test('approve, receive by condition, restock, and refund to the cent, with an email for each step', async () => {
    const shop = await shipped()
    await shop.ask(3)
    const { id } = (await shop.list()).returns[0]!
    expect((await shop.decide(id, 'refused', '')).code).toBe('return-reason-missing')
    await shop.decide(id, 'approved', 'Send it to Kiln Lane.')
    const before = await shop.stock()
    const received = await shop.owner.call(api.receiveReturnCall, {
      parameters: { returnId: id },
      body: {
        pieces: [
          { lineId: shop.lineId, condition: 'as-new', quantity: 1, restock: true },
          { lineId: shop.lineId, condition: 'damaged', quantity: 1, restock: false },
        ],
        notifyBuyer: true,
      },
    })
    expect(received.body.return.lines[0]!.pieces).toEqual([
      { condition: 'as-new', quantity: 1, isRestocked: true },
      { condition: 'damaged', quantity: 1, isRestocked: false },
    ])
    expect(await shop.stock()).toBe(before + 1)
    expect(await shop.left()).toBe(1)
    expect((await shop.refund(id, 250, 500)).body.return.state).toBe('refunded')
    await runAllJobs()
    const order = await shop.now()
    expect(order).toMatchObject({ refundedCents: 4000 + 500 - 250, paymentState: 'partly-refunded' })
    expect(order.lines[0]).toMatchObject({ refundedQuantity: 2, removedQuantity: 0 })
    expect(await shop.stock()).toBe(before + 1)
    expect(order.events.filter(({ kind }) => kind === 'return').map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Requested · 3 × /),
      'Approved · Send it to Kiln Lane.',
      expect.stringMatching(/^Received · 1 × .* \(as new\), 1 × .* \(damaged\)$/),
      'Refunded',
    ])
    expect((await shop.readEmails()).map(({ kind }) => kind).toSorted()).toEqual([
      'new-return',
      'return-approved',
      'return-received',
      'return-requested',
    ])
  })

  test('who send the same request twice make one return, and two at once share what is left', async () => {
    const { create, list, left } = await shipped()
    const key = crypto.randomUUID()
    const [one, other] = await Promise.all([create(1, key), create(1, key)])
    expect(one.body.return.id).toBe(other.body.return.id)
    const outcomes = await Promise.all([create(2), create(2)])
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual(['return-quantity', null].toSorted())
    expect((await list()).returns).toHaveLength(2)
    expect(await left()).toBe(0)
  })

  test('who decide at once: one does, and a return is refunded once', async () => {
    const { create, receive, refund, now } = await shipped()
    const { id } = (await create(2)).body.return
    const receipts = await Promise.all([receive(id, 2), receive(id, 1)])
    expect(receipts.map(({ code }) => code)).toContain('return-state')
    await Promise.all([refund(id), refund(id)])
    await runAllJobs()
    expect([2000, 4000]).toContain((await now()).refundedCents)
    expect((await now()).refunds).toHaveLength(1)
  })

  test('cannot undo a shipment whose items come back, nor refund what was refunded otherwise', async () => {
    const { owner, create, receive, refund, decide, now, parameters, lineId, orderId } = await shipped()
    const { id } = (await create(3)).body.return
    const { fulfilments } = await now()
    const undone = await owner.call(undoFulfilmentCall, {
      parameters: { orderId, fulfilmentId: fulfilments[0]!.id },
    })
    expect(undone.code).toBe('order-state')
    await receive(id, 3)
    await owner.call(refundOrderCall, {
      parameters,
      body: {
        ...{ idempotencyKey: crypto.randomUUID(), shippingCents: 0, cents: 6000, restock: false, notifyBuyer: false },
        lines: [{ lineId, quantity: 3 }],
      },
    })
    expect((await refund(id)).code).toMatch(/^(return-nothing-left|refund-quantity|order-state)$/)
    expect((await decide(id, 'closed')).body.return.state).toBe('closed')
  })

  test('who refund the order after its return do not put into stock again what the return put there', async () => {
    const { owner, create, receive, decide, now, parameters, lineId, stock } = await shipped()
    const before = await stock()
    const { id } = (await create(2)).body.return
    await receive(id, 2)
    await decide(id, 'closed')
    expect(await stock()).toBe(before + 2)
    const refundAll = (quantity: number) =>
      owner.call(refundOrderCall, {
        parameters,
        body: {
          ...{ idempotencyKey: crypto.randomUUID(), shippingCents: 0, cents: 100, restock: true, notifyBuyer: false },
          lines: [{ lineId, quantity }],
        },
      })
    expect((await refundAll(2)).status).toBe(200)
    expect(await stock()).toBe(before + 2)
    expect((await now()).refunds[0]!.lines).toMatchObject([{ quantity: 2, isRestocked: false }])
    expect((await refundAll(1)).status).toBe(200)
    expect(await stock()).toBe(before + 3)
  })

  test('keep a fee that leaves something, and not more', async () => {
    const { create, receive, refund } = await shipped()
    const { id } = (await create(1)).body.return
    await receive(id, 1)
    expect((await refund(id, 2000)).code).toBe('return-nothing-left')
    expect((await refund(id, 0, 501)).code).toBe('refund-shipping')
    expect((await refund(id, 1999)).body.return.state).toBe('refunded')
  })

  test('who keep a fee see it on the order, its timeline and its export, and the buyer sees it on the page', async () => {
    const { owner, visitor, create, receive, refund, now, path } = await shipped()
    const { id } = (await create(2)).body.return
    await receive(id, 2)
    await refund(id, 350)
    await runAllJobs()
    const { refunds, events } = await now()
    expect(refunds).toMatchObject([{ cents: 3650, feeCents: 350, lines: [{ cents: 4000 }] }])
    expect(events.find(({ kind }) => kind === 'refunded')!.text).toContain('less a restocking fee of $3.50')
    const page = await visitor.request('GET', path.replace('/return', ''))
    expect(page.body).toContain('Less a restocking fee of $3.50')
    const [row] = parse((await owner.request('GET', exportOrdersCall.path)).body, { columns: true, bom: true })
    expect(row).toMatchObject({ Refunded: '36.50', 'Restocking fees': '3.50' })
  })

  test('who cancel the order leave its returns as they are: nothing is refunded twice', async () => {
    const { owner, parameters, create, receive, refund, now } = await shipped(2)
    const { id } = (await create(2)).body.return
    await receive(id, 2, false)
    await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })
    await runAllJobs()
    expect((await refund(id)).code).not.toBeNull()
    expect((await now()).refundedCents).toBe(6500)
  })
})

test('whatever staff do in any order, a return only moves along its table, and money and stock fit', async () => {
  const steps = ['approved', 'refused', 'canceled', 'closed', 'received', 'refunded'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 1999 }),
      async (quantity, taken, feeCents) => {
        const shop = await shipped()
        await shop.ask(quantity)
        const { id } = (await shop.list()).returns[0]!
        const before = await shop.stock()
        let state: ReturnState = 'requested'
        for (const step of taken) {
          const answer =
            step === 'received'
              ? await shop.receive(id, quantity)
              : step === 'refunded'
                ? await shop.refund(id, feeCents)
                : await shop.decide(id, step)
          const isAllowed = (returnTransitions[state] as readonly ReturnState[]).includes(step)
          expect(answer.code).toBe(isAllowed ? null : 'return-state')
          if (isAllowed) state = step
          expect((await shop.list()).returns[0]!.state).toBe(state)
        }
        await runAllJobs()
        const isBack = ['received', 'refunded', 'closed'].includes(state)
        expect(await shop.stock()).toBe(before + (isBack ? quantity : 0))
        const { refundedCents, refunds } = await shop.now()
        expect(refundedCents).toBe(state === 'refunded' ? quantity * 2000 - feeCents : 0)
        // Its items less its fee are its amount.
        expect(refunds.map(adjustmentOf)).toEqual(state === 'refunded' ? [0] : [])
        const isHeld = !['refused', 'canceled'].includes(state)
        expect(await shop.left()).toBe(3 - (isHeld ? quantity : 0))
      },
    ),
    { numRuns: 12 },
  )
}, 60_000)
