import type { ChangeScope, Scope } from '#server/scope.ts'
import { formatDate } from '#shared/dates/format.ts'
import { fail } from '#shared/http/failure.ts'
import { runImportJob, undoImportJob } from './jobs.ts'

/** An import without activity for this long has stopped. */
export const STILL_MILLISECONDS = 20_000

/**
 * One import of a website runs at a time. The website's row is locked, so that of two parallel starts one sees the
 * other.
 */
export async function takeLane(
  scope: ChangeScope,
  importId: string,
): Promise<ReturnType<typeof fail<'import-running' | 'import-not-found'>> | null> {
  const { database, websiteId } = scope
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
    ...(await whenItGoesOn(scope, running)),
  })
}

/**
 * Since when an import has been running, in the site's time; for a stopped one, the minutes until a server resumes it.
 */
async function whenItGoesOn(
  scope: ChangeScope,
  running: { readonly id: string; readonly started_at: number | null; readonly touched_at: number },
): Promise<{ since: string; minutes: number }> {
  const now = Date.now()
  const { timeZone } = await scope.settings()
  const job = await scope.database
    .selectFrom('jobs')
    .select('run_at')
    .where('website_id', '=', scope.websiteId)
    .where('kind', '=', runImportJob.kind)
    .where('payload', '=', runImportJob.payload.write({ importId: running.id }))
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  const isStill = now - running.touched_at > STILL_MILLISECONDS
  const wait = job && isStill ? Math.max(0, job.run_at - now) : 0
  return {
    since: formatDate(running.started_at ?? now, { locale: 'en-US', timeZone }, 'time'),
    minutes: Math.ceil(wait / 60_000),
  }
}

/** An import whose job has failed no longer blocks others; what it has imported stays, and can be undone. */
async function endIfAbandoned(
  database: ChangeScope['database'],
  websiteId: string,
  importId: string,
): Promise<boolean> {
  const job = await database
    .selectFrom('jobs')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('kind', 'in', [runImportJob.kind, undoImportJob.kind])
    .where('payload', '=', runImportJob.payload.write({ importId }))
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  if (job) return false
  await database
    .updateTable('imports')
    .set({
      state: 'done',
      lane: null,
      finished_at: Date.now(),
      failure: 'The import stopped before it finished. Import the file again to continue.',
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', importId)
    .execute()
  return true
}

/** The import of a website that has begun and has had no activity for a while. */
export async function findStopped({ database, websiteId }: Scope) {
  return database
    .selectFrom('imports')
    .select(['id', 'filename', 'position', 'total', 'state'])
    .where('website_id', '=', websiteId)
    .where('lane', 'is not', null)
    .where('state', 'in', ['running', 'undoing'])
    .where('touched_at', '<', Date.now() - STILL_MILLISECONDS)
    .executeTakeFirst()
}
