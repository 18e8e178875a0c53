import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { mediaKinds } from '#shared/files/media-kinds.ts'
import * as contracts from '#shared/files/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { type FindAssetUses, findAsset } from './asset-store.ts'
import { deleteAsset } from './delete-asset.ts'
import type { FileAudience } from './file-audience.ts'
import { findFolder } from './folder-store.ts'
import { type FindShownByWebsite, listAssets } from './list-assets.ts'
import { receiveFile, receiveStream } from './receive-file.ts'
import { renameAsset } from './rename-asset.ts'
import { saveAsset } from './save-asset.ts'
import { saveMedia } from './save-media.ts'
import { serveMedia } from './serve-media.ts'

/**
 * Pictures: served to everyone, uploaded and managed by owners.
 * @param usesOf what shows an asset: only the nouns know
 * @param audienceOf who may open a file that is no picture
 */
export function fileRoutes(
  services: Services,
  {
    usesOf,
    shownByWebsite,
    audienceOf,
  }: {
    readonly usesOf: FindAssetUses
    readonly shownByWebsite: FindShownByWebsite
    readonly audienceOf: FileAudience
  },
): void {
  const { serve, worker, mediaAssets } = services
  serveMedia(services, mediaAssets, audienceOf)

  serve(contracts.uploadFileCall, async ({ request, website, query }) => {
    const received = await receiveFile(request)
    if (!received.ok) return received
    const scope = reading(services, website)
    // A folder that was deleted meanwhile does not refuse the file.
    const folder = query.folder ? await findFolder(scope, query.folder) : null
    const saved = await saveAsset(services, scope, { ...received.value, ...(folder && { folderId: folder.id }) })
    if (!saved.ok) return saved
    worker.wake()
    return succeed({ asset: saved.value })
  })

  serve(contracts.uploadMediaCall, async ({ request, website, parameters }) => {
    const { kind } = parameters
    const saved = await saveMedia(
      services,
      reading(services, website),
      (keep) => receiveStream(request, mediaKinds[kind].bytes, keep),
      kind,
    )
    return saved.ok ? succeed({ asset: saved.value }) : saved
  })

  serve(contracts.listFilesCall, async ({ website, query }) =>
    succeed(await listAssets(reading(services, website), query, shownByWebsite)),
  )

  serve(contracts.getFileUsesCall, async ({ website, parameters: { assetId } }) => {
    const scope = reading(services, website)
    return (await findAsset(scope, assetId)) ? succeed({ uses: await usesOf(scope, assetId) }) : fail('file-not-found')
  })

  serve(contracts.renameFileCall, (call) => {
    const wanted = { ...call.parameters, ...call.body }
    return ownerChange(
      services,
      call,
      (scope, batchId) => renameAsset(scope, mediaAssets, wanted, batchId),
      (asset, batchId) => ({ asset, batchId }),
    )
  })

  serve(contracts.deleteFileCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => deleteAsset(scope, { served: mediaAssets, usesOf }, call.parameters.assetId, batchId),
      () => ({}),
    ),
  )
}
