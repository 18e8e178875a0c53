import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { newToken } from '#server/identifiers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, homeAddress } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { listOrderInvoicesCall } from '#shared/invoices/api.ts'
import { markOrderPaidCall } from '#shared/orders/change-api.ts'
import { exportOrdersCall, getOrderCall } from '#shared/orders/read-api.ts'
import { refundOrderCall } from '#shared/orders/refund-api.ts'
import { taxOfRefund } from '#shared/orders/refund-parts.ts'
import { getSalesReportCall } from '#shared/reports/api.ts'

const app = await startTestApp()

test('the order, its credit note, the report and the export say the same tax of a refund', async () => {
  const settings = {
    ...shopSettings({ country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' }),
    businessAddress: 'Am Sandtorkai 12\n20457 Hamburg',
    taxNumber: 'DE123456789',
    taxRates: [{ name: 'VAT', place: { country: 'DE' }, rateMilliPercent: 19_000, appliesToShipping: true }],
  }
  const website = await app.buildWebsite({ settings })
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  for (const priceCents of [333, 1999, 1001])
    await add(visitor, await buildProduct(app, website, { stock: 9, priceCents }))
  const shippingAddress = { ...homeAddress, region: '', postalCode: '20459', country: 'DE' }
  const { orderId } = await buy(visitor, {
    ...{ expectedTotalCents: 3833, shippingAddress, paymentMethod: 'bank-transfer', paymentToken: null },
  })
  const parameters = { orderId }
  await owner.call(markOrderPaidCall, { parameters })
  const read = async () => (await owner.call(getOrderCall, { parameters })).body.order
  const { lines, taxCents } = await read()
  const refund = (cents: number, line?: number) =>
    owner.call(refundOrderCall, {
      parameters,
      body: {
        lines: line === undefined ? [] : [{ lineId: lines[line]!.id, quantity: 1, unfulfilledQuantity: 1 }],
        ...{ idempotencyKey: newToken(), shippingCents: 0, cents, restock: false, reason: '', notifyBuyer: false },
      },
    })
  const expectOneTax = async () => {
    const order = await read()
    const { invoices } = (await owner.call(listOrderInvoicesCall, { parameters })).body
    const notes = invoices.filter(({ kind }) => kind === 'credit-note')
    expect(notes.map((note) => note.taxCents)).toEqual(order.refunds.map(taxOfRefund))
    const returned = order.refunds.reduce((all, one) => all + taxOfRefund(one), 0)
    const today = calendarDay(Date.now(), 'Europe/Berlin')
    const { totals } = (await owner.call(getSalesReportCall, { query: { from: today, to: today } })).body
    expect(totals.taxCents).toBe(taxCents - returned)
    const rows = parse((await owner.request('GET', exportOrdersCall.path)).body, { columns: true, bom: true })
    expect(rows[0]).toMatchObject({ 'Refunded tax': (returned / 100).toFixed(2) })
    return returned
  }
  await refund(333, 0)
  await refund(500)
  await refund(1001, 2)
  expect(await expectOneTax()).toBeGreaterThan(0)
  await refund(3833 - 333 - 500 - 1001)
  expect(await expectOneTax()).toBe(taxCents)
})
