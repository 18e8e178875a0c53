import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { listChanges as listContract, undoBatch as undoContract } from '#shared/changes/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { listChanges } from './list-changes.ts'
import { undoAction } from './undo-action.ts'
import { nounsOf } from './undo-batch.ts'
import { mayUndo, undoers } from './undoers.ts'

/** What owners changed, and the way back. */
export function changeRoutes(services: Services): void {
  const { serve } = services

  serve(listContract, async ({ website, member, query }) =>
    succeed(await listChanges(reading(services, website), query, member!.role)),
  )

  serve(undoContract, async ({ website, member, parameters }) => {
    const nouns = await nounsOf(reading(services, website), parameters.batchId)
    if (nouns.some((noun) => undoers[noun] && !mayUndo(member!.role, noun))) return fail('not-permitted')
    return undoAction(services, website, member!, parameters.batchId)
  })
}
