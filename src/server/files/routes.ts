import { inTransaction } from '#server/database/transaction.ts'
import type { Services } from '#server/services.ts'
import { displayName } from '#shared/files/asset-url.ts'
import { uploadLimits } from '#shared/files/limits.ts'
import * as contracts from '#shared/files/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { type AssetScope, type FindAssetUses, findAsset, listAssets, toAsset } from './asset-store.ts'
import { deleteAsset } from './delete-asset.ts'
import { createMediaAssets } from './media-assets.ts'
import { receiveFile } from './receive-file.ts'
import { saveAsset } from './save-asset.ts'
import { serveMedia } from './serve-media.ts'

/**
 * Pictures: served to everyone, uploaded and kept in order by owners.
 * @param usesOf what shows an asset: only the nouns know
 */
export function fileRoutes(services: Services, usesOf: FindAssetUses): void {
  const { serve, database, worker } = services
  const mediaAssets = createMediaAssets(database)
  const here = (website: { id: string }): AssetScope => ({ database, websiteId: website.id })
  serveMedia(services, mediaAssets)

  serve(contracts.uploadFile, async ({ request, website }) => {
    const received = await receiveFile(request)
    if (!received.ok) return received
    const saved = await saveAsset(services, here(website), received.value)
    if (!saved.ok) return saved
    worker.wake()
    return succeed({ asset: saved.value })
  })

  serve(contracts.listFiles, async ({ website, query }) => succeed(await listAssets(here(website), query)))

  serve(contracts.renameFile, async ({ website, parameters, body }) => {
    await database
      .updateTable('assets')
      .set({ filename: displayName(body.filename, uploadLimits.filename) })
      .where('website_id', '=', website.id)
      .where('id', '=', parameters.assetId)
      .execute()
    mediaAssets.forget(website.id, parameters.assetId)
    const row = await findAsset(here(website), parameters.assetId)
    return row ? succeed({ asset: toAsset(row) }) : fail('file-not-found')
  })

  serve(contracts.deleteFile, async ({ website, parameters }) => {
    const outcome = await inTransaction(database, (transaction) =>
      deleteAsset({ database: transaction, websiteId: website.id }, parameters.assetId, usesOf),
    )
    if (!outcome.ok) return outcome
    mediaAssets.forget(website.id, parameters.assetId)
    worker.wake()
    return outcome
  })
}
