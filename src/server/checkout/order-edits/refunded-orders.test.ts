import { describe, expect, test } from 'vitest'
import { orderToEdit } from '#server/testing/checkout/order-edits/order-to-edit.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listOrderInvoicesCall } from '#shared/invoices/api.ts'
import { sum } from '#shared/money/sum.ts'
import { markOwedPaidCall } from '#shared/orders/edits/api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { getStoreSettingsCall, saveStoreSettingsCall } from '#shared/settings/owner-api.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

const app = await startTestApp()

/** An order of two mugs for 20.00 each, and 5.00 shipping, of which a part is refunded. */
async function refundedOrder(
  { pieces = 0, shippingCents = 0, cents = 0 },
  settings: Partial<StoreSettings> = {},
  expectedTotalCents?: number,
) {
  const shop = await orderToEdit(app, expectedTotalCents === undefined ? {} : { expectedTotalCents }, settings)
  const refund = (lineId: string, quantity: number, refundedCents: number, ofShipping = 0) =>
    shop.owner.call(refundOrderCall, {
      parameters: shop.parameters,
      body: {
        idempotencyKey: crypto.randomUUID(),
        lines: quantity > 0 ? [{ lineId, quantity, unfulfilledQuantity: quantity }] : [],
        ...{ shippingCents: ofShipping, cents: refundedCents, restock: true, reason: '', notifyBuyer: false },
      },
    })
  expect((await refund(shop.lineId, pieces, cents, shippingCents)).code).toBeNull()
  await runAllJobs()
  return { ...shop, refund }
}

async function runAllJobs(): Promise<void> {
  while ((await app.runJobs()) > 0) {
    // One job returns money, another one writes emails.
  }
}

describe('an order of which items were refunded', () => {
  test('gets other items, which its customer owes, and keeps the refunded line as it is', async () => {
    const shop = await refundedOrder({ pieces: 1, cents: 2000 })
    const [before] = (await shop.now()).lines
    expect((await shop.save(shop.mugs(1))).code).toBe('order-edit-line')
    expect((await shop.save(shop.mugs(5))).code).toBe('order-edit-line')
    expect((await shop.save(shop.plates(1))).body.order).toMatchObject({
      ...{ grandTotalCents: 5700, owedCents: 1200, refundedCents: 2000, paymentState: 'partly-paid' },
      refunds: [{ cents: 2000, parts: [{ lineId: shop.lineId, cents: 2000 }] }],
    })
    expect((await shop.now()).lines[0]).toEqual(before)
    expect(await shop.paid()).toBe(2500)
    await shop.owner.call(markOwedPaidCall, {
      parameters: shop.parameters,
      body: { paymentMethod: 'bank-transfer', cents: 1200 },
    })
    expect(await shop.now()).toMatchObject({ owedCents: 0, paymentState: 'partly-refunded' })
  })

  test('gives money back for other items that leave it, and never what was refunded before', async () => {
    const shop = await refundedOrder({ pieces: 1, cents: 2000 })
    await shop.save(shop.plates(2))
    await shop.owner.call(markOwedPaidCall, {
      parameters: shop.parameters,
      body: { paymentMethod: 'bank-transfer', cents: 2400 },
    })
    const plates = (await shop.now()).lines[1]!
    const saved = await shop.save({ quantities: [{ lineId: plates.id, quantity: 1 }] })
    await runAllJobs()
    expect(saved.code).toBeNull()
    expect(await shop.now()).toMatchObject({
      ...{ grandTotalCents: 5700, owedCents: 0, refundedCents: 2000, paymentState: 'partly-refunded' },
      refunds: [{ cents: 2000 }, { cents: 1200, isOfEdit: true, state: 'done' }],
    })
    expect(await shop.paid()).toBe(3700)
  })

  test('is refunded when the edit leaves nothing else of it', async () => {
    const shop = await refundedOrder({ pieces: 2, cents: 4500, shippingCents: 500 })
    expect((await shop.now()).paymentState).toBe('refunded')
    expect((await shop.save(shop.plates(1))).failure).toMatchObject({
      ...{ code: 'order-not-editable', reason: 'Fulfilled orders can’t be edited.' },
    })
    const other = await refundedOrder({ pieces: 1, cents: 2000 })
    await other.save(other.plates(1))
    await other.refund(other.lineId, 1, 2000)
    await runAllJobs()
    const { lines } = await other.now()
    const saved = await other.save({
      ...{ quantities: [{ lineId: lines[1]!.id, quantity: 0 }], shipping: { kind: 'own', name: 'None', costCents: 0 } },
    })
    await runAllJobs()
    expect(saved.code).toBeNull()
    expect(await other.now()).toMatchObject({
      ...{ grandTotalCents: 4000, refundedCents: 4000, owedCents: 0, paymentState: 'refunded', state: 'fulfilled' },
    })
    expect(await other.paid()).toBe(0)
  })

  test('keeps the taxes of the refunded line when its place has others by then', async () => {
    const rate = { name: 'Tax', place: { country: 'US' }, rateMilliPercent: 10_000, appliesToShipping: false } as const
    const shop = await refundedOrder({ pieces: 1, cents: 2200 }, { taxRates: [rate] }, 4900)
    const { settings, revision } = (await shop.owner.call(getStoreSettingsCall, {})).body
    const taxRates = [{ ...rate, rateMilliPercent: 20_000 }]
    await shop.owner.call(saveStoreSettingsCall, { body: { ...settings, taxRates, revision } })
    const { taxes, grandTotalCents } = (await shop.save(shop.plates(1))).body.order
    expect([taxes, grandTotalCents]).toMatchObject([
      [
        { rateMilliPercent: 10_000, amountCents: 400, netCents: 4000 },
        { rateMilliPercent: 20_000, amountCents: 240, netCents: 1200 },
      ],
      6340,
    ])
  })

  test('has an invoice of all of it, and a credit note of what was refunded', async () => {
    const settings = { invoices: { ...shopSettings().invoices, isOn: true }, businessAddress: '1 Harbor St' }
    const shop = await refundedOrder({ pieces: 1, cents: 2000 }, settings)
    await shop.save(shop.plates(1))
    const { invoices } = (await shop.owner.call(listOrderInvoicesCall, { parameters: shop.parameters })).body
    const signed = invoices.map(({ kind, totalCents }) => (kind === 'invoice' ? totalCents : -totalCents))
    // 45.00 less 20.00, the rest of it back, 57.00 less 20.00 again.
    expect(signed.toSorted((one, other) => one - other)).toEqual([-2500, -2000, -2000, 4500, 5700])
    expect(sum(signed)).toBe(3700)
  })
})

describe('an order of which other money was refunded', () => {
  test('keeps its shipping where money of it was refunded', async () => {
    const shop = await refundedOrder({ shippingCents: 300, cents: 300 })
    const byCourier = { shipping: { kind: 'own' as const, name: 'Courier', costCents: 900 } }
    expect((await shop.save(byCourier)).failure).toMatchObject({
      reason: 'Shipping was refunded, so it stays as it is.',
    })
    expect((await shop.save(shop.mugs(1))).body.order).toMatchObject({ grandTotalCents: 2500, refundedCents: 300 })
  })

  test('gets more items, while those that it had stay', async () => {
    const shop = await refundedOrder({ cents: 450 })
    expect((await shop.save(shop.mugs(1))).code).toBe('order-edit-line')
    expect((await shop.save(shop.plates(1))).body.order).toMatchObject({ grandTotalCents: 5700, owedCents: 1200 })
  })

  test('keeps what a refund has taken also where it was not recorded', async () => {
    const shop = await refundedOrder({ cents: 450 })
    const { parts } = (await shop.now()).refunds[0]!
    await app.services.database
      .updateTable('refunds')
      .set({ parts: null })
      .where('website_id', '=', shop.website.id)
      .execute()
    await shop.save(shop.plates(3))
    expect((await shop.now()).refunds[0]!.parts).toEqual(parts)
  })
})
