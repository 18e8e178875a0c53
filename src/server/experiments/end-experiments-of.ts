import type { OnPageRemoved } from '#server/pages/on-page-removed.ts'
import { isRunning } from '#shared/experiments/schema.ts'
import { experimentsDocument } from './experiments-document.ts'

/** Ends the experiments that showed a deleted page or version. Their outcome is none: undoing the deletion continues them. */
export const endExperimentsOf: OnPageRemoved = async (scope, { pageId, versionId }, batchId) => {
  const stored = await experimentsDocument.read(scope)
  if (!stored) return
  const value = stored.experiments.map((one) =>
    isRunning(one) && one.pageId === pageId && (versionId === null || one.versionId === versionId)
      ? { ...one, endedAt: Math.max(Date.now(), one.startedAt) }
      : one,
  )
  const saved = await experimentsDocument.save(scope, { value, revision: stored.revision }, batchId)
  if (!saved.ok) throw new Error('The experiments changed in the middle of a transaction.')
}
