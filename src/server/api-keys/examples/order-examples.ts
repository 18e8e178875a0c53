import { allowDownloadsCall } from '#shared/downloads/schema.ts'
import {
  addOrderNoteCall,
  cancelOrderCall,
  changeContactCall,
  changeOrdersCall,
  changeOrderTagsCall,
  changeTrackingCall,
  fulfilOrderCall,
} from '#shared/orders/change-api.ts'
import { editOrderCall, linkOwedCall, markOwedPaidCall, previewOrderEditCall } from '#shared/orders/edits/api.ts'
import { blankEdit } from '#shared/orders/edits/schema.ts'
import { listDueOrdersCall, listOrderIdsCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { decideRefundCall, refundOrderCall } from '#shared/orders/refund-api.ts'
import { importTrackingCall } from '#shared/orders/tracking/api.ts'
import { exampleAddress } from './address.ts'
import { type Example, example, exampleIds } from './define.ts'

const { orderId, lineId } = exampleIds
const tracking = {
  carrier: 'DHL',
  trackingNumber: '00340434161094042557',
  trackingUrl: 'https://www.dhl.com/track?id=00340434161094042557',
}
const engraving = {
  ...{ kind: 'free' as const, title: 'Engraving', quantity: 1, unitPriceCents: 500 },
  ...{ isTaxed: true, taxCategoryId: '', isShipped: false },
}
const edit = { ...blankEdit, quantities: [{ lineId, quantity: 2 }], added: [engraving] }

/** The orders themselves. */
export const orderExamples: readonly Example[] = [
  example(listOrdersCall, { query: { state: 'open', paymentState: 'paid' } }),
  example(listOrderIdsCall, { query: { state: 'open' } }),
  example(listDueOrdersCall, { query: { from: '2026-12-01', to: '2026-12-07' } }),
  example(addOrderNoteCall, { body: { text: 'Sent to the warehouse.' } }),
  example(changeOrderTagsCall, { body: { add: ['exported'], remove: [] } }),
  example(changeContactCall, {
    body: {
      email: 'ada@example.com',
      shippingAddress: exampleAddress,
      billingAddress: null,
      sendConfirmation: false,
    },
  }),
  example(fulfilOrderCall, { body: { ...tracking, lines: [], notifyBuyer: true } }),
  example(changeTrackingCall, { body: { ...tracking, notifyBuyer: false } }),
  example(importTrackingCall, {
    body: { csv: 'order,carrier,tracking number\n1,DHL,00340434161094042557\n', notifyBuyer: true, isDryRun: true },
  }),
  example(changeOrdersCall, { body: { action: 'fulfil', orderIds: [orderId], notifyBuyer: true } }),
  example(refundOrderCall, {
    body: {
      idempotencyKey: 'return-2026-0001',
      lines: [],
      shippingCents: 0,
      cents: 500,
      restock: false,
      reason: 'Arrived late',
      notifyBuyer: true,
    },
  }),
  example(decideRefundCall, { body: { decision: 'by-hand' } }),
  example(cancelOrderCall, { body: { restock: true, notifyBuyer: true } }),
  example(previewOrderEditCall, { body: { edit } }),
  example(editOrderCall, { body: { edit, revision: 0, expectedTotalCents: 5000, notifyBuyer: true } }),
  example(linkOwedCall, { body: { sendEmail: false } }),
  example(markOwedPaidCall, { body: { paymentMethod: 'bank-transfer', cents: 500 } }),
  example(allowDownloadsCall, { body: { downloadId: null } }),
]
