import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import * as api from '#shared/newsletter/segments-api.ts'
import { deleteSegment, insertSegment, saveSegment } from './change-segment.ts'
import { listSegments } from './segment-store.ts'

/** The owner's segments of subscribers. */
export function segmentRoutes(services: Services): void {
  const { serve } = services

  serve(api.listSegmentsCall, async ({ website }) =>
    succeed({ segments: await listSegments(reading(services, website), website.settings.timeZone) }),
  )

  serve(api.createSegmentCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => insertSegment(scope, call.body, batchId),
      (segmentId, batchId) => ({ segmentId, batchId }),
    ),
  )

  serve(api.updateSegmentCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => saveSegment(scope, { id: call.parameters.segmentId, ...call.body }, batchId),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(api.deleteSegmentCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteSegment(scope, call.parameters.segmentId, batchId)),
  )
}
