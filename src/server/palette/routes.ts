import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import { findAnythingCall } from '#shared/palette/api.ts'
import type { NounFinder } from './find.ts'
import { findAnything } from './find-anything.ts'

/** One search over everything in the studio. */
export function paletteRoutes(services: Services, finders: readonly NounFinder[]): void {
  services.serve(findAnythingCall, async ({ website, staff, query }) =>
    succeed({ found: await findAnything(reading(services, website), finders, staff, query.text) }),
  )
}
