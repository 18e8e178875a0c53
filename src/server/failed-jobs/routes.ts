import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import * as api from '#shared/failed-jobs/owner-api.ts'
import { succeed } from '#shared/http/failure.ts'
import { forgetFailed, listFailed, retryFailed } from './failed-jobs.ts'
import { jobSubjects } from './job-subjects.ts'

/** What the server gave up, for its owner to see and to try again. */
export function failedJobRoutes(services: Services): void {
  const { serve } = services

  serve(api.listFailedJobs, async ({ website }) => succeed(await listFailed(reading(services, website), jobSubjects)))

  serve(api.retryJobs, async ({ website, staff, body }) =>
    succeed({ retried: await changing(services, website, staff, (scope) => retryFailed(scope, body.jobIds)) }),
  )

  serve(api.forgetJobs, async ({ website, staff, body }) =>
    succeed({ forgotten: await changing(services, website, staff, (scope) => forgetFailed(scope, body.jobIds)) }),
  )
}
