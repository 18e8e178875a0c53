import { recordChange } from '#server/changes/record-change.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type FindAssetUses, findAsset } from './asset-store.ts'
import { fileLog } from './change-log.ts'
import { removeFilesJob } from './jobs.ts'
import type { MediaAssets } from './media-asset.ts'
import { filesOf, listVersions } from './version-store.ts'

/**
 * Deletes an unused asset in the caller's transaction. A job deletes its bytes after the commit, so that they are
 * neither lost when the change fails nor left behind when the file store is unavailable.
 */
export async function deleteAsset(
  scope: ChangeScope,
  { served, usesOf }: { readonly served: Pick<MediaAssets, 'forget'>; readonly usesOf: FindAssetUses },
  assetId: string,
  batchId: string,
): Promise<Result<void, 'file-not-found' | 'file-in-use'>> {
  const row = await findAsset(scope, assetId)
  if (!row) return fail('file-not-found')
  const uses = await usesOf(scope, assetId)
  if (uses.length > 0) return fail('file-in-use', { uses })
  const contents = [row, ...(await listVersions(scope, assetId))]
  await scope.database
    .deleteFrom('assets')
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', assetId)
    .execute()
  await scope.enqueue(removeFilesJob, { keys: contents.flatMap((content) => filesOf(row, content)) })
  scope.afterCommit(() => served.forget(scope.websiteId, assetId))
  await recordChange(scope, batchId, fileLog, { nounId: assetId, before: { filename: row.filename }, after: null })
  return succeed(undefined)
}

/** The job that deletes bytes; deleting missing ones is no error, so it can run twice. */
export function removeFilesHandler({ files }: Pick<Services, 'files'>): JobHandler<typeof removeFilesJob> {
  return async ({ payload }) => {
    for (const key of payload.keys) await files.remove(key)
  }
}
