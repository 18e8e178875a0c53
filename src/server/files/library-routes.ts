import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as contracts from '#shared/files/library-api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { findAsset } from './asset-store.ts'
import { createFolder, deleteFolder, renameFolder } from './change-folders.ts'
import { describeAsset } from './describe-asset.ts'
import { listFolders } from './folder-store.ts'
import { moveAssets } from './move-assets.ts'
import { receiveFile } from './receive-file.ts'
import { prepareReplacement, replaceAsset } from './replace-asset.ts'

/** The library of the owner: words and folders of files, and replacing a picture. */
export function libraryRoutes(services: Services): void {
  const { serve, mediaAssets } = services

  serve(contracts.describeFileCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => describeAsset(scope, call.parameters.assetId, call.body, batchId),
      ({ asset, isChanged }, batchId) => ({ asset, batchId: isChanged ? batchId : null }),
    ),
  )

  serve(contracts.replaceFileCall, async (call) => {
    const { request, website } = call
    const { assetId } = call.parameters
    const received = await receiveFile(request)
    if (!received.ok) return received
    if (!(await findAsset(reading(services, website), assetId))?.width) return fail('file-not-found')
    const content = await prepareReplacement(services, website.id, assetId, received.value)
    if (!content.ok) return content
    return ownerChange(
      services,
      call,
      (scope, batchId) => replaceAsset(scope, mediaAssets, { assetId, content: content.value }, batchId),
      ({ asset, isChanged }, batchId) => ({ asset, batchId: isChanged ? batchId : null }),
    )
  })

  serve(contracts.moveFilesCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => moveAssets(scope, call.body, batchId),
      (moved, batchId) => ({ moved, batchId: moved > 0 ? batchId : null }),
    ),
  )

  serve(contracts.listFoldersCall, async ({ website }) =>
    succeed({ folders: await listFolders(reading(services, website)) }),
  )

  serve(contracts.createFolderCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createFolder(scope, call.body.name, batchId),
      (folder, batchId) => ({ folder, batchId }),
    ),
  )

  serve(contracts.renameFolderCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => renameFolder(scope, { ...call.parameters, ...call.body }, batchId),
      ({ folder, isChanged }, batchId) => ({ folder, batchId: isChanged ? batchId : null }),
    ),
  )

  serve(contracts.deleteFolderCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteFolder(scope, call.parameters.folderId, batchId)),
  )
}
