import { recordChanges } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Folder } from '#shared/files/library-api.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { findAssets } from './asset-store.ts'
import { fileLog } from './change-log.ts'
import { findFolder, listFolders } from './folder-store.ts'

/**
 * Moves files to a folder of the library, or out of theirs; files that do not exist are left out.
 * @returns how many were somewhere else
 */
export async function moveAssets(
  scope: ChangeScope,
  { assetIds, folderId }: { readonly assetIds: readonly string[]; readonly folderId: string | null },
  batchId: string,
): Promise<Result<number, 'folder-not-found'>> {
  const folder = folderId === null ? null : await findFolder(scope, folderId)
  if (folderId !== null && !folder) return fail('folder-not-found')
  const rows = await findAssets(scope, [...new Set(assetIds)])
  const elsewhere = rows.filter((row) => row.folder_id !== folderId)
  if (elsewhere.length === 0) return succeed(0)
  await putInFolder(
    scope,
    elsewhere.map(({ id }) => id),
    folderId,
  )
  const folders = new Map<string | null, Folder>((await listFolders(scope)).map((one) => [one.id, one]))
  await recordChanges(
    scope,
    batchId,
    fileLog,
    elsewhere.map(({ id, filename, folder_id }) => ({
      nounId: id,
      // The id of a deleted folder is kept: an undo of its deletion finds the file there.
      before: { filename, folder: folders.get(folder_id) ?? (folder_id === null ? null : { id: folder_id, name: '' }) },
      after: { filename, folder },
    })),
  )
  return succeed(elsewhere.length)
}

/** Sets the folder of files, without a log. */
export async function putInFolder(
  { database, websiteId }: ChangeScope,
  assetIds: readonly string[],
  folderId: string | null,
): Promise<void> {
  await database
    .updateTable('assets')
    .set({ folder_id: folderId })
    .where('website_id', '=', websiteId)
    .where('id', 'in', assetIds)
    .execute()
}
