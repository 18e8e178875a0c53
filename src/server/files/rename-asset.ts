import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { uploadLimits } from '#shared/files/limits.ts'
import type { Asset } from '#shared/files/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { findAsset, toAsset } from './asset-store.ts'
import { displayName } from './asset-url.ts'
import { fileLog } from './change-log.ts'
import type { MediaAssets } from './media-asset.ts'

/** Renames a picture; its old URLs redirect to the new one. */
export async function renameAsset(
  scope: ChangeScope,
  served: Pick<MediaAssets, 'forget'>,
  { assetId, filename: wanted }: { readonly assetId: string; readonly filename: string },
  batchId: string,
): Promise<Result<Asset, 'file-not-found'>> {
  const before = await findAsset(scope, assetId)
  if (!before) return fail('file-not-found')
  const filename = displayName(wanted, uploadLimits.filename)
  if (filename === before.filename) return succeed(toAsset(before))
  await scope.database
    .updateTable('assets')
    .set({ filename })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', assetId)
    .execute()
  scope.afterCommit(() => served.forget(scope.websiteId, assetId))
  await recordChange(scope, batchId, fileLog, {
    nounId: assetId,
    before: { filename: before.filename },
    after: { filename },
  })
  return succeed(toAsset({ ...before, filename }))
}
