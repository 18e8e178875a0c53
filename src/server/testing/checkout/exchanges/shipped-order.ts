import { expect } from 'vitest'
import { listPaymentsLeft } from '#server/payments/order-payments.ts'
import { reading } from '#server/stores.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy, nothingSent } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { getEmailCall, listEmailsCall } from '#shared/emails/schema.ts'
import { sum } from '#shared/money/sum.ts'
import { fulfilOrderCall } from '#shared/orders/change-api.ts'
import { linkOwedCall } from '#shared/orders/edits/api.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { paidByLine } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { setExchangeCall, shipExchangeCall } from '#shared/returns/exchange-api.ts'
import * as api from '#shared/returns/owner-api.ts'
import { firstReturnSettings } from '#shared/settings/return-settings.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/**
 * An order of two mugs for 20.00 each and 5.00 shipping, shipped, in a shop of its own that also sells plates for 12.00 and
 * one bowl for 50.00. It has calls for its returns and exchanges.
 */
export async function shippedOrder(app: TestApp, settings: Partial<StoreSettings> = {}) {
  const website = await app.buildWebsite({
    settings: { ...shopSettings(), returns: { ...firstReturnSettings, isOn: true, exchanges: true }, ...settings },
  })
  const [owner, visitor] = [await app.owner(website), app.visitor(website)]
  const mug = await buildProduct(app, website, { stock: 10, title: 'Mug' })
  const plate = await buildProduct(app, website, { stock: 3, title: 'Plate', priceCents: 1200 })
  const bowl = await buildProduct(app, website, { stock: 1, title: 'Bowl', priceCents: 5000 })
  await add(visitor, mug, 2)
  const { orderId } = await buy(visitor, { expectedTotalCents: 4500 })
  const parameters = { orderId }
  const now = async (): Promise<Order> => (await owner.call(getOrderCall, { parameters })).body.order
  const lineId = (await now()).lines[0]!.id
  const ship = (lines: { lineId: string; quantity: number }[] = []) =>
    owner.call(fulfilOrderCall, {
      parameters,
      body: { carrier: '', trackingNumber: '', trackingUrl: '', lines, notifyBuyer: false },
    })
  await ship()
  const create = async (quantity = 1): Promise<string> =>
    (
      await owner.call(api.createReturnCall, {
        parameters,
        body: {
          ...{ idempotencyKey: crypto.randomUUID(), message: '', notifyBuyer: false },
          lines: [{ lineId, quantity, reason: 'too-small' }],
        },
      })
    ).body.return.id
  return {
    ...{ website, owner, visitor, mug, plate, bowl, orderId, parameters, lineId, now, ship, create },
    list: async () => (await owner.call(api.listOrderReturnsCall, { parameters })).body.returns,
    choose: (returnId: string, variantId: string | null, quantity = 1, unitPriceCents: number | null = null) =>
      owner.call(setExchangeCall, {
        parameters: { returnId },
        body: { items: variantId === null ? [] : [{ lineId, variantId, quantity, unitPriceCents }] },
      }),
    decide: (returnId: string, state: 'approved' | 'canceled' | 'closed') =>
      owner.call(api.decideReturnCall, { parameters: { returnId }, body: { state, message: '', notifyBuyer: true } }),
    receive: (returnId: string, quantity = 1) =>
      owner.call(api.receiveReturnCall, {
        parameters: { returnId },
        body: { pieces: [{ lineId, condition: 'as-new', quantity, restock: true }], notifyBuyer: false },
      }),
    complete: (returnId: string, feeCents = 0) =>
      owner.call(api.refundReturnCall, {
        parameters: { returnId },
        body: { shippingCents: 0, feeCents, notifyBuyer: true },
      }),
    shipFirst: (returnId: string) =>
      owner.call(shipExchangeCall, { parameters: { returnId }, body: { notifyBuyer: true } }),
    payRest: async (cents: number) => {
      const { url } = (await owner.call(linkOwedCall, { parameters, body: { sendEmail: false } })).body
      const buyer = app.visitor(website)
      await buyer.request('GET', new URL(url).pathname + new URL(url).search)
      return buy(buyer, { expectedTotalCents: cents, ...nothingSent })
    },
    paid: async () =>
      sum((await listPaymentsLeft(reading(app.services, website), orderId)).map((one) => one.leftCents)),
    email: async (kind: string) => {
      const { emails } = (await owner.call(listEmailsCall, { query: { aboutId: orderId } })).body
      const found = emails.find((one) => one.kind === kind)
      if (!found) return null
      const { email } = (await owner.call(getEmailCall, { parameters: { emailId: found.id } })).body
      return { subject: found.subject, plain: email.plain.replace(/\s+/g, ' ') }
    },
  }
}

export type ShippedOrder = Awaited<ReturnType<typeof shippedOrder>>

/** Runs jobs until none is left. */
export async function runAllJobs(app: TestApp): Promise<void> {
  while ((await app.runJobs()) > 0) {
    // One job returns money, another one writes emails.
  }
}

/** The parts of an order add up, and what was paid and not returned is what the buyer keeps, less what is owed. */
export async function expectSums(shop: ShippedOrder): Promise<void> {
  const order = await shop.now()
  const paid = paidByLine(order)
  expect(sum(paid.lines) + paid.shippingCents).toBe(order.grandTotalCents)
  expect(await shop.paid()).toBe(order.grandTotalCents - order.owedCents - order.refundedCents)
}
