import { removeFilesJob } from '#server/files/jobs.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { ImportRecord } from './import-store.ts'

/** Imports that are kept with their reports; those that can still be undone are kept longer. */
const MOST_IMPORTS = 20
const MOST_UNDOABLE = 200
/** How long another user's dry run is kept. */
const UNUSED_MILLISECONDS = DAY_MILLISECONDS

/**
 * Queues the deletion of an import's file, which is not needed any more; its report stays. Part of the caller's
 * transaction.
 */
export async function forgetFile(
  scope: ChangeScope,
  { storage_key: key }: Pick<ImportRecord, 'storage_key'>,
): Promise<void> {
  if (key !== null) await scope.enqueue(removeFilesJob, { keys: [key] })
}

/**
 * Deletes dry runs that the same owner did not start, and the oldest reports. Another user's dry run stays for a day:
 * they may be reading it.
 */
export async function clearAway(scope: ChangeScope): Promise<void> {
  const rows = await scope.database
    .selectFrom('imports')
    .leftJoin('change_batches', (join) =>
      join
        .onRef('change_batches.website_id', '=', 'imports.website_id')
        .onRef('change_batches.id', '=', 'imports.batch_id'),
    )
    .select(['imports.id', 'imports.state', 'imports.storage_key', 'imports.user_id', 'imports.created_at'])
    .select(['change_batches.id as logged_id', 'change_batches.undone_at'])
    .where('imports.website_id', '=', scope.websiteId)
    .orderBy('imports.id', 'desc')
    .execute()
  const isUnused = ({ state }: (typeof rows)[number]) => ['checking', 'checked', 'failed'].includes(state)
  const isBusy = ({ state }: (typeof rows)[number]) => state === 'running' || state === 'undoing'
  const canUndo = (row: (typeof rows)[number]) => row.logged_id !== null && row.undone_at === null
  const isOwn = (row: (typeof rows)[number]) => row.user_id === scope.userId
  const isLeft = ({ created_at: at }: (typeof rows)[number]) => Date.now() - at > UNUSED_MILLISECONDS
  const old = rows.filter((row, place) =>
    isUnused(row) ? isOwn(row) || isLeft(row) : place >= (canUndo(row) ? MOST_UNDOABLE : MOST_IMPORTS) && !isBusy(row),
  )
  for (const row of old) await removeImport(scope, row)
}

/** Deletes an import with its report and its file; imported products stay. */
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
