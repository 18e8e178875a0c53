import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { removeList, renameList, restoreList } from './change-list.ts'
import { type ListSnapshot, listLog } from './change-log.ts'
import { lockLists, readList } from './list-store.ts'

/** Restores lists with their ids, names and segments. A list that has subscribers by now stays. */
export const undoLists: Undoer<ListSnapshot> = {
  log: listLog,
  permissions: ['subscribers.write'],
  async undo(scope, changes, { batchId }) {
    await lockLists(scope)
    for (const { nounId, before, after } of changes) {
      const current = await readList(scope, nounId)
      if (current?.name !== after?.name) return fail('change-superseded')
      const undone = !before
        ? await removeList(scope, nounId, { withSubscribers: false }, batchId)
        : current
          ? await renameList(scope, nounId, before.name, batchId)
          : await restoreList(scope, before, batchId)
      if (!undone.ok) return undone
    }
    return succeed(undefined)
  },
}
