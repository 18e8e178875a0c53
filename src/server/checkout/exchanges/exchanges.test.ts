import { describe, expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { pay } from '#server/testing/buy.ts'
import { expectSums, runAllJobs, shippedOrder } from '#server/testing/checkout/exchanges/shipped-order.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listOrderInvoicesCall } from '#shared/invoices/api.ts'
import { sum } from '#shared/money/sum.ts'
import { cancelOrderCall } from '#shared/orders/change-api.ts'
import { linkOwedCall } from '#shared/orders/edits/api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { previewExchangeCall, setExchangeCall } from '#shared/returns/exchange-api.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { monthly } from '#shared/subscription-plans/schema.ts'

const app = await startTestApp()
const shipped = (settings?: Partial<StoreSettings>) => shippedOrder(app, settings)
const { database } = app.services

describe('an exchange', () => {
  test('for something more expensive asks the buyer for the difference, and ships the new item in the same order', async () => {
    const shop = await shipped({ stripe: { live: 'account', test: '' }, paymentMethods: ['test-card', 'card'] })
    const id = await shop.create()
    const chosen = await shop.choose(id, shop.bowl.variantId)
    expect(chosen.body.return.exchange).toMatchObject({
      state: 'reserved',
      items: [{ title: 'Bowl', quantity: 1, unitPriceCents: 5000, paidCents: 5000 }],
    })
    expect(await shop.bowl.stock()).toBe(0)
    expect(await shop.now()).toMatchObject({ state: 'fulfilled', owedCents: 0, grandTotalCents: 4500 })
    await shop.receive(id)
    expect((await shop.complete(id)).body.return).toMatchObject({ state: 'refunded', exchange: { state: 'added' } })
    await runAllJobs(app)
    const order = await shop.now()
    expect(order).toMatchObject({
      ...{ state: 'open', paymentState: 'partly-paid', grandTotalCents: 9500, owedCents: 3000, refundedCents: 2000 },
      refunds: [{ cents: 2000, exchangedCents: 2000, state: 'done', isOfEdit: false }],
      lines: [
        { title: 'Mug', refundedQuantity: 1, fulfilledQuantity: 2 },
        { title: 'Bowl', quantity: 1, fulfilledQuantity: 0, paidCents: 5000 },
      ],
    })
    await expectSums(shop)
    const email = await shop.email('return-exchanged')
    expect(email!.subject).toBe('Your exchange for order #00001')
    expect(email!.plain).toContain('$30.00 is left to pay.')
    expect(email!.plain).toMatch(/Pay \$30\.00 \S*\/pay\/order\//)
    await shop.payRest(3000)
    expect(await shop.now()).toMatchObject({ owedCents: 0, paymentState: 'paid' })
    await expectSums(shop)
    await shop.ship()
    expect((await shop.now()).state).toBe('fulfilled')
    expect([await shop.bowl.stock(), await shop.mug.stock()]).toEqual([0, 9])
  })

  test('is previewed with the difference that is owed or refunded, and reserves nothing by that', async () => {
    const shop = await shipped()
    const id = await shop.create()
    const [line] = (await shop.now()).lines
    const preview = async (unitPriceCents: number | null) => {
      const item = { lineId: line!.id, variantId: shop.bowl.variantId, quantity: 1, unitPriceCents }
      const input = { parameters: { returnId: id }, body: { items: [item] } }
      return (await shop.owner.call(previewExchangeCall, input)).body
    }
    const before = await shop.bowl.stock()
    expect(await preview(null)).toEqual({
      newCents: 5000,
      creditCents: 2000,
      owedCents: 3000,
      refundCents: 0,
      onceOnly: [],
    })
    expect(await preview(500)).toEqual({
      newCents: 500,
      creditCents: 2000,
      owedCents: 0,
      refundCents: 1500,
      onceOnly: [],
    })
    expect(await shop.bowl.stock()).toBe(before)
    await shop.choose(id, shop.bowl.variantId)
    await shop.receive(id)
    await shop.complete(id)
    expect((await shop.now()).owedCents).toBe(3000)
  })

  test('for a subscription says that it has no renewals', async () => {
    const shop = await shipped()
    const id = await shop.create()
    const [line] = (await shop.now()).lines
    const tea = await buildProduct(app, shop.website, { title: 'Tea', priceCents: 1000, plan: monthly })
    const item = { lineId: line!.id, variantId: tea.variantId, quantity: 1, unitPriceCents: null }
    const { body } = await shop.owner.call(previewExchangeCall, {
      parameters: { returnId: id },
      body: { items: [item] },
    })
    expect(body).toMatchObject({ newCents: 1000, onceOnly: ['Tea'] })
  })

  test('whose difference can’t be paid online says how to transfer it', async () => {
    const shop = await shipped({ bankTransferInstructions: 'Routing 000 111' })
    const id = await shop.create()
    await shop.choose(id, shop.bowl.variantId)
    await shop.receive(id)
    await shop.complete(id)
    await runAllJobs(app)
    const plain = (await shop.email('return-exchanged'))!.plain.replace(/\s+/g, ' ')
    expect(plain).toContain(
      '$30.00 is left to pay. Pay by bank transfer, with #00001 as the reference. Routing 000 111',
    )
  })

  test('whose difference is never paid is refunded: what is owed goes first, and the rest of the return back', async () => {
    const shop = await shipped()
    const id = await shop.create()
    await shop.choose(id, shop.bowl.variantId)
    await shop.receive(id)
    await shop.complete(id)
    const bowl = (await shop.now()).lines[1]!
    const refunded = await shop.owner.call(refundOrderCall, {
      parameters: shop.parameters,
      body: {
        ...{ idempotencyKey: crypto.randomUUID(), shippingCents: 0, cents: 5000, restock: true, notifyBuyer: true },
        lines: [{ lineId: bowl.id, quantity: 1, unfulfilledQuantity: 1 }],
      },
    })
    expect(refunded.code).toBeNull()
    await runAllJobs(app)
    expect(await shop.now()).toMatchObject({ owedCents: 0, refundedCents: 7000, state: 'fulfilled' })
    expect([await shop.paid(), await shop.bowl.stock()]).toEqual([2500, 1])
    await expectSums(shop)
    expect((await shop.email('order-refunded'))!.plain).toContain('$20.00')
  })

  test('for something cheaper refunds the difference alone', async () => {
    const shop = await shipped()
    const id = await shop.create(2)
    await shop.choose(id, shop.plate.variantId, 2)
    await shop.receive(id, 2)
    await shop.complete(id)
    await runAllJobs(app)
    expect(await shop.now()).toMatchObject({
      ...{ paymentState: 'partly-refunded', grandTotalCents: 6900, owedCents: 0, refundedCents: 4000 },
      refunds: [{ cents: 4000, exchangedCents: 2400, state: 'done' }],
    })
    expect(await shop.paid()).toBe(2900)
    await expectSums(shop)
    expect((await shop.email('return-exchanged'))!.plain).toContain('We refund the difference of $16.00.')
    expect(await shop.email('order-refunded')).toBeNull()
  })

  test('for something of the same price moves no money', async () => {
    const shop = await shipped()
    const id = await shop.create()
    await shop.choose(id, shop.mug.variantId)
    await shop.receive(id)
    await shop.complete(id)
    await runAllJobs(app)
    expect(await shop.now()).toMatchObject({ paymentState: 'paid', owedCents: 0, refundedCents: 2000 })
    expect(await shop.paid()).toBe(4500)
    await expectSums(shop)
    expect((await shop.email('return-exchanged'))!.plain).toContain('cost as much')
    expect(await shop.mug.stock()).toBe(8)
  })

  test('keeps the price that staff set, and a fee of the return is what the buyer pays on top', async () => {
    const shop = await shipped()
    const id = await shop.create()
    await shop.choose(id, shop.bowl.variantId, 1, 2000)
    await shop.receive(id)
    await shop.complete(id, 500)
    expect(await shop.now()).toMatchObject({ owedCents: 500, refundedCents: 1500, grandTotalCents: 6500 })
    await expectSums(shop)
  })

  test('replaces the invoice, so that invoices less credit notes are what the buyer keeps', async () => {
    const shop = await shipped({
      invoices: { ...shopSettings().invoices, isOn: true },
      businessAddress: '1 Harbor St',
    })
    for (const variantId of [shop.plate.variantId, shop.mug.variantId]) {
      const id = await shop.create()
      await shop.choose(id, variantId)
      await shop.receive(id)
      await shop.complete(id)
      await runAllJobs(app)
    }
    const { invoices } = (await shop.owner.call(listOrderInvoicesCall, { parameters: shop.parameters })).body
    const signed = invoices.map(({ kind, totalCents }) => (kind === 'invoice' ? totalCents : -totalCents))
    const order = await shop.now()
    expect(sum(signed)).toBe(order.grandTotalCents - order.refundedCents)
    expect(sum(signed)).toBe(4500 - 800)
  })
})

describe('the items of an exchange', () => {
  test('are never sold twice: what is out of stock cannot be reserved', async () => {
    const shop = await shipped()
    const [one, other] = [await shop.create(), await shop.create()]
    const both = await Promise.all([one, other].map((id) => shop.choose(id, shop.bowl.variantId)))
    expect(both.map(({ code }) => code ?? 'reserved').toSorted()).toEqual(['exchange-stock', 'reserved'])
    expect(await shop.bowl.stock()).toBe(0)
  })

  test.each(['canceled', 'other items', 'refund instead', 'late', 'order canceled'] as const)(
    'are in stock again when the exchange is over: %s',
    async (why) => {
      const shop = await shipped()
      const id = await shop.create()
      await shop.choose(id, shop.bowl.variantId)
      if (why === 'canceled') await shop.decide(id, 'canceled')
      if (why === 'other items') await shop.choose(id, shop.plate.variantId)
      if (why === 'refund instead') await shop.choose(id, null)
      if (why === 'late') {
        await database
          .updateTable('exchanges')
          .set({ until: Date.now() - 1 })
          .where('website_id', '=', shop.website.id)
          .execute()
        await database
          .updateTable('jobs')
          .set({ run_at: Date.now() - 1 })
          .where('website_id', '=', shop.website.id)
          .where('kind', '=', 'release-exchange')
          .execute()
        await runAllJobs(app)
        expect((await shop.email('exchange-released'))!.subject).toContain('no longer reserved')
        expect((await shop.list())[0]).toMatchObject({ state: 'approved', exchange: { state: 'released' } })
      }
      if (why === 'order canceled') {
        await database
          .updateTable('orders')
          .set({ state: 'open' })
          .where('website_id', '=', shop.website.id)
          .where('id', '=', shop.orderId)
          .execute()
        await shop.owner.call(cancelOrderCall, {
          parameters: shop.parameters,
          body: { restock: true, notifyBuyer: false },
        })
      }
      expect(await shop.bowl.stock()).toBe(1)
      expect(await shop.plate.stock()).toBe(why === 'other items' ? 2 : 3)
    },
  )

  test('can be shipped before the others are back: only the difference is due, and all of it if they never come', async () => {
    const shop = await shipped()
    const id = await shop.create()
    await shop.choose(id, shop.bowl.variantId)
    expect((await shop.shipFirst(id)).body.return).toMatchObject({ state: 'approved', exchange: { state: 'added' } })
    expect(await shop.now()).toMatchObject({ state: 'open', owedCents: 5000, expectedCents: 2000, refundedCents: 0 })
    expect((await shop.shipFirst(id)).code).not.toBeNull()
    await shop.payRest(3000)
    expect(await shop.now()).toMatchObject({ owedCents: 2000, expectedCents: 2000 })
    expect(
      (await shop.owner.call(linkOwedCall, { parameters: shop.parameters, body: { sendEmail: false } })).code,
    ).toBe('order-nothing-owed')
    await expectSums(shop)
    await shop.ship()
    await shop.receive(id)
    await shop.complete(id)
    await runAllJobs(app)
    expect(await shop.now()).toMatchObject({
      owedCents: 0,
      expectedCents: 0,
      refundedCents: 2000,
      paymentState: 'paid',
    })
    await expectSums(shop)

    const other = await shipped()
    const never = await other.create()
    await other.choose(never, other.plate.variantId)
    await other.shipFirst(never)
    expect(await other.now()).toMatchObject({ owedCents: 1200, expectedCents: 1200 })
    await other.decide(never, 'canceled')
    expect(await other.now()).toMatchObject({ owedCents: 1200, expectedCents: 0 })
    await other.payRest(1200)
    await expectSums(other)
  })

  test('cannot be chosen for lines of other returns, once they are in the order, or after the return', async () => {
    const shop = await shipped()
    const id = await shop.create()
    const foreign = await shop.owner.call(setExchangeCall, {
      parameters: { returnId: id },
      body: { items: [{ lineId: shop.orderId, variantId: shop.mug.variantId, quantity: 1, unitPriceCents: null }] },
    })
    expect(foreign.code).toBe('exchange-line')
    expect((await shop.choose(id, shop.orderId)).code).toBe('order-edit-product')
    await shop.choose(id, shop.plate.variantId)
    await shop.receive(id)
    const both = await Promise.all([shop.complete(id), shop.complete(id)])
    expect(both.filter(({ code }) => code === null)).toHaveLength(1)
    expect((await shop.choose(id, shop.mug.variantId)).code).toBe('return-state')
    expect((await shop.now()).lines).toHaveLength(2)
    expect((await pay(app.visitor(shop.website), { expectedTotalCents: 1 })).code).not.toBeNull()
  })
})
