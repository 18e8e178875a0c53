import type { CanceledOrder, EditedOrder } from '#server/orders/lifecycle.ts'
import type { ChangeScope } from '#server/scope.ts'
import { creditOwed, creditRest } from './credit-refund.ts'
import { currentInvoice, listInvoicesOfOrder } from './invoice-store.ts'
import { issueIfNone } from './issue-invoice.ts'

/** Replaces the invoice of an order that was edited: a credit note over the whole of it, and an invoice with the order of today. */
export async function replaceInvoiceOfEdited(scope: ChangeScope, { before, after }: EditedOrder): Promise<void> {
  if (!currentInvoice(await listInvoicesOfOrder(scope, before.id))) return
  await creditRest(scope, before)
  await issueIfNone(scope, after)
}

/** Takes back the part of the invoice that a canceled order has not been paid; what was paid is credited with its refund. */
export async function creditOwedOfCanceled(scope: ChangeScope, { order }: CanceledOrder): Promise<void> {
  if (order.owedCents > 0) await creditOwed(scope, order)
}
