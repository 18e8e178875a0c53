import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { displayName } from '#shared/files/asset-url.ts'
import { uploadLimits } from '#shared/files/limits.ts'
import * as contracts from '#shared/files/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { type FindAssetUses, findAsset, listAssets, toAsset } from './asset-store.ts'
import { deleteAsset } from './delete-asset.ts'
import { createMediaAssets } from './media-assets.ts'
import { receiveFile } from './receive-file.ts'
import { saveAsset } from './save-asset.ts'
import { serveMedia } from './serve-media.ts'

/**
 * Pictures: served to everyone, uploaded and managed by owners.
 * @param usesOf what shows an asset: only the nouns know
 */
export function fileRoutes(services: Services, usesOf: FindAssetUses): void {
  const { serve, database, worker } = services
  const mediaAssets = createMediaAssets(database)
  serveMedia(services, mediaAssets)

  serve(contracts.uploadFile, async ({ request, website }) => {
    const received = await receiveFile(request)
    if (!received.ok) return received
    const saved = await saveAsset(services, reading(services, website), received.value)
    if (!saved.ok) return saved
    worker.wake()
    return succeed({ asset: saved.value })
  })

  serve(contracts.listFiles, async ({ website, query }) => succeed(await listAssets(reading(services, website), query)))

  serve(contracts.renameFile, async ({ website, parameters, body }) => {
    await database
      .updateTable('assets')
      .set({ filename: displayName(body.filename, uploadLimits.filename) })
      .where('website_id', '=', website.id)
      .where('id', '=', parameters.assetId)
      .execute()
    mediaAssets.forget(website.id, parameters.assetId)
    const row = await findAsset(reading(services, website), parameters.assetId)
    return row ? succeed({ asset: toAsset(row) }) : fail('file-not-found')
  })

  serve(contracts.deleteFile, async ({ website, staff, parameters }) => {
    const outcome = await changing(services, website, staff, (scope) => deleteAsset(scope, parameters.assetId, usesOf))
    if (!outcome.ok) return outcome
    mediaAssets.forget(website.id, parameters.assetId)
    return outcome
  })
}
