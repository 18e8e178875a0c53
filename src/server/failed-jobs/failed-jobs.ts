import { sql } from 'kysely'
import { StoredDocumentError } from '#server/database/stored-document.ts'
import type { JobDefinition } from '#server/jobs/define-job.ts'
import { enqueueStored } from '#server/jobs/enqueue.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { FAILED_JOBS_SHOWN, type FailedJob } from '#shared/failed-jobs/owner-api.ts'

/**
 * Failed jobs, latest first.
 * @param definitions all kinds of jobs
 */
export async function listFailed(
  scope: Scope,
  definitions: readonly JobDefinition[],
): Promise<{ jobs: FailedJob[]; hasMore: boolean }> {
  const rows = await failed(scope)
    .selectAll()
    .orderBy('finished_at', 'desc')
    .orderBy('id')
    .limit(FAILED_JOBS_SHOWN + 1)
    .execute()
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]))
  const jobs: FailedJob[] = []
  for (const row of rows.slice(0, FAILED_JOBS_SHOWN)) {
    jobs.push({
      id: row.id,
      kind: row.kind,
      error: row.error ?? '',
      attempts: row.attempts,
      failedAt: row.finished_at ?? row.created_at,
      subject: await findSubject(scope, byKind.get(row.kind), row.payload),
    })
  }
  return { jobs, hasMore: rows.length > FAILED_JOBS_SHOWN }
}

/** What a job was about; null when that was deleted, or the payload cannot be read: its error says so. */
async function findSubject(
  scope: Scope,
  definition: JobDefinition | undefined,
  stored: string,
): Promise<FailedJob['subject']> {
  if (!definition?.subject) return null
  try {
    return await definition.subject(scope, definition.payload.read(stored))
  } catch (error) {
    if (error instanceof StoredDocumentError) return null
    throw error
  }
}

/**
 * Queues failed jobs again. One whose work is queued under the same key already is deleted: it is done there.
 * @returns the number of jobs that are tried again
 */
export async function retryFailed(scope: ChangeScope, jobIds: readonly string[]): Promise<number> {
  const rows = await failed(scope).selectAll().where('id', 'in', jobIds).execute()
  let retried = 0
  for (const { id, kind, payload, unique_key } of rows) {
    // Of two parallel requests, one does it.
    if ((await forgetFailed(scope, [id])) === 0) continue
    const key = unique_key === null ? {} : { uniqueKey: unique_key }
    await enqueueStored(scope.database, scope.websiteId, { id, kind, payload, ...key })
    retried += 1
  }
  return retried
}

/** @returns the number of deleted jobs */
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
  database.selectFrom('jobs').where('website_id', '=', websiteId).where('state', '=', sql.lit('failed'))
