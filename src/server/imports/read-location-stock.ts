import type { Scope } from '#server/scope.ts'
import { readLocations, readParts } from '#server/stock-locations/part-store.ts'
import { sumOf } from '#shared/stock-locations/rules.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'
import { keyOf } from './formats/columns.ts'
import { type LocationStock, locationHeadings } from './formats/vitrine/location-stock.ts'

/** Reads what is at each location, of variants that an export or an import concerns. */
export async function readLocationStock(scope: Scope, variantIds: readonly string[]): Promise<LocationStock> {
  const headings = locationHeadings(await readLocations(scope))
  const parts = await readParts(scope, headings.size > 0 ? variantIds : [])
  return {
    locations: new Map([...headings].map(([id, heading]) => [keyOf(heading), { id, heading }])),
    unitsAt(variantId, qtyInStock, locationId) {
      const others = parts.get(variantId) ?? []
      if (locationId === MAIN_LOCATION_ID) return qtyInStock - sumOf(others.filter(({ sellsOnline }) => sellsOnline))
      return others.find((part) => part.locationId === locationId)?.quantity ?? 0
    },
  }
}
