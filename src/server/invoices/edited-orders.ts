import type { CanceledOrder, EditedOrder } from '#server/orders/lifecycle.ts'
import type { ChangeScope } from '#server/scope.ts'
import { creditOwed, creditRefundAgain, creditRest } from './credit-refund.ts'
import { currentInvoice, listInvoicesOfOrder } from './invoice-store.ts'
import { issueIfNone } from './issue-invoice.ts'

/**
 * Replaces the invoice of an order that was edited: a credit note over all that is left of it, and an invoice with the
 * order of today. What was refunded before is taken back from the new one too.
 */
export async function replaceInvoiceOfEdited(scope: ChangeScope, { before, after }: EditedOrder): Promise<void> {
  const stored = await listInvoicesOfOrder(scope, before.id)
  if (!currentInvoice(stored)) return
  await creditRest(scope, before)
  if (!(await issueIfNone(scope, after))) return
  const credited = before.refunds.filter(({ id }) => stored.some(({ refundId }) => refundId === id))
  for (const refund of credited) await creditRefundAgain(scope, before, refund)
}

/** Takes back the part of the invoice that a canceled order has not been paid; what was paid is credited with its refund. */
export async function creditOwedOfCanceled(scope: ChangeScope, { order }: CanceledOrder): Promise<void> {
  if (order.owedCents > 0) await creditOwed(scope, order)
}
