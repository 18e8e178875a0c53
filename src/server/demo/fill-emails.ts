import type { DeepReadonly } from '#server/database/stored-document.ts'
import { writeOrderEmailsHandler } from '#server/emails/write-order-emails.ts'
import { writeFormEmailsJob } from '#server/forms/jobs.ts'
import { writeFormEmailsHandler } from '#server/forms/submissions/write-form-emails.ts'
import type { JobDefinition } from '#server/jobs/define-job.ts'
import { runnerOf, runnersOf } from '#server/jobs/run-job.ts'
import { writeNewsletterEmailJob } from '#server/newsletter/jobs.ts'
import { writeNewsletterEmailHandler } from '#server/newsletter/write-newsletter-email.ts'
import { writeOrderEmailsJob } from '#server/orders/jobs.ts'
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
  const runners = runnersOf(
    runnerOf(writeOrderEmailsJob, writeOrderEmailsHandler(offline)),
    runnerOf(writeFormEmailsJob, writeFormEmailsHandler(offline)),
    runnerOf(writeNewsletterEmailJob, writeNewsletterEmailHandler(offline)),
  )
  const now = Date.now()
  for (const { kind, payload, at } of past.toSorted((one, other) => one.at - other.at)) {
    const runner = runners.get(kind)
    if (!runner) throw new Error(`The demo’s work of the kind ${kind} writes no email`)
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
