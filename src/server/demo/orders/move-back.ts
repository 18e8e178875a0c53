import { sql } from 'kysely'
import { invoiceDocument } from '#server/invoices/documents.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** When a piece of an order is refunded, after the order. */
export const REFUNDED_AFTER = 6 * DAY_MILLISECONDS

/** Moves an order and its timeline to its date; shipments are a day later, refunds a week. */
export async function moveBack({ database, websiteId }: ChangeScope, orderId: string, placedAt: number): Promise<void> {
  const sentAt = placedAt + DAY_MILLISECONDS
  const refundedAt = placedAt + REFUNDED_AFTER
  await database
    .updateTable('orders')
    .set({ placed_at: placedAt })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .execute()
  await database
    .updateTable('fulfilments')
    .set({ at: sentAt })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute()
  await database
    .updateTable('refunds')
    .set({ at: refundedAt, done_at: refundedAt })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute()
  await moveReceiptsBack({ database, websiteId }, orderId, placedAt)
  for (const [kinds, at] of [
    [['fulfilled'], sentAt],
    [['refunded'], refundedAt],
    [['placed', 'note', 'receipt-issued', 'gift-cards-issued'], placedAt],
  ] as const)
    await database
      .updateTable('order_events')
      .set({ at })
      .where('website_id', '=', websiteId)
      .where('order_id', '=', orderId)
      .where('kind', 'in', kinds)
      .execute()
}

/** Moves the receipt of a donation to the day of its order. */
async function moveReceiptsBack(
  { database, websiteId }: Pick<ChangeScope, 'database' | 'websiteId'>,
  orderId: string,
  placedAt: number,
): Promise<void> {
  const rows = await database
    .selectFrom('invoices')
    .select(['id', 'document'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute()
  for (const { id, document } of rows) {
    const moved = { ...invoiceDocument.read(document), issuedAt: placedAt, orderPlacedAt: placedAt }
    await database
      .updateTable('invoices')
      .set({ issued_at: placedAt, document: invoiceDocument.write(moved) })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute()
  }
}

/** Moves the customers to the dates of their first orders. */
export async function moveCustomersBack({ database, websiteId }: ChangeScope): Promise<void> {
  await database
    .updateTable('customers')
    .set({ created_at: sql.ref('first_order_at') })
    .where('website_id', '=', websiteId)
    .where('first_order_at', '>', 0)
    .execute()
  await database
    .updateTable('customer_events')
    .set((set) => ({
      at: set
        .selectFrom('customers')
        .select('customers.created_at')
        .whereRef('customers.website_id', '=', 'customer_events.website_id')
        .whereRef('customers.id', '=', 'customer_events.customer_id'),
    }))
    .where('website_id', '=', websiteId)
    .where('kind', '=', 'created')
    .execute()
}
