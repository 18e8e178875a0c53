import type { DeepReadonly } from '#server/database/stored-document.ts'
import { jobRunners } from '#server/job-handlers.ts'
import type { JobDefinition } from '#server/jobs/define-job.ts'
import type { Services } from '#server/services.ts'

/** Jobs that would have written emails, and when. */
export interface PastEmails {
  readonly kind: string
  /** The payload as it would have been stored. */
  readonly payload: string
  readonly at: number
}

/** Collects a job that would have written emails. */
export function pastEmails<Payload>(
  job: JobDefinition<Payload>,
  payload: DeepReadonly<NoInfer<Payload>>,
  at: number,
): PastEmails {
  return { kind: job.kind, payload: job.payload.write(payload), at }
}

/**
 * Writes the emails of the demo's orders, submissions and subscribers, the oldest first, each with its time. None is
 * ever sent, and each says so: without a mail server an email leaves no job behind.
 */
export async function fillEmails(services: Services, websiteId: string, past: readonly PastEmails[]): Promise<void> {
  const offline: Services = { ...services, env: { ...services.env, SMTP_URL: undefined } }
  const runners = jobRunners(offline)
  const now = Date.now()
  for (const { kind, payload, at } of past.toSorted((one, other) => one.at - other.at)) {
    const runner = runners.get(kind)
    if (!runner) throw new Error(`There is no job of the kind ${kind}`)
    await runner.run(payload, {
      websiteId,
      id: '',
      attempts: 1,
      isLastTry: true,
      renew: async () => {},
      finish: async () => {},
      stopping: () => false,
    })
    await services.database
      .updateTable('letters')
      .set({ created_at: at })
      .where('website_id', '=', websiteId)
      .where('created_at', '>=', now)
      .execute()
  }
}
