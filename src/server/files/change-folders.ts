import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Folder } from '#shared/files/library-api.ts'
import { folderLimits } from '#shared/files/limits.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type FolderSnapshot, folderLog } from './change-log.ts'
import { findFolder, insertFolder, listFolders, removeFolder, updateFolder } from './folder-store.ts'

export async function createFolder(
  scope: ChangeScope,
  name: string,
  batchId: string,
): Promise<Result<Folder, 'folder-exists' | 'folder-limit'>> {
  const folders = await listFolders(scope)
  if (folders.length >= folderLimits.most) return fail('folder-limit')
  if (isTaken(folders, name)) return fail('folder-exists', { name })
  const folder = { id: newId(), name }
  await insertFolder(scope, folder)
  await recordChange(scope, batchId, folderLog, { nounId: folder.id, before: null, after: { name } })
  return succeed(folder)
}

/** Renames a folder. @returns the folder, and whether it is another name */
export async function renameFolder(
  scope: ChangeScope,
  { folderId, name }: { readonly folderId: string; readonly name: string },
  batchId: string,
): Promise<Result<{ folder: Folder; isChanged: boolean }, 'folder-exists' | 'folder-not-found'>> {
  const before = await findFolder(scope, folderId)
  if (!before) return fail('folder-not-found')
  if (before.name === name) return succeed({ folder: before, isChanged: false })
  const others = (await listFolders(scope)).filter(({ id }) => id !== folderId)
  if (isTaken(others, name)) return fail('folder-exists', { name })
  const folder = { id: folderId, name }
  await updateFolder(scope, folder)
  await recordChange(scope, batchId, folderLog, { nounId: folderId, before: { name: before.name }, after: { name } })
  return succeed({ folder, isChanged: true })
}

/**
 * Deletes a folder. Its files keep its id, which is no folder any more: a hundred thousand of them cost nothing, and an
 * undo finds them in it again.
 */
export async function deleteFolder(
  scope: ChangeScope,
  folderId: string,
  batchId: string,
): Promise<Result<void, 'folder-not-found'>> {
  const before = await findFolder(scope, folderId)
  if (!before) return fail('folder-not-found')
  await removeFolder(scope, folderId)
  await recordChange(scope, batchId, folderLog, { nounId: folderId, before: { name: before.name }, after: null })
  return succeed(undefined)
}

const isTaken = (folders: readonly Folder[], name: string) =>
  folders.some((folder) => folder.name.toLowerCase() === name.toLowerCase())

/** Gives folders their former names, and brings deleted ones back with their files. */
export const undoFolders: Undoer<FolderSnapshot> = {
  log: folderLog,
  permissions: ['files.write'],
  async undo(scope, changes, { batchId }) {
    for (const { nounId, before, after } of changes) {
      const current = await findFolder(scope, nounId)
      if ((current?.name ?? null) !== (after?.name ?? null)) return fail('change-superseded')
      if (before === null) {
        const deleted = await deleteFolder(scope, nounId, batchId)
        if (!deleted.ok) return fail('change-superseded')
      } else if (current) {
        const renamed = await renameFolder(scope, { folderId: nounId, name: before.name }, batchId)
        if (!renamed.ok) return fail('change-superseded')
      } else {
        const folders = await listFolders(scope)
        if (isTaken(folders, before.name) || folders.length >= folderLimits.most) return fail('change-superseded')
        await insertFolder(scope, { id: nounId, name: before.name })
        await recordChange(scope, batchId, folderLog, { nounId, before: null, after: before })
      }
    }
    return succeed(undefined)
  },
}
