import { isDeepStrictEqual } from 'node:util'
import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import type { Transfer } from '#shared/stock-transfers/schema.ts'
import { loggedTransfer, recordTransfer, type TransferSnapshot, transferLog } from './change-log.ts'
import { claimTransfer, deleteDraftTransfer, insertTransfer, readTransfer, writeTransfer } from './transfer-store.ts'

/** Restores drafts of transfers; what has moved units is only listed. */
export const undoTransfers: Undoer<TransferSnapshot> = {
  log: transferLog,
  permissions: ['products.write'],
  async undo(scope, changes, { batchId }) {
    for (const { nounId, before, after } of changes) {
      const current = await readTransfer(scope, nounId)
      if (!isDeepStrictEqual(current && loggedTransfer(current), after)) return fail('change-superseded')
      const restored: Transfer | null = before && {
        ...before,
        revision: (current?.revision ?? 0) + 1,
        updatedAt: Date.now(),
      }
      if (current && !(await claimTransfer(scope, current))) return fail('change-superseded')
      if (!restored) await deleteDraftTransfer(scope, nounId)
      else if (current) await writeTransfer(scope, restored)
      else await insertTransfer(scope, restored)
      await recordTransfer(scope, batchId, current, restored)
    }
    return succeed(undefined)
  },
}
