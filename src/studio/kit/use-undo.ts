import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { undoBatchCall } from '#shared/changes/schema.ts'
import { showDone, showRefusal, showUndo } from './notices.tsx'
import { ask } from './use-contract-query.ts'

/**
 * Returns a function that shows 'X deleted · Undo' after a logged change. A change without a batch (nothing was
 * different) is only reported. Several batches are undone together, the last one first.
 */
export function useUndoNotice(): (message: string, ...batchIds: (string | null)[]) => void {
  const client = useQueryClient()
  return useCallback(
    (message, ...batchIds) => {
      const batches = batchIds.filter((batchId) => batchId !== null)
      if (batches.length === 0) return showDone(message)
      showUndo(message, () => {
        undoAll(batches)
          // An undo may change anything, so everything that is shown is fetched again.
          .then(() => Promise.all([client.invalidateQueries(), showDone('Undone.')]))
          .catch(showRefusal)
      })
    },
    [client],
  )
}

async function undoAll(batches: readonly string[]): Promise<void> {
  for (const batchId of batches.toReversed()) await ask(undoBatchCall, { parameters: { batchId } })
}
