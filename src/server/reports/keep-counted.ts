import type { JobHandler } from '#server/jobs/worker.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { countChangedOrders } from './count-orders.ts'
import { countSalesJob } from './jobs.ts'

type Needed = Pick<Services, 'database' | 'websites' | 'worker'>

const BATCH = 40
/** So many orders are counted while somebody waits for a report: about a quarter of a second. */
const AT_ONCE = 4 * BATCH

/**
 * Counts the orders that changed since the last report, before one is read. After an import or an upgrade there may be
 * many: a job then counts the rest.
 * @returns whether some are left
 */
export async function countBeforeReading(services: Needed, websiteId: string): Promise<boolean> {
  for (let counted = 0; counted < AT_ONCE; counted += BATCH) {
    if (!(await hasChangedOrders(reading(services, { id: websiteId })))) return false
    const number = await changing(services, { id: websiteId }, null, (scope) => countChangedOrders(scope, BATCH))
    if (number < BATCH) break
  }
  return await countLater(services, websiteId)
}

/** Leaves the orders that changed to a job. @returns whether there are some */
export async function countLater(services: Needed, websiteId: string): Promise<boolean> {
  if (!(await hasChangedOrders(reading(services, { id: websiteId })))) return false
  await changing(services, { id: websiteId }, null, (scope) =>
    scope.enqueue(countSalesJob, {}, { uniqueKey: 'count-sales' }),
  )
  return true
}

async function hasChangedOrders(scope: Scope): Promise<boolean> {
  const { database, websiteId } = scope
  const row = await database
    .selectFrom('report_queue')
    .select('order_id')
    .where('website_id', '=', websiteId)
    .limit(1)
    .executeTakeFirst()
  if (row) return true
  const { timeZone } = await scope.settings()
  const zone = await database
    .selectFrom('report_zones')
    .select('time_zone')
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  return zone !== undefined && zone.time_zone !== timeZone
}

/** Counts all orders that changed, a few in each transaction: the shop goes on meanwhile. It can run at any time. */
export async function countAllChanged(
  services: Needed,
  websiteId: string,
  stopping: () => boolean,
  renew: () => Promise<void> = async () => {},
): Promise<void> {
  while (!stopping()) {
    const number = await changing(services, { id: websiteId }, null, (scope) => countChangedOrders(scope, BATCH))
    if (number < BATCH) return
    await renew()
  }
}

/** Counts the orders of a shop that has many to count. */
export function countSalesHandler(services: Needed): JobHandler {
  return async ({ websiteId, stopping, renew }) => {
    await countAllChanged(services, websiteId, stopping, renew)
    // The job is tried again, and goes on with the orders that are left.
    if (stopping()) throw new Error('Stopped before all orders were counted.')
  }
}
