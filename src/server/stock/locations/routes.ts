import type { Services } from '#server/services.ts'
import { readLocations } from '#server/stock-locations/part-store.ts'
import { changing, reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import { listStockLocationsCall, saveStockLocationsCall } from '#shared/stock-locations/schema.ts'
import { saveLocations } from './save-locations.ts'

/** The locations of stock. */
export function stockLocationRoutes(services: Services): void {
  const { serve } = services

  serve(listStockLocationsCall, async ({ website }) =>
    succeed({ locations: await readLocations(reading(services, website)) }),
  )

  serve(saveStockLocationsCall, async ({ website, staff, body }) => {
    const saved = await changing(services, website, staff, (scope) => saveLocations(scope, body.locations))
    return saved.ok ? succeed({ locations: saved.value }) : saved
  })
}
