import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import { getUsageCall } from '#shared/usage/api.ts'
import { readUsage } from './read-usage.ts'

/** The limits of a site. */
export function usageRoutes(services: Services): void {
  services.serve(getUsageCall, async ({ website }) =>
    succeed({ limits: await readUsage(reading(services, website), services.env) }),
  )
}
