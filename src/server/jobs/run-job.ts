import { StoredDocumentError } from '#server/database/stored-document.ts'
import type { Database, DatabaseQueries } from '#server/tables.ts'
import { DEFAULT_ATTEMPTS, type JobDefinition, type PayloadOf } from './define-job.ts'
import { changeLeased, endLeased, LEASE_MILLISECONDS, type LeasedJob } from './lease.ts'

export interface Job<Payload = unknown> {
  readonly websiteId: string
  readonly id: string
  readonly payload: Payload
  readonly attempts: number
  /** Whether it is not retried when it fails now. */
  readonly isLastTry: boolean
  /**
   * Renews the lease of a long job, at a safe point between two parts of its work.
   * @throws Error when another worker has taken over, so that only one continues
   */
  renew(): Promise<void>
  /**
   * Ends the job in the transaction of its effects, so that they are stored once or not at all. A job that does not
   * call it is ended when its handler returns.
   * @throws Error when another worker has taken over
   */
  finish(transaction: DatabaseQueries): Promise<void>
  /** Becomes true when the process is stopping: a long job stops at the next safe point and is continued later. */
  readonly stopping: () => boolean
}

/** Does one kind of work. Thrown errors cause retries with growing delays, so it must be safe to run twice. */
export type JobHandler<Definition = JobDefinition> = (job: Job<PayloadOf<Definition>>) => Promise<void>

/** A kind of job with its handler. */
export interface JobRunner {
  readonly job: JobDefinition
  /** Reads a stored payload and runs the handler. @throws GiveUp when the payload cannot be read */
  run(stored: string, context: Omit<Job, 'payload'>): Promise<void>
}

/** The kinds of jobs of a worker, by name. */
export type JobRunners = ReadonlyMap<string, JobRunner>

/** Combines a kind of job and its handler. */
export function runnerOf<Payload>(
  job: JobDefinition<Payload>,
  handler: (job: Job<Payload>) => Promise<void>,
): JobRunner {
  return { job, run: async (stored, context) => handler({ ...context, payload: readPayload(job, stored) }) }
}

/** Runners by the kinds of their jobs. */
export const runnersOf = (...runners: readonly JobRunner[]): JobRunners =>
  new Map(runners.map((runner) => [runner.job.kind, runner]))

/**
 * A retry would not help, unless a newer version of the program wrote the payload: it may be running at the same time.
 */
function readPayload<Payload>({ payload }: JobDefinition<Payload>, stored: string): Payload {
  try {
    return payload.read(stored)
  } catch (error) {
    if (!(error instanceof StoredDocumentError) || error.isNewer) throw error
    throw new GiveUp(`The data of this task can’t be read: ${error.problem}.`)
  }
}

/** Thrown by a handler when a retry would end the same: the job fails at once. */
export class GiveUp extends Error {
  override name = 'GiveUp'
}

/** Thrown by a handler that knows when a retry is useful. */
export class RetryLater extends Error {
  override name = 'RetryLater'
  readonly milliseconds: number

  constructor(message: string, milliseconds: number) {
    super(message)
    this.milliseconds = milliseconds
  }
}

const SECOND = 1_000

/**
 * Delay before the next attempt: 2 s, 4 s, 8 s … up to 6 hours; twelve attempts take two hours, twenty-six three days.
 */
export const backOff = (attempts: number): number => Math.min(2 ** attempts * SECOND, 6 * 60 * 60 * SECOND)

/** The time of the last attempt of a job that is due at a time, after this many attempts. */
export function lastTryAfter(runAt: number, attempts: number): number {
  let at = runAt
  for (let tries = attempts + 1; tries < DEFAULT_ATTEMPTS; tries += 1) at += backOff(tries)
  return at
}

export interface RunOptions {
  readonly stopping: () => boolean
  readonly onError: (error: unknown, kind: string) => void
}

/** Runs a leased job, and stores its result. */
export async function runJob(
  database: Database,
  runners: JobRunners,
  row: LeasedJob,
  { stopping, onError }: RunOptions,
): Promise<void> {
  let isFinished = false
  const runner = runners.get(row.kind)
  const most = runner?.job.attempts ?? DEFAULT_ATTEMPTS
  const renewal = setInterval(() => {
    changeLeased(database, row, { leased_until: Date.now() + LEASE_MILLISECONDS }).catch(() => {})
  }, LEASE_MILLISECONDS / 3).unref()
  try {
    // A job that crashes its process each time never reaches the code that counts failures.
    if (row.attempts > most) throw new Error('The task didn’t finish.')
    if (!runner) throw new Error(`No handler for jobs of kind ${row.kind}.`)
    await runner.run(row.payload, {
      websiteId: row.website_id,
      id: row.id,
      attempts: row.attempts,
      isLastTry: row.attempts >= most,
      async renew() {
        const isMine = await changeLeased(database, row, { leased_until: Date.now() + LEASE_MILLISECONDS })
        if (!isMine) throw new Error('Another server took over the task.')
      },
      async finish(transaction) {
        if (!(await endLeased(transaction, row))) throw new Error('Another server took over the task.')
        isFinished = true
      },
      stopping,
    })
    if (!isFinished) await endLeased(database, row)
  } catch (error) {
    onError(error, row.kind)
    const message = error instanceof Error ? error.message : String(error)
    const isOver = row.attempts >= most || error instanceof GiveUp
    await changeLeased(database, row, {
      state: isOver ? 'failed' : 'waiting',
      run_at: Date.now() + (error instanceof RetryLater ? error.milliseconds : backOff(row.attempts)),
      error: message.slice(0, 1000),
      leased_until: null,
      ...(isOver && { finished_at: Date.now() }),
    })
  } finally {
    clearInterval(renewal)
  }
}
