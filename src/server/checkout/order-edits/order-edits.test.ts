import { describe, expect, test } from 'vitest'
import { homeAddress, nothingSent, orderIn, pay, paymentIn } from '#server/testing/buy.ts'
import { orderToEdit } from '#server/testing/checkout/order-edits/order-to-edit.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getCartCall } from '#shared/cart/api.ts'
import { confirmPaymentCall, type PlaceOrderBody } from '#shared/checkout/schema.ts'
import { getEmailCall } from '#shared/emails/schema.ts'
import { listOrderInvoicesCall } from '#shared/invoices/api.ts'
import { sum } from '#shared/money/sum.ts'
import { cancelOrderCall, fulfilOrderCall, markOrderPaidCall } from '#shared/orders/change-api.ts'
import * as api from '#shared/orders/edits/api.ts'
import { listOrdersCall } from '#shared/orders/read-api.ts'
import { paidByLine } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { getStockHistoryCall } from '#shared/stock/schema.ts'

const app = await startTestApp()
const byTransfer = { paymentMethod: 'bank-transfer', paymentToken: null } as const

const order = (changes: Partial<PlaceOrderBody> = {}, settings: Partial<StoreSettings> = {}) =>
  orderToEdit(app, changes, settings)

async function runAllJobs(): Promise<void> {
  while ((await app.runJobs()) > 0) {
    // One job returns money, another one writes emails.
  }
}

/** The parts of an order add up to its total. */
function expectSums(now: Order): void {
  const paid = paidByLine(now)
  expect(sum(paid.lines) + paid.shippingCents).toBe(now.grandTotalCents)
  expect(now.grandTotalCents).toBe(
    now.subtotalCents -
      now.discountCents +
      now.shippingCostCents +
      sum(now.taxes.filter(({ included }) => !included).map(({ amountCents }) => amountCents)),
  )
}

describe('an edit', () => {
  test('that makes a paid order more expensive says what is owed first, takes stock, and asks the customer for the rest', async () => {
    const { preview, save, plates, plate, now, readEmails, owner, website, parameters } = await order()
    const shown = (await preview(plates(2))).body.preview
    expect(shown).toMatchObject({
      totalBeforeCents: 4500,
      grandTotalCents: 6900,
      owedCents: 2400,
      refundCents: 0,
      changes: ['Added: 2 × Plate at $12.00', 'Total: $45.00 → $69.00'],
    })
    const saved = (await save(plates(2))).body.order
    expect(saved).toMatchObject({
      paymentState: 'partly-paid',
      owedCents: 2400,
      grandTotalCents: 6900,
      revision: 1,
      lines: [
        { title: 'Mug', quantity: 2 },
        { title: 'Plate', quantity: 2, unitPriceCents: 1200 },
      ],
    })
    expectSums(saved)
    expect(await plate.stock()).toBe(1)
    expect(saved.events.find(({ kind }) => kind === 'edited')).toMatchObject({
      by: 'Olive Owner',
      text: 'Added: 2 × Plate at $12.00 · Total: $45.00 → $69.00',
    })
    const history = (await owner.call(getStockHistoryCall, { parameters: { variantId: plate.variantId }, query: {} }))
      .body
    expect(history.entries[0]).toMatchObject({ change: -2, reason: 'edit', order: { id: saved.id } })
    const listed = (await owner.call(listOrdersCall, { query: { paymentState: 'partly-paid' } })).body.orders
    expect(listed.map(({ id }) => id)).toEqual([saved.id])
    expect((await owner.call(listOrdersCall, { query: { paymentState: 'paid' } })).body.orders).toEqual([])

    await runAllJobs()
    const [email] = (await readEmails()).filter(({ kind }) => kind === 'order-edited')
    expect(email!.subject).toBe('Your order #00001 was changed: payment needed')
    const shownEmail = (await owner.call(getEmailCall, { parameters: { emailId: email!.id } })).body.email
    expect(shownEmail.plain.replace(/\s+/g, ' ')).toContain('$24.00 is left to pay.')
    const { url } = (await owner.call(api.linkOwedCall, { parameters, body: { sendEmail: false } })).body
    const link = new URL(url)

    const buyer = app.visitor(website)
    const opened = await buyer.request('GET', `${link.pathname}${link.search}`)
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/checkout'])
    const cart = (await buyer.call(getCartCall, {})).body
    expect(cart).toMatchObject({ grandTotalCents: 2400, owedFor: { id: saved.id, number: 1 }, takesGiftCards: false })
    const later = await pay(buyer, { expectedTotalCents: 2400, ...nothingSent, ...byTransfer })
    expect(later.code).toBe('payment-method-unavailable')
    const paid = orderIn(await pay(buyer, { expectedTotalCents: 2400, ...nothingSent }))
    expect(paid.orderId).toBe(saved.id)
    expect(await now()).toMatchObject({ paymentState: 'paid', owedCents: 0, grandTotalCents: 6900 })
    const again = await app.visitor(website).request('GET', `${link.pathname}${link.search}`)
    expect(again.headers.location).toContain(`/order/${saved.id}`)
    await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })
    await runAllJobs()
    expect(await now()).toMatchObject({ paymentState: 'refunded', refundedCents: 6900 })
    expect(await plate.stock()).toBe(3)
  })

  test('that makes a paid order cheaper returns its pieces, and the difference to the payment', async () => {
    const { save, mugs, mug, now, paid, readEmails, placed, visitor } = await order()
    expect(await mug.stock()).toBe(8)
    const saved = (await save(mugs(1))).body.order
    expect(saved).toMatchObject({ grandTotalCents: 2500, owedCents: 0, paymentState: 'paid' })
    expect(saved.refunds).toMatchObject([{ cents: 2000, isOfEdit: true, reason: 'Order edited' }])
    expect(await mug.stock()).toBe(9)
    await runAllJobs()
    const after = await now()
    expect(after).toMatchObject({ paymentState: 'paid', refundedCents: 0, refunds: [{ state: 'done' }] })
    expect((await visitor.request('GET', placed.url)).body).toContain('We changed your order</p>')
    expect(after.events.map(({ kind }) => kind)).toContain('refunded')
    expect(await paid()).toBe(2500)
    expectSums(after)
    expect((await readEmails()).map(({ kind }) => kind)).toContain('order-edited')
    expect((await readEmails()).map(({ kind }) => kind)).not.toContain('order-refunded')
    const again = (await save({ discount: { kind: 'amount', title: 'Sorry', amountCents: 500 } })).body.order
    expect(again).toMatchObject({ grandTotalCents: 2000, discounts: [{ title: 'Sorry', discountCents: 500 }] })
    await runAllJobs()
    expect(await paid()).toBe(2000)
  })

  test('of an order that awaits its payment changes what is awaited, and moves no money', async () => {
    const { save, mugs, now, owner, parameters, paid } = await order(byTransfer)
    const saved = (await save({ ...mugs(3) })).body.order
    expect(saved).toMatchObject({ paymentState: 'awaiting', grandTotalCents: 6500, owedCents: 0, refunds: [] })
    await owner.call(markOrderPaidCall, { parameters })
    expect(await now()).toMatchObject({ paymentState: 'paid' })
    expect(await paid()).toBe(6500)
  })

  test('of what is owed can be marked as paid by hand, once', async () => {
    const { save, plates, owner, parameters, now, paid } = await order()
    await save(plates(1))
    const body = { paymentMethod: 'pay-on-pickup' as const, cents: 1200 }
    expect((await owner.call(api.markOwedPaidCall, { parameters, body: { ...body, cents: 1 } })).code).toBe(
      'order-nothing-owed',
    )
    expect((await owner.call(api.markOwedPaidCall, { parameters, body })).body.order).toMatchObject({
      paymentState: 'paid',
      owedCents: 0,
    })
    expect((await owner.call(api.markOwedPaidCall, { parameters, body })).code).toBe('order-nothing-owed')
    expect(await paid()).toBe(5700)
    expect((await now()).events.filter(({ kind }) => kind === 'payment-received')).toHaveLength(1)
  })

  test('changes the shipping method and the address, which decide the taxes', async () => {
    const { save, now } = await order(
      { expectedTotalCents: 4815 },
      {
        taxRates: [
          { name: 'Oregon', place: { country: 'US', region: 'OR' }, rateMilliPercent: 7000, appliesToShipping: true },
          { name: 'Maine', place: { country: 'US', region: 'ME' }, rateMilliPercent: 5500, appliesToShipping: true },
        ],
      },
    )
    const moved = { ...homeAddress, region: 'ME', postalCode: '04101' }
    const saved = (await save({ shippingAddress: moved, shipping: { kind: 'own', name: 'Courier', costCents: 1000 } }))
      .body.order
    expect(saved).toMatchObject({
      taxCents: 275,
      grandTotalCents: 5275,
      owedCents: 460,
      shippingMethod: { name: 'Courier' },
      shippingAddress: { region: 'ME' },
      taxes: [{ name: 'Maine', amountCents: 275 }],
    })
    expectSums(saved)
    expect((await now()).events.find(({ kind }) => kind === 'edited')!.text).toBe(
      'Shipping: Standard ($5.00) → Courier ($10.00) · Shipping address changed · Total: $48.15 → $52.75',
    )
  })

  test('is refused as a whole where the stock is too small', async () => {
    const { save, plates, mugs, now, mug, plate } = await order()
    const refused = await save({ ...mugs(1), ...plates(4) })
    expect(refused.code).toBe('not-enough-stock')
    expect([await mug.stock(), await plate.stock()]).toEqual([8, 3])
    expect(await now()).toMatchObject({ revision: 0, grandTotalCents: 4500, lines: [{ quantity: 2 }] })
  })

  test('of two people at once is told to the second', async () => {
    const { save, mugs, plates } = await order()
    const both = await Promise.all([save(mugs(1), { revision: 0 }), save(plates(1), { revision: 0 })])
    expect(both.map(({ code }) => code ?? 'saved').toSorted()).toEqual(['order-edit-stale', 'saved'])
  })

  test('cannot change what was shipped, leave nothing, or start from another total', async () => {
    const { save, mugs, lineId, owner, parameters, now } = await order()
    const lines = [{ lineId, quantity: 1 }]
    await owner.call(fulfilOrderCall, {
      parameters,
      body: { lines, carrier: '', trackingNumber: '', trackingUrl: '', notifyBuyer: false },
    })
    expect((await save(mugs(0))).code).toBe('order-edit-line')
    expect((await save(mugs(2))).code).toBe('order-not-editable')
    expect((await save(mugs(1), { expectedTotalCents: 1 })).code).toBe('order-edit-changed')
    expect((await save(mugs(1))).body.order).toMatchObject({ state: 'fulfilled', grandTotalCents: 2500 })
    expect((await save(mugs(3))).failure).toMatchObject({ code: 'order-not-editable' })
    expect((await now()).lines).toMatchObject([{ quantity: 1, fulfilledQuantity: 1 }])
  })

  test('is not possible once the order is canceled', async () => {
    const other = await order()
    await other.owner.call(cancelOrderCall, {
      parameters: other.parameters,
      body: { restock: true, notifyBuyer: false },
    })
    expect((await other.save(other.mugs(1))).code).toBe('order-not-editable')
  })

  test('replaces the invoice: a credit note over all of it, and one with the order as it is', async () => {
    const settings = { invoices: { ...shopSettings().invoices, isOn: true }, businessAddress: '1 Harbor St' }
    const { save, plates, owner, parameters, placed } = await order({}, settings)
    await save(plates(1))
    const { invoices } = (await owner.call(listOrderInvoicesCall, { parameters: { orderId: placed.orderId } })).body
    expect(invoices.map(({ kind, totalCents }) => [kind, totalCents]).toSorted()).toEqual([
      ['credit-note', 4500],
      ['invoice', 4500],
      ['invoice', 5700],
    ])
    await owner.call(cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })
    await runAllJobs()
    const after = (await owner.call(listOrderInvoicesCall, { parameters })).body.invoices
    const signed = after.map(({ kind, totalCents }) => (kind === 'invoice' ? totalCents : -totalCents))
    expect(sum(signed)).toBe(0)
  })

  test('gives money back that comes for an amount that is owed no more', async () => {
    const { save, plates, website, parameters, owner, now, paid } = await order()
    await save(plates(2))
    const { pathname, search } = new URL(
      (await owner.call(api.linkOwedCall, { parameters, body: { sendEmail: false } })).body.url,
    )
    const buyer = app.visitor(website)
    await buyer.request('GET', `${pathname}${search}`)
    const asked = await pay(buyer, { expectedTotalCents: 2400, ...nothingSent, paymentToken: 'confirm' })
    const { lines } = (await save({ quantities: [{ lineId: (await now()).lines[1]!.id, quantity: 1 }] })).body.order
    expect(lines).toHaveLength(2)
    await buyer.call(confirmPaymentCall, { parameters: { paymentId: paymentIn(asked) }, body: { approve: true } })
    await runAllJobs()
    const refunds = [{ cents: 1200, isOfEdit: true, state: 'done' }]
    expect(await now()).toMatchObject({ paymentState: 'paid', owedCents: 0, grandTotalCents: 5700, refunds })
    expect(await paid()).toBe(5700)
  })
})
