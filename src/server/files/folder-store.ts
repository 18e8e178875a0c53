import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Folder } from '#shared/files/library-api.ts'
import { folderLimits } from '#shared/files/limits.ts'

/** The folders of the library by name. */
export async function listFolders({ database, websiteId }: Scope): Promise<Folder[]> {
  const rows = await database
    .selectFrom('asset_folders')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .limit(folderLimits.most)
    .execute()
  const { compare } = new Intl.Collator('en', { numeric: true })
  return rows.sort((one, other) => compare(one.name, other.name))
}

export async function findFolder({ database, websiteId }: Scope, folderId: string): Promise<Folder | null> {
  const row = await database
    .selectFrom('asset_folders')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .where('id', '=', folderId)
    .executeTakeFirst()
  return row ?? null
}

export async function insertFolder({ database, websiteId }: ChangeScope, { id, name }: Folder): Promise<void> {
  await database
    .insertInto('asset_folders')
    .values({ website_id: websiteId, id, name, created_at: Date.now() })
    .execute()
}

export async function updateFolder({ database, websiteId }: ChangeScope, { id, name }: Folder): Promise<void> {
  await database
    .updateTable('asset_folders')
    .set({ name })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute()
}

export async function removeFolder({ database, websiteId }: ChangeScope, folderId: string): Promise<void> {
  await database.deleteFrom('asset_folders').where('website_id', '=', websiteId).where('id', '=', folderId).execute()
}
