import { isDeepStrictEqual } from 'node:util'
import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { segmentLog } from './change-log.ts'
import { deleteSegment, insertSegment, saveSegment } from './change-segment.ts'
import { lockSegment, type SavedSegment } from './segment-store.ts'

/** Restores segments with their ids. */
export const undoSegments: Undoer<SavedSegment> = {
  log: segmentLog,
  permissions: ['subscribers.write'],
  async undo(scope, changes, { batchId }) {
    for (const { nounId, before, after } of changes) {
      const current = await lockSegment(scope, nounId)
      if (!isDeepStrictEqual(current, after)) return fail('change-superseded')
      const undone = !before
        ? await deleteSegment(scope, nounId, batchId)
        : current
          ? await saveSegment(scope, before, batchId)
          : await insertSegment(scope, before, batchId)
      if (!undone.ok) return undone
    }
    return succeed(undefined)
  },
}
