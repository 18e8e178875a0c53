import { addOrderEvent } from '#server/orders/order-events.ts'
import type { ChangeScope } from '#server/scope.ts'
import { receiptTextOf } from '#shared/donations/receipt-text.ts'
import { contentOfCredit, creditedBy } from '#shared/invoices/credits.ts'
import { contentOfInvoice } from '#shared/invoices/rules.ts'
import { sum } from '#shared/money/sum.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { isDonation, isDonationOnly } from '#shared/products/donations/rules.ts'
import { partiesOf } from '../invoice-parties.ts'
import {
  creditNotesOf,
  currentInvoice,
  insertInvoice,
  listInvoicesOfOrder,
  type StoredInvoice,
} from '../invoice-store.ts'

/** Issues the receipt for the donations of a paid order, once. @returns null where it has one, or nothing was given */
export async function issueReceipt(scope: ChangeScope, order: Order): Promise<StoredInvoice | null> {
  const whole = contentOfInvoice(order)
  const given = order.lines.filter((line) => isDonation(line) && line.totalCents > 0)
  const lines = whole.lines
    .filter(({ lineId }) => given.some(({ id }) => id === lineId))
    .map((line) => {
      const { fund, title } = given.find(({ id }) => id === line.lineId)!
      return { ...line, title: fund ? `${title}: ${fund.name}` : title }
    })
  const stored = await listInvoicesOfOrder(scope, order.id)
  if (lines.length === 0 || stored.some(({ invoice }) => invoice.kind === 'donation-receipt')) return null
  const { donations } = await scope.settings()
  const totalCents = sum(lines.map((line) => line.totalCents))
  const issued = await insertInvoice(
    scope,
    {
      ...{ kind: 'donation-receipt', refersTo: null, pricesIncludeTax: true, suppliedOn: null },
      ...(await partiesOf(scope, order)),
      shippedTo: [],
      lines,
      ...{ discounts: [], shipping: null, adjustmentCents: 0, taxes: [], taxCents: 0, totalCents },
      tenders: isDonationOnly(order.lines) ? whole.tenders : [],
      declaration: receiptTextOf(
        given.map(({ fund }) => fund?.id),
        donations,
      ),
    },
    { orderId: order.id, refersToId: null, refundId: null },
  )
  await addOrderEvent(scope, order.id, { kind: 'receipt-issued', by: '', text: issued.invoice.number })
  return issued
}

/**
 * Corrects the receipt of an order by what a refund has returned of its donations. A refund without items counts where
 * the order has nothing but donations.
 */
export async function correctReceipt(
  scope: ChangeScope,
  order: Order,
  refund: Pick<OrderRefund, 'id' | 'cents' | 'lines'>,
): Promise<void> {
  const stored = await listInvoicesOfOrder(scope, order.id)
  const receipt = stored.find(({ invoice }) => invoice.kind === 'donation-receipt')
  // A refund that failed after it was done, and is done again.
  if (!receipt || stored.some(({ refundId }) => refundId === refund.id)) return
  const ofDonations = refund.lines.filter(({ lineId }) =>
    order.lines.some((line) => line.id === lineId && isDonation(line)),
  )
  const isAlone = isDonationOnly(order.lines)
  const cents = isAlone ? refund.cents : sum(ofDonations.map((line) => line.cents))
  const before = creditedBy(creditNotesOf(stored, receipt))
  const content = contentOfCredit(receipt.invoice, { cents, shippingCents: 0, lines: ofDonations, parts: [] }, before)
  if (!content) return
  const { number, issuedAt } = receipt.invoice
  const issued = await insertInvoice(
    scope,
    { ...receipt.invoice, kind: 'donation-correction', refersTo: { number, issuedAt }, ...content },
    // Where the order has an invoice, the credit note of the same refund has its id.
    { orderId: order.id, refersToId: receipt.id, refundId: currentInvoice(stored) ? null : refund.id },
  )
  await addOrderEvent(scope, order.id, { kind: 'receipt-corrected', by: '', text: issued.invoice.number })
}
