import type { Services } from '#server/services.ts'
import { setGuideStep } from '#server/settings/settings-store.ts'
import { changing, reading } from '#server/stores.ts'
import { getHomeCall, skipGuideStepCall } from '#shared/home/schema.ts'
import { succeed } from '#shared/http/failure.ts'
import { readHome } from './read-home.ts'

/** The studio's home screen. */
export function homeRoutes(services: Services): void {
  const { serve } = services

  serve(getHomeCall, async ({ website, staff, query }) =>
    succeed(await readHome(reading(services, website), website, staff.role, { days: Number(query.days) })),
  )

  serve(skipGuideStepCall, async ({ website, staff, parameters, body }) => {
    await changing(services, website, staff, (scope) => setGuideStep(scope, parameters.step, body.isSkipped))
    return succeed({})
  })
}
