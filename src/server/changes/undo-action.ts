import type { Staff } from '#server/http/serve.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { undoBatchCall } from '#shared/changes/schema.ts'
import type { FailuresOf } from '#shared/http/contract.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import { findBatch } from './find-batch.ts'
import { undoBatchJob } from './jobs.ts'
import { beginUndoing, refuseUndo, undoBatch } from './undo-batch.ts'
import { refuseChanged } from './undo-in-steps.ts'

/** An action with more changes is undone by a job, in steps. */
const UNDONE_AT_ONCE = 500

interface Undone {
  /** The batch in which the undoing is logged. */
  readonly batchId: string
  /** False while a job continues. */
  readonly isThrough: boolean
}

/** Undoes an action: a small one at once and completely, a large one by a job. */
export async function undoAction(
  services: Services,
  website: { id: string },
  staff: Staff,
  batchId: string,
): Promise<Result<Undone, FailuresOf<typeof undoBatchCall>>> {
  const scope = reading(services, website)
  const batch = await findBatch(scope, batchId)
  if (batch && batch.size > UNDONE_AT_ONCE) return undoLater(services, scope, staff, batchId)
  const undone = await changing(services, website, staff, (change) => undoBatch(change, services.undoing, batchId))
  return undone.ok ? succeed({ batchId: undone.value, isThrough: true }) : undone
}

/** Starts a job for an action, after checking that nothing in it was changed later. */
async function undoLater(services: Services, scope: Scope, staff: Staff, batchId: string) {
  const { undoers } = services.undoing
  const refusal = (await refuseUndo(scope, undoers, batchId)) ?? (await refuseChanged(scope, undoers, batchId))
  if (refusal) return refusal
  const payload = { batchId, userId: staff.userId }
  const begun = await changing(services, { id: scope.websiteId }, staff, async (change) => {
    const undoing = await beginUndoing(change, batchId)
    if (undoing.ok) await change.enqueue(undoBatchJob, payload, { uniqueKey: batchId })
    return undoing
  })
  return begun.ok ? succeed({ batchId: begun.value, isThrough: false }) : begun
}
