import type { Selectable } from 'kysely'
import type { Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'

export type DownloadFileRow = Selectable<Tables['download_files']>

/** Inserts a file whose bytes are in the file store. */
export async function insertDownloadFile(
  { database, websiteId }: Scope,
  file: Pick<DownloadFileRow, 'id' | 'filename' | 'bytes'> & { readonly storageKey: string },
): Promise<void> {
  const { id, filename, bytes, storageKey } = file
  await database
    .insertInto('download_files')
    .values({ website_id: websiteId, id, filename, bytes, storage_key: storageKey, created_at: Date.now() })
    .execute()
}

/** The website's files for sale, by id; unknown ones are left out. */
export async function readDownloadFiles(
  { database, websiteId }: Scope,
  fileIds: readonly string[],
): Promise<Map<string, DownloadFileRow>> {
  if (fileIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('download_files')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...new Set(fileIds)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
