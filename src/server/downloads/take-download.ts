import type { ChangeScope, Scope } from '#server/scope.ts'
import { closesAt, downloadLimits } from '#shared/downloads/limits.ts'

/**
 * Counts one download of a file; false when it is not open any more. One statement checks and counts, so that of two
 * parallel requests for the last download only one gets it, on any number of nodes.
 */
export async function takeDownload(
  { database, websiteId }: Scope,
  orderId: string,
  downloadId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('order_downloads')
    .set((set) => ({ used: set('used', '+', 1), last_at: now }))
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('id', '=', downloadId)
    .where('used', '<', (column) => column.ref('allowed'))
    .where('expires_at', '>', now)
    // The conditions of `downloadState`, at this moment.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('id')
          .where('website_id', '=', websiteId)
          .where('id', '=', orderId)
          .where('payment_state', 'in', ['paid', 'partly-refunded'])
          .where('state', '!=', 'cancelled')
          .where('test_mode', '=', 0),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_lines')
          .select('id')
          .where('website_id', '=', websiteId)
          .where('order_id', '=', orderId)
          .whereRef('order_lines.product_id', '=', 'order_downloads.product_id')
          .whereRef('refunded_quantity', '<', 'quantity'),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Opens files of an order again, all of them when none is named: with a new count and the full time. */
export async function renewDownloads(
  { database, websiteId }: ChangeScope,
  orderId: string,
  downloadId: string | null,
): Promise<void> {
  let query = database
    .updateTable('order_downloads')
    .set({ used: 0, allowed: downloadLimits.times, expires_at: closesAt(Date.now()) })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
  if (downloadId) query = query.where('id', '=', downloadId)
  await query.execute()
}
