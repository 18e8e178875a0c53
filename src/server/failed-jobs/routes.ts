import type { JobDefinition } from '#server/jobs/define-job.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import * as api from '#shared/failed-jobs/owner-api.ts'
import { succeed } from '#shared/http/failure.ts'
import { forgetFailed, listFailed, retryFailed } from './failed-jobs.ts'

/**
 * Jobs that failed, for the owner to see and retry.
 * @param jobs all kinds of jobs
 */
export function failedJobRoutes(services: Services, jobs: readonly JobDefinition[]): void {
  const { serve } = services

  serve(api.listFailedJobsCall, async ({ website }) => succeed(await listFailed(reading(services, website), jobs)))

  serve(api.retryJobsCall, async ({ website, staff, body }) => {
    const retried = await changing(services, website, staff, (scope) => retryFailed(scope, body.jobIds))
    services.worker.wake()
    return succeed({ retried })
  })

  serve(api.forgetJobsCall, async ({ website, staff, body }) =>
    succeed({ forgotten: await changing(services, website, staff, (scope) => forgetFailed(scope, body.jobIds)) }),
  )
}
