import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/experiments/api.ts'
import { succeed } from '#shared/http/failure.ts'
import { deleteExperiment, endExperiment, startExperiment } from './change-experiments.ts'
import { listExperiments } from './list-experiments.ts'

/** Experiments with pages. */
export function experimentRoutes(services: Services): void {
  const { serve, analytics, secret } = services

  serve(api.listExperimentsCall, async ({ website }) => {
    const known = { analytics: await analytics.open(), secret }
    return succeed({ experiments: await listExperiments(known, reading(services, website), website) })
  })

  serve(api.startExperimentCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => startExperiment(scope, call.body, batchId),
      ({ id }, batchId) => ({ experimentId: id, batchId }),
    ),
  )

  serve(api.endExperimentCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      endExperiment(scope, { ...call.parameters, ...call.body }, batchId),
    ),
  )

  serve(api.deleteExperimentCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteExperiment(scope, call.parameters.experimentId, batchId)),
  )
}
