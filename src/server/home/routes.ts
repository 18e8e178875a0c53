import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { getHome } from '#shared/home/schema.ts'
import { succeed } from '#shared/http/failure.ts'
import { readHome } from './read-home.ts'

/** The studio's first screen. */
export function homeRoutes(services: Services): void {
  services.serve(getHome, async ({ website, member }) =>
    succeed(await readHome(reading(services, website), website, member!.role)),
  )
}
