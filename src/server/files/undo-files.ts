import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { type AssetRow, findAsset } from './asset-store.ts'
import { type FileSnapshot, fileLog } from './change-log.ts'
import { describeAsset } from './describe-asset.ts'
import type { MediaAssets } from './media-asset.ts'
import { putInFolder } from './move-assets.ts'
import { renameAsset } from './rename-asset.ts'
import { listVersions, showContent } from './version-store.ts'

/** Gives files their former names, words, folders and pictures; what was changed again since then stays. */
export function undoFiles(served: Pick<MediaAssets, 'forget'>): Undoer<FileSnapshot> {
  return {
    log: fileLog,
    permissions: ['files.write'],
    async undo(scope, changes, { batchId }) {
      for (const { nounId, before, after } of changes) {
        const current = await findAsset(scope, nounId)
        if (!before || !after || !current || !isStillAs(current, before, after)) return fail('change-superseded')
        if (before.filename !== after.filename)
          await renameAsset(scope, served, { assetId: nounId, filename: before.filename }, batchId)
        const { altText, focalPoint, folder, version } = before
        if (altText !== undefined || focalPoint !== undefined)
          await describeAsset(scope, nounId, { altText, focalPoint }, batchId)
        if (folder !== undefined) {
          await putInFolder(scope, [nounId], folder?.id ?? null)
          await recordChange(scope, batchId, fileLog, { nounId, before: after, after: before })
        }
        if (version !== undefined && !(await showAgain(scope, current, version))) return fail('change-superseded')
        if (version !== undefined) {
          scope.afterCommit(() => served.forget(scope.websiteId, nounId))
          await recordChange(scope, batchId, fileLog, { nounId, before: after, after: before })
        }
      }
      return succeed(undefined)
    },
  }
}

/** Whether a file still has what a change gave it. */
function isStillAs(current: AssetRow, before: FileSnapshot, after: FileSnapshot): boolean {
  const { altText, focalPoint, folder, version } = after
  return (
    (before.filename === after.filename || current.filename === after.filename) &&
    (altText === undefined || current.alt_text === altText) &&
    (focalPoint === undefined || (current.focal_x === focalPoint.x && current.focal_y === focalPoint.y)) &&
    (folder === undefined || current.folder_id === (folder?.id ?? null)) &&
    (version === undefined || current.version === version)
  )
}

/** Shows an earlier picture of an asset. @returns false when it is not kept any more */
async function showAgain(scope: ChangeScope, asset: AssetRow, version: string): Promise<boolean> {
  const kept = (await listVersions(scope, asset.id)).find((one) => one.version === version)
  if (!kept) return false
  await showContent(scope, asset, { ...kept, content_hash: kept.content_hash.split(' ')[0]! })
  return true
}
