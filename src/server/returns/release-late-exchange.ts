import { readExchange } from '#server/exchanges/exchange-store.ts'
import type { releaseLateExchangeJob } from '#server/exchanges/jobs.ts'
import { releaseExchange } from '#server/exchanges/release-exchange.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { CanceledOrder } from '#server/orders/lifecycle.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { lockReturn } from './change-return.ts'
import { writeReturnEmailsJob } from './jobs.ts'
import { returnsOfOrder } from './return-store.ts'

/**
 * The job that returns the items of an exchange to stock when the others have not come back in time. What was agreed
 * again since then has a later job; what has arrived waits for the shop, not for the buyer.
 */
export function releaseLateExchangeHandler(services: Services): JobHandler<typeof releaseLateExchangeJob> {
  return ({ websiteId, payload: { returnId, orderId }, finish }) =>
    changing(services, { id: websiteId }, null, async (scope) => {
      await finish(scope.database)
      const found = await lockReturn(scope, returnId)
      const order = await readOrder(scope, orderId)
      const exchange = await readExchange(scope, returnId)
      if (found?.state !== 'approved' || !order || exchange?.state !== 'reserved') return
      if (exchange.until === null || exchange.until > Date.now()) return
      if (await releaseExchange(scope, returnId, order, ''))
        await scope.enqueue(writeReturnEmailsJob, { returnId, orderId, kinds: ['exchange-released'] })
    })
}

/** Returns what was reserved for exchanges of a canceled order to stock. */
export async function releaseExchangesOfCanceled(scope: ChangeScope, { order, by }: CanceledOrder): Promise<void> {
  if (order.fulfilments.length === 0) return
  for (const { id } of await returnsOfOrder(scope, order.id)) await releaseExchange(scope, id, order, by)
}
