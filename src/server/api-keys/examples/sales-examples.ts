import {
  createDraftOrderCall,
  linkDraftOrderCall,
  payDraftOrderCall,
  priceDraftOrderCall,
  updateDraftOrderCall,
} from '#shared/draft-orders/api.ts'
import { exportInvoicesCsvCall, exportInvoicesZipCall, listInvoicesCall } from '#shared/invoices/api.ts'
import { exportReportCall, getGiftCardReportCall, getSalesReportCall, splitSalesCall } from '#shared/reports/api.ts'
import { previewExchangeCall, setExchangeCall, shipExchangeCall } from '#shared/returns/exchange-api.ts'
import {
  createReturnCall,
  decideReturnCall,
  listReturnsCall,
  receiveReturnCall,
  refundReturnCall,
} from '#shared/returns/owner-api.ts'
import { changeDonationAmountCall, changeSubscriptionCall, listSubscriptionsCall } from '#shared/subscriptions/api.ts'
import { decideWithdrawalCall, linkWithdrawalCall, listWithdrawalsCall } from '#shared/withdrawals/owner-api.ts'
import { exampleAddress } from './address.ts'
import { type Example, example, exampleIds } from './define.ts'

const { productId, variantId, lineId } = exampleIds
const year = { from: '2026-01-01', to: '2026-12-31' }
const lastYear = { from: '2025-01-01', to: '2025-12-31' }
const content = {
  email: 'ada@example.com',
  address: exampleAddress,
  lines: [{ kind: 'product' as const, productId, variantId, title: 'Harbor mug', quantity: 2, unitPriceCents: 1800 }],
  discount: null,
  shipping: { kind: 'own' as const, name: 'Courier', costCents: 1500 },
  message: 'As agreed by phone.',
  validDays: 14,
}
const exchange = { items: [{ lineId, variantId, quantity: 1, unitPriceCents: null }] }

/** What belongs to orders: drafts, returns, subscriptions, invoices, withdrawals and reports. */
export const salesExamples: readonly Example[] = [
  example(priceDraftOrderCall, { body: { content } }),
  example(createDraftOrderCall, { body: { content } }),
  example(updateDraftOrderCall, { body: { content: { ...content, message: 'With a new price.' }, revision: 1 } }),
  example(linkDraftOrderCall, { body: { sendEmail: false } }),
  example(payDraftOrderCall, { body: { paymentMethod: 'bank-transfer' } }),
  example(listReturnsCall, { query: { state: 'approved' } }),
  example(createReturnCall, {
    body: {
      ...{ idempotencyKey: 'return-2026-0001', message: 'Send it to Kiln Lane.', notifyBuyer: true },
      lines: [{ lineId, quantity: 1, reason: 'too-small' }],
    },
  }),
  example(decideReturnCall, { body: { state: 'canceled', message: 'As you asked.', notifyBuyer: true } }),
  example(receiveReturnCall, {
    body: { pieces: [{ lineId, condition: 'as-new', quantity: 1, restock: true }], notifyBuyer: true },
  }),
  example(refundReturnCall, { body: { shippingCents: 0, feeCents: 200, notifyBuyer: true } }),
  example(previewExchangeCall, { body: exchange }),
  example(setExchangeCall, { body: exchange }),
  example(shipExchangeCall, { body: { notifyBuyer: true } }),
  example(listSubscriptionsCall, { query: { state: 'active' } }),
  example(changeSubscriptionCall, { body: { action: 'pause' } }),
  example(changeDonationAmountCall, { body: { amountCents: 3000 } }),
  example(listInvoicesCall, { query: { ...year, kind: 'invoice' } }),
  example(exportInvoicesCsvCall, { query: lastYear }),
  example(exportInvoicesZipCall, { query: lastYear }),
  example(listWithdrawalsCall, { query: { state: 'received' } }),
  example(linkWithdrawalCall, { body: { orderNumber: '1' } }),
  example(decideWithdrawalCall, { body: { state: 'accepted', message: 'Send it back within 14 days.' } }),
  example(getSalesReportCall, { query: { ...year, comparison: 'previous-year' } }),
  example(splitSalesCall, { query: year }),
  example(getGiftCardReportCall, { query: year }),
  example(exportReportCall, { query: { report: 'product', ...year } }),
]
