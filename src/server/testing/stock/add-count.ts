import type { Browser } from '#server/testing/test-app.ts'
import { saveCountLinesCall, startCountCall } from '#shared/stock-counts/api.ts'
import type { Count } from '#shared/stock-counts/schema.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'

/** A count of the main location with one line that was counted. */
export async function addCount(owner: Browser, variantId: string): Promise<Count> {
  const body = { locationId: MAIN_LOCATION_ID, scope: { kind: 'all' as const }, isBlind: false }
  const { count } = (await owner.call(startCountCall, { body })).body
  await owner.call(saveCountLinesCall, {
    parameters: { countId: count.id },
    body: { lines: [{ kind: 'set', variantId, counted: 1, seen: null }] },
  })
  return count
}
