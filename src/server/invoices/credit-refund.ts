import { addOrderEvent } from '#server/orders/order-events.ts'
import { lockOrder } from '#server/orders/refund-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { contentOfCancellation, contentOfCredit, creditedBy } from '#shared/invoices/credits.ts'
import type { Invoice } from '#shared/invoices/schema.ts'
import { partsOfRefund } from '#shared/orders/refund-parts.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { correctReceipt } from './donations/receipts.ts'
import {
  creditNotesOf,
  currentInvoice,
  insertInvoice,
  listInvoicesOfOrder,
  type StoredInvoice,
} from './invoice-store.ts'

/** Issues the credit note of a refund whose money was returned, once; nothing where the order has no invoice. */
export async function creditRefund(scope: ChangeScope, order: Order, refund: OrderRefund): Promise<void> {
  await lockOrder(scope, order.id)
  await correctReceipt(scope, order, refund)
  const stored = await listInvoicesOfOrder(scope, order.id)
  const current = currentInvoice(stored)
  // A refund that failed after it was done, and is done again.
  if (!current || stored.some(({ refundId }) => refundId === refund.id)) return
  const content = contentOfCredit(current.invoice, refund, creditedBy(creditNotesOf(stored, current)))
  if (content) await insertCredit(scope, current, content, refund.id)
}

/** Issues the credit note of an earlier refund for the invoice that has replaced that of the time. */
export async function creditRefundAgain(scope: ChangeScope, order: Order, refund: OrderRefund): Promise<void> {
  const stored = await listInvoicesOfOrder(scope, order.id)
  const current = currentInvoice(stored)
  if (!current) return
  const cents = stored.find(({ refundId }) => refundId === refund.id)?.invoice.totalCents ?? 0
  const content = contentOfCredit(current.invoice, { ...refund, cents }, creditedBy(creditNotesOf(stored, current)))
  if (content) await insertCredit(scope, current, content, null)
}

/** Issues a credit note over all that is left of an order's invoice. */
export async function creditRest(scope: ChangeScope, order: Order): Promise<void> {
  const stored = await listInvoicesOfOrder(scope, order.id)
  const current = currentInvoice(stored)
  if (!current) return
  const content = contentOfCancellation(current.invoice, order, creditedBy(creditNotesOf(stored, current)))
  if (content) await insertCredit(scope, current, content, null)
}

/** Issues a credit note over what a canceled order owed: nobody pays it any more. */
export async function creditOwed(scope: ChangeScope, order: Order): Promise<void> {
  const stored = await listInvoicesOfOrder(scope, order.id)
  const current = currentInvoice(stored)
  if (!current) return
  const owed = { cents: order.owedCents, shippingCents: 0, lines: [] }
  const parts = partsOfRefund(order, order.refunds, owed)
  const content = contentOfCredit(current.invoice, { ...owed, parts }, creditedBy(creditNotesOf(stored, current)))
  if (content) await insertCredit(scope, current, content, null)
}

async function insertCredit(
  scope: ChangeScope,
  { id, orderId, invoice }: StoredInvoice,
  content: NonNullable<ReturnType<typeof contentOfCredit>>,
  refundId: string | null,
): Promise<void> {
  const { number, issuedAt } = invoice
  const note: Omit<Invoice, 'number' | 'issuedAt'> = {
    ...invoice,
    kind: 'credit-note',
    refersTo: { number, issuedAt },
    // Amounts are what was paid.
    pricesIncludeTax: true,
    ...content,
  }
  const issued = await insertInvoice(scope, note, { orderId, refersToId: id, refundId })
  await addOrderEvent(scope, orderId, { kind: 'credit-note-issued', by: '', text: issued.invoice.number })
}
