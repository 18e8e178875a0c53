import type { Services } from '#server/services.ts'
import { regionsOf } from '#shared/addresses/regions.ts'
import { listRegionsCall } from '#shared/addresses/schema.ts'
import { succeed } from '#shared/http/failure.ts'

/** The regions of a country change only with the program. */
const CACHE_CONTROL = 'public, max-age=86400'

/** The calls of address forms. */
export function addressRoutes({ serve }: Services): void {
  serve(listRegionsCall, async ({ reply, parameters }) => {
    reply.header('cache-control', CACHE_CONTROL)
    return succeed({ regions: [...regionsOf(parameters.country)] })
  })
}
