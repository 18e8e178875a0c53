import { sql } from 'kysely'
import { prepareQuery } from '#server/database/prepare-query.ts'
import type { DeepReadonly } from '#server/database/stored-document.ts'
import { newId } from '#server/identifiers.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import type { JobDefinition } from './define-job.ts'

export interface EnqueueOptions {
  /** An id for taking the job back with `withdraw`; absent: generated. */
  readonly id?: string
  /** Milliseconds since 1970; absent: now. */
  readonly runAt?: number
  /** While a job of this kind with the same key waits or runs, a second one is not added. */
  readonly uniqueKey?: string
}

/** Adds a job with its payload to the queue of a website. @returns the id of the job */
export type Enqueue = <Payload>(
  job: JobDefinition<Payload>,
  payload: DeepReadonly<NoInfer<Payload>>,
  options?: EnqueueOptions,
) => Promise<string>

/**
 * Queues work that must not be lost, in the transaction of its cause; a worker of any node does it after the commit.
 * @returns the job's id, or the id of the one that already waits or runs under the same key
 */
export function enqueue<Payload>(
  database: DatabaseQueries,
  websiteId: string,
  job: JobDefinition<Payload>,
  payload: DeepReadonly<NoInfer<Payload>>,
  options: EnqueueOptions = {},
): Promise<string> {
  return enqueueStored(database, websiteId, { ...options, kind: job.kind, payload: job.payload.write(payload) })
}

/** A job with a stored payload. */
export interface StoredJob extends EnqueueOptions {
  readonly kind: string
  readonly payload: string
}

/** Adds a job with its stored payload: for a retry, even if this version cannot read it. */
export async function enqueueStored(database: DatabaseQueries, websiteId: string, job: StoredJob): Promise<string> {
  const id = job.id ?? newId()
  const now = Date.now()
  for (;;) {
    const { numAffectedRows } = await write(database, {
      websiteId,
      id,
      kind: job.kind,
      payload: job.payload,
      uniqueKey: job.uniqueKey ?? null,
      runAt: job.runAt ?? now,
      now,
    })
    if (numAffectedRows === 1n) return id
    const earlier = await findUnfinished(database, websiteId, job)
    if (earlier) return earlier.id
    // The conflicting job finished between the two statements: now it can be added.
    if (job.uniqueKey === undefined) throw new Error('There is a job with this id already.')
  }
}

interface WaitingJob {
  websiteId: string
  id: string
  kind: string
  payload: string
  uniqueKey: string | null
  runAt: number
  now: number
}

const write = prepareQuery((database, job: WaitingJob) =>
  database
    .insertInto('jobs')
    .values({
      website_id: job.websiteId,
      id: job.id,
      kind: job.kind,
      payload: job.payload,
      unique_key: job.uniqueKey,
      state: 'waiting',
      run_at: job.runAt,
      attempts: 0,
      created_at: job.now,
    })
    .onConflict((conflict) => conflict.doNothing()),
)

/**
 * The jobs among which a key is unique, as in the condition of the index of keys: SQLite does not find it with bound
 * values.
 */
export const unfinished = sql<boolean>`"state" in ('waiting', 'running')`

function findUnfinished(database: DatabaseQueries, websiteId: string, { kind, uniqueKey }: StoredJob) {
  return database
    .selectFrom('jobs')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .where('unique_key', '=', uniqueKey ?? '')
    .where(unfinished)
    .executeTakeFirst()
}

/** Takes back a job that has not begun, because its work is settled. */
export async function withdraw(database: DatabaseQueries, websiteId: string, jobId: string): Promise<void> {
  await remove(database, { websiteId, jobId })
}

const remove = prepareQuery((database, values: { websiteId: string; jobId: string }) =>
  database
    .deleteFrom('jobs')
    .where('website_id', '=', values.websiteId)
    .where('id', '=', values.jobId)
    .where('state', '=', 'waiting'),
)

/** Lets the waiting job with a key run at a time, if it would run later. */
export async function hasten(
  database: DatabaseQueries,
  websiteId: string,
  { kind }: Pick<JobDefinition, 'kind'>,
  { uniqueKey, runAt }: Required<Pick<EnqueueOptions, 'uniqueKey' | 'runAt'>>,
): Promise<void> {
  await runEarlier(database, { websiteId, kind, uniqueKey, runAt })
}

interface Hastened {
  websiteId: string
  kind: string
  uniqueKey: string
  runAt: number
}

const runEarlier = prepareQuery((database, values: Hastened) =>
  database
    .updateTable('jobs')
    .set({ run_at: values.runAt })
    .where('website_id', '=', values.websiteId)
    .where('kind', '=', values.kind)
    .where('unique_key', '=', values.uniqueKey)
    .where(unfinished)
    .where('state', '=', 'waiting')
    .where('run_at', '>', values.runAt),
)
