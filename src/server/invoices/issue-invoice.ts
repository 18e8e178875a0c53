import { writeOrderEmailsJob } from '#server/orders/jobs.ts'
import type { CanceledOrder, PaidOrder, PlacedOrder } from '#server/orders/lifecycle.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { lockOrder } from '#server/orders/refund-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { contentOfInvoice, issuesInvoices, missingOfSeller } from '#shared/invoices/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { isDonationOnly } from '#shared/products/donations/rules.ts'
import { creditRest } from './credit-refund.ts'
import { partiesOf } from './invoice-parties.ts'
import { currentInvoice, insertInvoice, listInvoicesOfOrder, type StoredInvoice } from './invoice-store.ts'

/** Issues the invoice of an order that was just placed, where the shop issues them that early. */
export async function issueInvoiceOfPlaced(scope: ChangeScope, { orderId, draft }: PlacedOrder): Promise<void> {
  const settings = await scope.settings()
  if (draft.testMode || settings.invoices.issuedWhen !== 'placed' || !issuesInvoices(settings)) return
  await issueIfNone(scope, (await readOrder(scope, orderId))!)
}

/**
 * Issues the invoice of an order that is paid now. A buyer who has the confirmation already gets it in an email of its
 * own.
 */
export async function issueInvoiceOfPaid(
  scope: ChangeScope,
  { orderId, isTest, isPlacedNow }: PaidOrder,
): Promise<void> {
  if (isTest || !issuesInvoices(await scope.settings())) return
  const issued = await issueIfNone(scope, (await readOrder(scope, orderId))!)
  if (issued && !isPlacedNow) await scope.enqueue(writeOrderEmailsJob, { orderId, kinds: ['invoice'] })
}

/** Takes back the invoice of a canceled order that was never paid; what was paid is credited with its refund. */
export async function cancelUnpaidInvoice(scope: ChangeScope, { order }: CanceledOrder): Promise<void> {
  if (order.paymentState === 'awaiting') await creditRest(scope, order)
}

/** Issues the invoice of an order by hand, such as one from before the shop issued invoices. */
export async function issueByHand(
  scope: ChangeScope,
  orderId: string,
): Promise<Result<StoredInvoice, 'order-not-found' | 'invoice-not-possible'>> {
  await lockOrder(scope, orderId)
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  const reason = await whyNot(scope, order)
  if (reason) return fail('invoice-not-possible', { reason })
  const issued = await issueIfNone(scope, order)
  return issued ? succeed(issued) : fail('invoice-not-possible', { reason: 'This order already has an invoice.' })
}

/** Replaces the invoice of an order: a credit note over what is left of it, and an invoice with the order's data of today. */
export async function correctInvoice(
  scope: ChangeScope,
  orderId: string,
): Promise<Result<StoredInvoice, 'order-not-found' | 'invoice-not-possible'>> {
  await lockOrder(scope, orderId)
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  const reason = await whyNot(scope, order)
  if (reason) return fail('invoice-not-possible', { reason })
  if (!(await canCorrect(scope, order)))
    return fail('invoice-not-possible', { reason: 'Only an invoice without credit notes can be replaced.' })
  await creditRest(scope, order)
  return succeed((await issueIfNone(scope, order))!)
}

/** Whether the current invoice of an order can be replaced: nothing of it was credited. */
export async function canCorrect(scope: ChangeScope | Parameters<typeof listInvoicesOfOrder>[0], order: Order) {
  const stored = await listInvoicesOfOrder(scope, order.id)
  const current = currentInvoice(stored)
  return current !== null && !stored.some(({ refersToId }) => refersToId === current.id)
}

const addFirst = {
  address: 'Add your business address in the store settings first.',
  'tax-number': 'Add your tax number in the store settings first.',
} as const

/** Why no invoice can be issued for an order, in a sentence; null when one can. */
export async function whyNot(scope: Pick<ChangeScope, 'settings'>, order: Order): Promise<string | null> {
  if (order.testMode) return 'Test orders have no invoices.'
  if (order.grandTotalCents === 0) return 'An order without a price has no invoice.'
  if (isDonationOnly(order.lines)) return 'Donations have a receipt, and no invoice.'
  if (order.state === 'cancelled' || order.refundedCents > 0)
    return 'Canceled and refunded orders can’t get a new invoice.'
  const missing = missingOfSeller(await scope.settings())
  return missing && addFirst[missing]
}

/** Issues the invoice of an order; null where it has one, or none can be issued. */
export async function issueIfNone(scope: ChangeScope, order: Order): Promise<StoredInvoice | null> {
  const settings = await scope.settings()
  if (missingOfSeller(settings) !== null || order.grandTotalCents === 0 || isDonationOnly(order.lines)) return null
  const stored = await listInvoicesOfOrder(scope, order.id)
  if (currentInvoice(stored)) return null
  const content = {
    kind: 'invoice',
    refersTo: null,
    pricesIncludeTax: order.taxes[0]?.included ?? true,
    ...(await partiesOf(scope, order)),
    ...contentOfInvoice(order),
  } as const
  const issued = await insertInvoice(scope, content, { orderId: order.id, refersToId: null, refundId: null })
  await addOrderEvent(scope, order.id, { kind: 'invoice-issued', by: '', text: issued.invoice.number })
  return issued
}
