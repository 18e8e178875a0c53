import { newBatchId } from '#server/changes/record-change.ts'
import { productLimitIn } from '#server/collections/product-limit.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { hasPosts } from '#shared/imports/formats.ts'
import { type ImportChoices, importChoices, importSentences } from './documents.ts'
import { forgetFile, removeImport } from './forget-import.ts'
import { findImport } from './import-store.ts'
import { checkImportJob, fetchPicturesJob, runImportJob, undoImportJob } from './jobs.ts'
import { raisedLimit, raisesLimit } from './load-import.ts'
import { takeLane } from './take-lane.ts'

// The owner's actions on an import: start, undo, discard, retry its pictures. Each is a step in the caller's
// transaction; the long work is a job.

/** Starts a checked import. @param runAt when a worker may start, for callers who run it themselves */
export async function startImport(
  scope: ChangeScope,
  importId: string,
  runAt = Date.now(),
): Promise<Result<void, 'import-not-found' | 'import-not-ready' | 'import-running'>> {
  const taken = await takeLane(scope, importId)
  if (taken) return taken
  const { numUpdatedRows } = await scope.database
    .updateTable('imports')
    .set({
      state: 'running',
      lane: 'running',
      position: 0,
      started_at: Date.now(),
      batch_id: newBatchId(),
      touched_at: Date.now(),
      failure: null,
    })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', importId)
    .where('state', '=', 'checked')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return fail('import-not-ready')
  await raiseLimit(scope, importId)
  await scope.enqueue(runImportJob, { importId }, { runAt })
  return succeed(undefined)
}

/** Stores decisions about a checked file; its dry run runs again. */
export async function decideImport(
  scope: ChangeScope,
  importId: string,
  decided: Pick<ImportChoices, 'makesPages' | 'raisesLimit' | 'encoding'>,
): Promise<Result<void, 'import-not-found' | 'import-not-ready'>> {
  const record = await findImport(scope, importId)
  if (!record) return fail('import-not-found')
  const { numUpdatedRows } = await scope.database
    .updateTable('imports')
    .set({
      state: 'checking',
      position: 0,
      total: 0,
      notices: '[]',
      new_categories: '[]',
      failure: null,
      choices: importChoices.write({ ...importChoices.read(record.choices), ...decided }),
    })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', importId)
    .where('state', 'in', ['checked', 'failed'])
    .where('storage_key', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return fail('import-not-ready')
  await scope.database
    .deleteFrom('import_rows')
    .where('website_id', '=', scope.websiteId)
    .where('import_id', '=', importId)
    .execute()
  await scope.enqueue(checkImportJob, { importId })
  return succeed(undefined)
}

/**
 * Stops a running import after the products that are imported. The transaction of a batch locks the import's row: this
 * one waits for it, and the next batch finds that the import has ended.
 */
export async function stopImport(
  scope: ChangeScope,
  importId: string,
): Promise<Result<void, 'import-not-found' | 'import-not-ready'>> {
  const before = await findImport(scope, importId)
  const record = await scope.database
    .updateTable('imports')
    .set({ state: 'done', lane: null, finished_at: Date.now(), storage_key: null })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', importId)
    .where('state', '=', 'running')
    .returning(['position', 'total', 'notices', 'format'])
    .executeTakeFirst()
  if (!record) return fail(before ? 'import-not-ready' : 'import-not-found')
  const count = (number: number) => number.toLocaleString('en-US')
  const notice = `Stopped after ${count(record.position)} of ${count(record.total)} ${hasPosts(record.format) ? 'posts and pages' : 'products'}. Import the file again to continue.`
  await scope.database
    .updateTable('imports')
    .set({ notices: importSentences.write([notice, ...importSentences.read(record.notices)]) })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', importId)
    .execute()
  if (before) await forgetFile(scope, before)
  await scope.enqueue(fetchPicturesJob, { importId })
  return succeed(undefined)
}

/** Starts undoing an import. */
export async function beginUndo(
  scope: ChangeScope,
  importId: string,
  keepsChanged = false,
): Promise<Result<void, 'import-not-found' | 'import-not-undoable' | 'import-running'>> {
  const taken = await takeLane(scope, importId)
  if (taken) return taken
  const record = await findImport(scope, importId)
  const batch = await scope.database
    .selectFrom('change_batches')
    .select('undone_at')
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', record?.batch_id ?? '')
    .executeTakeFirst()
  if (record?.state !== 'done' || batch?.undone_at !== null) return fail('import-not-undoable')
  await scope.database
    .updateTable('imports')
    .set({
      state: 'undoing',
      lane: 'running',
      position: 0,
      touched_at: Date.now(),
      failure: null,
      choices: importChoices.write({ ...importChoices.read(record.choices), keepsChanged }),
    })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', importId)
    .execute()
  await scope.enqueue(undoImportJob, { importId })
  return succeed(undefined)
}

/** Discards a dry run. */
export async function discardImport(
  scope: ChangeScope,
  importId: string,
): Promise<Result<Record<never, never>, 'import-not-found' | 'import-not-ready'>> {
  const record = await findImport(scope, importId)
  if (!record) return fail('import-not-found')
  if (!['checking', 'checked', 'failed'].includes(record.state)) return fail('import-not-ready')
  await removeImport(scope, record)
  return succeed({})
}

/** Retries the pictures that failed. */
export async function retryPictures(
  scope: ChangeScope,
  importId: string,
): Promise<Result<void, 'import-not-found' | 'import-not-ready'>> {
  const record = await findImport(scope, importId)
  if (!record) return fail('import-not-found')
  if (record.state !== 'done') return fail('import-not-ready')
  await scope.database
    .updateTable('import_pictures')
    .set({ state: 'waiting', reason: '' })
    .where('website_id', '=', scope.websiteId)
    .where('import_id', '=', importId)
    .where('state', '=', 'failed')
    .execute()
  await scope.enqueue(fetchPicturesJob, { importId })
  return succeed(undefined)
}

/**
 * Raises the limit of store pages as the owner decided. It stays when the import is undone, because it takes nothing
 * away.
 */
async function raiseLimit(scope: ChangeScope, importId: string): Promise<void> {
  const record = (await findImport(scope, importId))!
  if (!raisesLimit(record, importChoices.read(record.choices))) return
  const limit = await productLimitIn(scope, raisedLimit(record.total))
  await scope.database.updateTable('websites').set({ product_limit: limit }).where('id', '=', scope.websiteId).execute()
}
