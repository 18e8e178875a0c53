import type { JobHandler } from '#server/jobs/worker.ts'
import { orderDetails } from '#server/orders/documents.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { ERASED_EMAIL } from '#shared/customers/erased.ts'
import { joinOrder } from './join-order.ts'

const BATCH = 50

/**
 * Joins older orders to customers, from the oldest on, a few in each transaction: the shop goes on meanwhile. It can be
 * run again at any time.
 */
export function fillCustomersHandler(services: Pick<Services, 'database' | 'websites' | 'worker'>): JobHandler {
  return async ({ websiteId, stopping, renew }) => {
    for (let after: string | null = ''; after !== null; ) {
      // The job is tried again, and goes on with the orders that are left.
      if (stopping()) throw new Error('Stopped before all orders were joined.')
      const from: string = after
      after = await changing(services, { id: websiteId }, null, async (scope) => {
        const rows = await scope.database
          .selectFrom('orders')
          .select(['id', 'email', 'placed_at', 'details'])
          .where('website_id', '=', websiteId)
          .where('id', '>', from)
          .where('customer_id', 'is', null)
          .where('email', '<>', ERASED_EMAIL)
          .orderBy('id')
          .limit(BATCH)
          .execute()
        for (const row of rows)
          await joinOrder(scope, row.id, { email: row.email, ...orderDetails.read(row.details) }, row.placed_at)
        return rows.length < BATCH ? null : rows.at(-1)!.id
      })
      await renew()
    }
  }
}
