import type { z } from 'zod'
import { type DocumentStep, defineDocument, type StoredDocument } from '#server/database/stored-document.ts'
import type { DatabaseQueries } from '#server/tables.ts'

/** How often a job is tried by default. */
export const DEFAULT_ATTEMPTS = 12

/**
 * Long jobs take minutes or wait for others: they never take up all slots, so that emails and payments need not wait
 * for them. Background jobs are long ones that nobody waits for: one job of each kind runs at a time.
 */
export type JobPace = 'short' | 'long' | 'background'

/** What a failed job was about, as a sentence for the owner, with its page in the studio. */
export interface JobSubject {
  readonly title: string
  readonly path: string
}

interface SubjectScope {
  readonly database: DatabaseQueries
  readonly websiteId: string
}

/** A kind of background job, for code that enqueues it. `job-handlers.ts` assigns its handler. */
export interface JobDefinition<Payload = unknown, Kind extends string = string> {
  readonly kind: Kind
  /** The stored input of the handler. */
  readonly payload: StoredDocument<Payload>
  /** How often it is tried before it has failed. */
  readonly attempts: number
  readonly pace: JobPace
  /**
   * Finds what a failed job was about; null when that is gone. Without it the studio shows only the name of the job.
   */
  subject?(scope: SubjectScope, payload: Payload): Promise<JobSubject | null>
}

/** The handler's input of a job. */
export type PayloadOf<Job> = Job extends JobDefinition<infer Payload> ? Payload : never

/**
 * Defines a kind of job. Jobs may wait for days and over upgrades: when a payload's shape changes, add a step, as for
 * every stored document. The name for owners is in `shared/jobs/names.ts`.
 */
export function defineJob<Payload, const Kind extends string>({
  kind,
  payload: schema,
  steps = [],
  attempts = DEFAULT_ATTEMPTS,
  pace = 'short',
  subject,
}: {
  readonly kind: Kind
  readonly payload: z.ZodType<Payload>
  readonly steps?: readonly DocumentStep[]
  readonly attempts?: number
  readonly pace?: JobPace
  readonly subject?: (scope: SubjectScope, payload: Payload) => Promise<JobSubject | null>
}): JobDefinition<Payload, Kind> {
  const payload = defineDocument({ name: `payload of ${kind}`, schema, steps })
  return { kind, payload, attempts, pace, ...(subject && { subject }) }
}
