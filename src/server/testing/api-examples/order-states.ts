import { newId } from '#server/identifiers.ts'
import { add, nothingSent, orderIn, pay } from '#server/testing/buy.ts'
import { uploadDownloadAs } from '#server/testing/downloads/sell-files.ts'
import { allowDownloadsCall, sendDownloadsCall } from '#shared/downloads/schema.ts'
import type { Contract } from '#shared/http/contract.ts'
import * as invoices from '#shared/invoices/api.ts'
import * as change from '#shared/orders/change-api.ts'
import * as edits from '#shared/orders/edits/api.ts'
import { blankEdit } from '#shared/orders/edits/schema.ts'
import { decideRefundCall, refundOrderCall } from '#shared/orders/refund-api.ts'
import { productTypes } from '#shared/products/codes.ts'
import { createReturnCall } from '#shared/returns/owner-api.ts'
import type { ExampleShop, ExampleState } from './example-shop.ts'

export type Prepare = (shop: ExampleShop) => Promise<ExampleState>

async function unpaid(shop: ExampleShop): Promise<ExampleState> {
  return { ids: await shop.order('bank-transfer') }
}

async function paid(shop: ExampleShop): Promise<ExampleState> {
  return { ids: await shop.paidOrder() }
}

async function canceled(shop: ExampleShop): Promise<ExampleState> {
  const ids = await shop.paidOrder()
  const parameters = { orderId: ids.orderId }
  await shop.owner.call(change.cancelOrderCall, { parameters, body: { restock: true, notifyBuyer: false } })
  await shop.runJobs()
  return { ids }
}

/** An order that was shipped. */
export async function shipped(shop: ExampleShop) {
  const ids = await shop.order()
  const { order } = (
    await shop.owner.call(change.fulfilOrderCall, {
      parameters: { orderId: ids.orderId },
      body: { carrier: '', trackingNumber: '', trackingUrl: '', lines: [], notifyBuyer: false },
    })
  ).body
  return { ids: { ...ids, fulfilmentId: order.fulfilments[0]!.id } }
}

/** An order with an invoice. */
export async function invoiced(shop: ExampleShop) {
  const ids = await shop.paidOrder()
  await shop.runJobs()
  const parameters = { orderId: ids.orderId }
  const [invoice] = (await shop.owner.call(invoices.listOrderInvoicesCall, { parameters })).body.invoices
  return { ids: { ...ids, invoiceId: invoice!.id } }
}

/** An order of which an edit left something to pay. */
async function owing(shop: ExampleShop): Promise<ExampleState> {
  const ids = await shop.paidOrder()
  const line = {
    ...{ kind: 'free' as const, title: 'Engraving', quantity: 1, unitPriceCents: 500 },
    ...{ isTaxed: false, taxCategoryId: '', isShipped: false },
  }
  await shop.owner.call(edits.editOrderCall, {
    parameters: { orderId: ids.orderId },
    body: { edit: { ...blankEdit, added: [line] }, revision: 0, expectedTotalCents: 5000, notifyBuyer: false },
  })
  return { ids }
}

/** An order with a refund that its provider could not make. */
async function failedRefund(shop: ExampleShop): Promise<ExampleState> {
  const ids = await shop.order()
  const { order } = (
    await shop.owner.call(refundOrderCall, {
      parameters: { orderId: ids.orderId },
      body: {
        ...{ idempotencyKey: newId(), lines: [], shippingCents: 0, cents: 500, restock: false },
        ...{ reason: '', notifyBuyer: false },
      },
    })
  ).body
  const refundId = order.refunds[0]!.id
  await shop.app.services.database
    .updateTable('refunds')
    .set({ state: 'failed' })
    .where('website_id', '=', shop.website.id)
    .where('id', '=', refundId)
    .execute()
  return { ids: { ...ids, refundId } }
}

/** An order with a file that its buyer can download. */
async function withDownloads(shop: ExampleShop): Promise<ExampleState> {
  const { file } = (await uploadDownloadAs(shop.owner, Buffer.from('forty glazes'))).body
  const chart = await shop.addProduct({
    ...{ productType: productTypes.digital, title: `Glaze chart ${newId()}` },
    files: [{ id: newId(), fileId: file.id }],
  })
  const visitor = shop.app.visitor(shop.website)
  await add(visitor, { itemId: chart.id, sku: chart.variants[0]!.sku })
  const terms = { expectedTotalCents: 2000, paymentMethod: 'bank-transfer', paymentToken: null } as const
  const { orderId } = orderIn(await pay(visitor, { ...nothingSent, ...terms }))
  await shop.owner.call(change.markOrderPaidCall, { parameters: { orderId } })
  return { ids: { orderId } }
}

/** What has to be there before a call about an order; an order of two mugs otherwise. */
export const orderStates: readonly (readonly [Contract, Prepare])[] = [
  [change.markOrderPaidCall, unpaid],
  [change.undoOrderPaidCall, paid],
  [change.markOrderRefundedCall, canceled],
  [change.changeTrackingCall, shipped],
  [change.undoFulfilmentCall, shipped],
  [createReturnCall, shipped],
  [decideRefundCall, failedRefund],
  [edits.linkOwedCall, owing],
  [edits.markOwedPaidCall, owing],
  [allowDownloadsCall, withDownloads],
  [sendDownloadsCall, withDownloads],
  [invoices.issueInvoiceCall, unpaid],
  [invoices.correctInvoiceCall, invoiced],
  [invoices.sendInvoiceCall, invoiced],
  [invoices.openInvoiceCall, invoiced],
]
