import { newBatchId } from '#server/changes/record-change.ts'
import { productLimitIn } from '#server/products/product-limit.ts'
import type { ChangeScope } from '#server/stores.ts'
import { formatDate } from '#shared/dates/format.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { fetchPicturesJob } from './fetch-pictures.ts'
import { removeImport } from './forget-import.ts'
import { choicesOf, findImport, type ImportChoices } from './import-store.ts'
import { CHECK_IMPORT, importJob, RUN_IMPORT, UNDO_IMPORT } from './jobs.ts'
import { raisedLimit, raisesLimit } from './load-import.ts'

// What an owner can do with an import: start it, take it back, throw it away, try its pictures again. Each is a step in
// the caller's transaction; the long work is a job.

/** Starts a checked import. @param runAt when a worker takes it up, for whoever does it by hand meanwhile */
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
      failure: null,
    })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', importId)
    .where('state', '=', 'checked')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return fail('import-not-ready')
  await raiseLimit(scope, importId)
  await scope.enqueue({ ...importJob(RUN_IMPORT, importId), runAt })
  return succeed(undefined)
}

/** Decides how a checked file is imported; its dry run runs again. */
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
      choices: JSON.stringify({ ...choicesOf(record), ...decided }),
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
  await scope.enqueue(importJob(CHECK_IMPORT, importId))
  return succeed(undefined)
}

/** Begins to take an import back. */
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
      failure: null,
      choices: JSON.stringify({ ...choicesOf(record), keepsChanged }),
    })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', importId)
    .execute()
  await scope.enqueue(importJob(UNDO_IMPORT, importId))
  return succeed(undefined)
}

/** Throws a dry run away. */
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

/** Has the pictures fetched again that could not be. */
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
  await scope.enqueue(fetchPicturesJob(importId))
  return succeed(undefined)
}

/** Lets store pages hold what the owner has said that they hold. It stays when the import is undone: it takes nothing away. */
async function raiseLimit(scope: ChangeScope, importId: string): Promise<void> {
  const record = (await findImport(scope, importId))!
  if (!raisesLimit(record, choicesOf(record))) return
  const limit = await productLimitIn(scope, raisedLimit(record.total))
  await scope.database.updateTable('websites').set({ product_limit: limit }).where('id', '=', scope.websiteId).execute()
}

/** An import that nobody has touched for so long has stopped. */
const STILL_MILLISECONDS = 20_000

/** One import of a website runs at a time. The website's row is locked, so that of two that start one sees the other. */
async function takeLane(
  { database, websiteId }: ChangeScope,
  importId: string,
): Promise<ReturnType<typeof fail<'import-running' | 'import-not-found'>> | null> {
  await database
    .updateTable('websites')
    .set((set) => ({ version: set.ref('version') }))
    .where('id', '=', websiteId)
    .execute()
  const rows = await database
    .selectFrom('imports')
    .select(['id', 'lane', 'filename', 'position', 'total', 'started_at', 'touched_at'])
    .where('website_id', '=', websiteId)
    .where((where) => where.or([where('lane', 'is not', null), where('id', '=', importId)]))
    .execute()
  if (!rows.some(({ id }) => id === importId)) return fail('import-not-found')
  const running = rows.find(({ lane }) => lane !== null)
  if (!running || (await endIfAbandoned(database, websiteId, running.id))) return null
  return fail('import-running', {
    importId: running.id,
    filename: running.filename,
    position: running.position,
    total: running.total,
    ...(await whenItGoesOn(database, websiteId, running)),
  })
}

/** Since when an import runs, in the site's time; where it has stopped, in how many minutes a server takes it up. */
async function whenItGoesOn(
  database: ChangeScope['database'],
  websiteId: string,
  running: { readonly id: string; readonly started_at: number | null; readonly touched_at: number },
): Promise<{ since: string; minutes: number }> {
  const now = Date.now()
  const website = await database
    .selectFrom('websites')
    .select('settings')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  const { timeZone } = JSON.parse(website.settings)
  const job = await database
    .selectFrom('jobs')
    .select('run_at')
    .where('website_id', '=', websiteId)
    .where('payload', '=', JSON.stringify(importJob(RUN_IMPORT, running.id).payload))
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  const isStill = now - running.touched_at > STILL_MILLISECONDS
  const wait = job && isStill ? Math.max(0, job.run_at - now) : 0
  return {
    since: formatDate(running.started_at ?? now, { locale: 'en-US', timeZone }, 'time'),
    minutes: Math.ceil(wait / 60_000),
  }
}

/** An import whose job has given up for good makes room; what it has done stays, and can be taken back. */
async function endIfAbandoned(
  database: ChangeScope['database'],
  websiteId: string,
  importId: string,
): Promise<boolean> {
  const job = await database
    .selectFrom('jobs')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('kind', 'in', [RUN_IMPORT, UNDO_IMPORT])
    .where('payload', '=', JSON.stringify(importJob(RUN_IMPORT, importId).payload))
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  if (job) return false
  await database
    .updateTable('imports')
    .set({
      state: 'done',
      lane: null,
      finished_at: Date.now(),
      failure: 'It stopped before its end. Import the file again to go on.',
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', importId)
    .execute()
  return true
}
