import { newBatchId } from '#server/changes/record-change.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import * as api from '#shared/newsletter/segments-api.ts'
import { deleteSegment, insertSegment, saveSegment } from './change-segment.ts'
import { listSegments } from './segment-store.ts'

/** The owner's segments of subscribers. */
export function segmentRoutes(services: Services): void {
  const { serve } = services

  serve(api.listSegments, async ({ website }) =>
    succeed({ segments: await listSegments(reading(services, website), website.settings.timeZone) }),
  )

  serve(api.createSegment, async ({ website, staff, body }) => {
    const batchId = newBatchId()
    const created = await changing(services, website, staff, (scope) => insertSegment(scope, body, batchId))
    return created.ok ? succeed({ segmentId: created.value, batchId }) : created
  })

  serve(api.updateSegment, async ({ website, staff, parameters, body }) => {
    const batchId = newBatchId()
    const saved = await changing(services, website, staff, (scope) =>
      saveSegment(scope, { id: parameters.segmentId, ...body }, batchId),
    )
    return saved.ok ? succeed({ batchId: saved.value ? batchId : null }) : saved
  })

  serve(api.deleteSegment, async ({ website, staff, parameters }) => {
    const batchId = newBatchId()
    const deleted = await changing(services, website, staff, (scope) =>
      deleteSegment(scope, parameters.segmentId, batchId),
    )
    return deleted.ok ? succeed({ batchId }) : deleted
  })
}
