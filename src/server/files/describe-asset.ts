import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Asset } from '#shared/files/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { findAsset, toAsset } from './asset-store.ts'
import { fileLog } from './change-log.ts'

export interface Description {
  readonly altText?: string | undefined
  readonly focalPoint?: Asset['focalPoint'] | undefined
}

/**
 * Changes the words of a picture in the library: pages show them wherever it has none of its own.
 * @returns the asset, and whether anything is different
 */
export async function describeAsset(
  scope: ChangeScope,
  assetId: string,
  { altText, focalPoint }: Description,
  batchId: string,
): Promise<Result<{ asset: Asset; isChanged: boolean }, 'file-not-found'>> {
  const row = await findAsset(scope, assetId)
  if (!row || row.width === null) return fail('file-not-found')
  const before = toAsset(row)
  const isNewText = altText !== undefined && altText !== before.altText
  const isNewPoint =
    focalPoint !== undefined && (focalPoint.x !== before.focalPoint.x || focalPoint.y !== before.focalPoint.y)
  const asset = {
    ...before,
    ...(isNewText && { altText }),
    ...(isNewPoint && { focalPoint }),
  }
  if (!isNewText && !isNewPoint) return succeed({ asset, isChanged: false })
  await scope.database
    .updateTable('assets')
    .set({ alt_text: asset.altText, focal_x: asset.focalPoint.x, focal_y: asset.focalPoint.y })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', assetId)
    .execute()
  await scope.raiseVersion()
  const factsOf = (one: Asset) => ({
    filename: one.filename,
    ...(isNewText && { altText: one.altText }),
    ...(isNewPoint && { focalPoint: one.focalPoint }),
  })
  await recordChange(scope, batchId, fileLog, { nounId: assetId, before: factsOf(before), after: factsOf(asset) })
  return succeed({ asset, isChanged: true })
}
