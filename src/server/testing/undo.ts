import { undoBatchCall } from '#shared/changes/schema.ts'
import type { Browser } from './test-app.ts'

/** Undoes an owner's change by the batch of its reply. @throws Error when the change changed nothing: it has no batch */
export function undo(owner: Browser, batchId: string | null) {
  if (batchId === null) throw new Error('Nothing was changed.')
  return owner.call(undoBatchCall, { parameters: { batchId } })
}
