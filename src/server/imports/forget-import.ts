import { REMOVE_FILES } from '#server/files/delete-asset.ts'
import type { ChangeScope } from '#server/stores.ts'
import type { ImportRecord } from './import-store.ts'

/** Imports that are kept with their reports. */
const KEPT = 20

/** Has the file of an import removed, which nobody needs any more; its report stays. Part of the transaction that says so. */
export async function forgetFile(
  scope: ChangeScope,
  { storage_key: key }: Pick<ImportRecord, 'storage_key'>,
): Promise<void> {
  if (key !== null) await scope.enqueue({ kind: REMOVE_FILES, payload: { keys: [key] } })
}

/** Dry runs that nobody started, and the oldest reports, make room. */
export async function clearAway(scope: ChangeScope): Promise<void> {
  const rows = await scope.database
    .selectFrom('imports')
    .select(['id', 'state', 'storage_key'])
    .where('website_id', '=', scope.websiteId)
    .orderBy('id', 'desc')
    .execute()
  const isUnused = ({ state }: { state: string }) => state === 'checking' || state === 'checked' || state === 'failed'
  const isBusy = ({ state }: { state: string }) => state === 'running' || state === 'undoing'
  const old = rows.filter((row, place) => isUnused(row) || (place >= KEPT && !isBusy(row)))
  for (const row of old) await removeImport(scope, row)
}

/** Removes an import with its report and its file; what it brought in stays. */
export async function removeImport(
  scope: ChangeScope,
  record: { readonly id: string; readonly storage_key: string | null },
): Promise<void> {
  await forgetFile(scope, record)
  await scope.database
    .deleteFrom('imports')
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', record.id)
    .execute()
}
