import { removeFilesJob } from '#server/files/jobs.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** Days before a file is deleted that neither a product nor an order uses: undo may restore it until then. */
const KEPT_DAYS = 30
const AT_ONCE = 500

/**
 * Deletes files that were unused for thirty days: uploads that were never saved, and files that were removed from their
 * product before anyone bought it. A job deletes the bytes after the commit.
 */
export async function removeUnusedFiles(scope: ChangeScope, now: number): Promise<void> {
  const { database, websiteId } = scope
  const unused = () =>
    database
      .selectFrom('download_files as file')
      .where('file.website_id', '=', websiteId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('product_files as place')
              .select('place.id')
              .whereRef('place.website_id', '=', 'file.website_id')
              .whereRef('place.file_id', '=', 'file.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_downloads as download')
              .select('download.id')
              .whereRef('download.website_id', '=', 'file.website_id')
              .whereRef('download.file_id', '=', 'file.id'),
          ),
        ),
      )
  const gone = await unused()
    .select(['file.id', 'file.storage_key'])
    .where('file.unused_since', '<', now - KEPT_DAYS * DAY_MILLISECONDS)
    .limit(AT_ONCE)
    .execute()
  if (gone.length > 0) {
    const ids = gone.map((file) => file.id)
    await database.deleteFrom('download_files').where('website_id', '=', websiteId).where('id', 'in', ids).execute()
    await scope.enqueue(removeFilesJob, { keys: gone.map((file) => file.storage_key) })
  }
  const mark = (since: number | null) =>
    database.updateTable('download_files').set({ unused_since: since }).where('website_id', '=', websiteId)
  // A file that is in use again starts a new waiting time later.
  await mark(null).where('unused_since', 'is not', null).where('id', 'not in', unused().select('file.id')).execute()
  await mark(now).where('unused_since', 'is', null).where('id', 'in', unused().select('file.id')).execute()
}
