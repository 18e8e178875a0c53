import type { ChangeScope, Scope } from '#server/scope.ts'
import { FAILED_JOBS_SHOWN, type FailedJob } from '#shared/failed-jobs/owner-api.ts'

/** What a job of one kind is about, in its owner's words; null where that is gone. */
export type FindSubject = (scope: Scope, payload: unknown) => Promise<FailedJob['subject']>
export type JobSubjects = Readonly<Record<string, FindSubject>>

/** Jobs that were given up, latest first. */
export async function listFailed(
  scope: Scope,
  subjects: JobSubjects,
): Promise<{ jobs: FailedJob[]; hasMore: boolean }> {
  const rows = await failed(scope)
    .selectAll()
    .orderBy('finished_at', 'desc')
    .orderBy('id')
    .limit(FAILED_JOBS_SHOWN + 1)
    .execute()
  const jobs: FailedJob[] = []
  for (const row of rows.slice(0, FAILED_JOBS_SHOWN)) {
    const findSubject = subjects[row.kind]
    jobs.push({
      id: row.id,
      kind: row.kind,
      error: row.error ?? '',
      attempts: row.attempts,
      failedAt: row.finished_at ?? row.created_at,
      subject: findSubject ? await findSubject(scope, JSON.parse(row.payload)) : null,
    })
  }
  return { jobs, hasMore: rows.length > FAILED_JOBS_SHOWN }
}

/**
 * Puts jobs that were given up back among those that wait. One whose work waits under the same key already is forgotten: it
 * is done there.
 * @returns how many are tried again
 */
export async function retryFailed(scope: ChangeScope, jobIds: readonly string[]): Promise<number> {
  const rows = await failed(scope).selectAll().where('id', 'in', jobIds).execute()
  let retried = 0
  for (const { id, kind, payload, unique_key } of rows) {
    // Of two who press at once, one does it.
    if ((await forgetFailed(scope, [id])) === 0) continue
    await scope.enqueue({
      id,
      kind,
      payload: JSON.parse(payload),
      ...(unique_key !== null && { uniqueKey: unique_key }),
    })
    retried += 1
  }
  return retried
}

/** @returns how many were forgotten */
export async function forgetFailed({ database, websiteId }: ChangeScope, jobIds: readonly string[]): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('jobs')
    .where('website_id', '=', websiteId)
    .where('state', '=', 'failed')
    .where('id', 'in', jobIds)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const failed = ({ database, websiteId }: Scope) =>
  database.selectFrom('jobs').where('website_id', '=', websiteId).where('state', '=', 'failed')
