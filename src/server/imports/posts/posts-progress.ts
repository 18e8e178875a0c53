import type { ChangeScope } from '#server/scope.ts'
import { importCounts } from '../documents.ts'
import { forgetFile } from '../forget-import.ts'
import { findImport, type ImportRecord, noCounts } from '../import-store.ts'
import { fetchPicturesJob } from '../jobs.ts'
import { countReports } from '../row-store.ts'
import type { EntryReport } from './post-rows.ts'

/**
 * Claims the next entries for this worker: of two parallel ones, one waits for the other and finds them claimed.
 * @returns false when another worker has them
 */
export async function claimEntries(
  { database, websiteId }: ChangeScope,
  importId: string,
  { position, count }: { readonly position: number; readonly count: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('imports')
    .set({ position: position + count, touched_at: Date.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .where('position', '=', position)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Adds what became of some entries to the counts of an import. */
export async function countEntries(
  change: ChangeScope,
  importId: string,
  reports: readonly EntryReport[],
): Promise<void> {
  const { outcome } = (await findImport(change, importId))!
  const before = outcome === null ? noCounts : importCounts.read(outcome)
  await change.database
    .updateTable('imports')
    .set({ outcome: importCounts.write(countReports(before, reports)) })
    .where('website_id', '=', change.websiteId)
    .where('id', '=', importId)
    .execute()
}

/** An import of posts, pages and redirects has no common noun in the log of changes, as one of products. */
export async function nameBatch({ database, websiteId }: ChangeScope, batchId: string): Promise<void> {
  await database
    .updateTable('change_batches')
    .set({ noun: '' })
    .where('website_id', '=', websiteId)
    .where('id', '=', batchId)
    .where('noun', '<>', '')
    .execute()
}

/** Ends an import; its pictures follow. @param failure why it ended early; null when it is complete */
export async function finishPosts(change: ChangeScope, record: ImportRecord, failure: string | null): Promise<void> {
  await change.database
    .updateTable('imports')
    .set({ state: 'done', lane: null, finished_at: Date.now(), storage_key: null, failure })
    .where('website_id', '=', change.websiteId)
    .where('id', '=', record.id)
    .where('state', '=', 'running')
    .execute()
  await change.enqueue(fetchPicturesJob, { importId: record.id })
  await forgetFile(change, record)
}
