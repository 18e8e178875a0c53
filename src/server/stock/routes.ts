import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { getStockCall } from '#shared/cart/api.ts'
import { succeed } from '#shared/http/failure.ts'
import { getStockHistoryCall, listStockCall, updateStockCall } from '#shared/stock/schema.ts'
import { listStock } from './list-stock.ts'
import { setStock } from './set-stock.ts'
import { listStockHistory } from './stock-history.ts'
import { visibleStock } from './visible-stock.ts'

/** The stock: what visitors may know, and the owner's grid. */
export function stockRoutes(services: Services): void {
  const { serve } = services

  // Clients send this call with a trailing slash.
  for (const contract of [getStockCall, { ...getStockCall, path: `${getStockCall.path}/` as const }]) {
    serve(contract, async ({ website, query }) =>
      succeed({ results: await visibleStock(reading(services, website), query.itemId) }),
    )
  }

  serve(listStockCall, async ({ website, query }) => succeed(await listStock(reading(services, website), query)))

  serve(getStockHistoryCall, async ({ website, parameters, query }) =>
    succeed(await listStockHistory(reading(services, website), parameters.variantId, query.after)),
  )

  serve(updateStockCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => setStock(scope, call.body.changes, batchId),
      ({ variants, changed }, batchId) => ({ variants, batchId: changed > 0 ? batchId : null }),
    ),
  )
}
