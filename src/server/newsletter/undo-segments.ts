import { isDeepStrictEqual } from 'node:util'
import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { deleteSegment, insertSegment, saveSegment } from './change-segment.ts'
import { type KeptSegment, lockSegment } from './segment-store.ts'

type Logged = (KeptSegment & { readonly title: string }) | null

/** Puts segments back, under the ids that they had. */
export const undoSegments: Undoer = {
  permissions: ['subscribers.write'],
  async undo(scope, changes, { batchId }) {
    for (const { nounId, before, after } of changes) {
      const current = await lockSegment(scope, nounId)
      if (!isDeepStrictEqual(current, keptOf(after as Logged))) return fail('change-superseded')
      const former = keptOf(before as Logged)
      const undone = !former
        ? await deleteSegment(scope, nounId, batchId)
        : current
          ? await saveSegment(scope, former, batchId)
          : await insertSegment(scope, former, batchId)
      if (!undone.ok) return undone
    }
    return succeed(undefined)
  },
}

function keptOf(logged: Logged): KeptSegment | null {
  return logged && { id: logged.id, name: logged.name, filter: logged.filter }
}
