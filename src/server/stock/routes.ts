import { newBatchId } from '#server/changes/record-change.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { getStock } from '#shared/cart/api.ts'
import { succeed } from '#shared/http/failure.ts'
import { getStockHistory, listStock as listContract, updateStock } from '#shared/stock/schema.ts'
import { listStock } from './list-stock.ts'
import { setStock } from './set-stock.ts'
import { listStockHistory } from './stock-history.ts'
import { visibleStock } from './visible-stock.ts'

/** The stock: what visitors may know, and the owner's grid. */
export function stockRoutes(services: Services): void {
  const { serve } = services

  // Clients send this call with a trailing slash.
  for (const contract of [getStock, { ...getStock, path: `${getStock.path}/` as const }]) {
    serve(contract, async ({ website, query }) =>
      succeed({ results: await visibleStock(reading(services, website), query.itemId) }),
    )
  }

  serve(listContract, async ({ website, query }) => succeed(await listStock(reading(services, website), query)))

  serve(getStockHistory, async ({ website, parameters, query }) =>
    succeed(await listStockHistory(reading(services, website), parameters.variantId, query.after)),
  )

  serve(updateStock, async ({ website, staff, body }) => {
    const batchId = newBatchId()
    const set = await changing(services, website, staff, (scope) => setStock(scope, body.changes, batchId))
    return set.ok ? succeed({ variants: set.value.variants, batchId: set.value.changed > 0 ? batchId : null }) : set
  })
}
