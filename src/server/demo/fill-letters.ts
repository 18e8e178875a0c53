import { WRITE_FORM_LETTERS } from '#server/forms/tell-of-submission.ts'
import { writeFormLettersHandler } from '#server/forms/write-form-letters.ts'
import type { NewJob } from '#server/jobs/enqueue.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeOrderLettersHandler } from '#server/letters/write-order-letters.ts'
import { WRITE_NEWSLETTER_LETTER } from '#server/newsletter/join-list.ts'
import { writeNewsletterLetterHandler } from '#server/newsletter/write-newsletter-letter.ts'
import { WRITE_ORDER_LETTERS } from '#server/orders/insert-order.ts'
import type { Services } from '#server/services.ts'

/** Work that would have written emails, and when that would have been. */
export interface PastLetters {
  readonly job: Pick<NewJob, 'kind' | 'payload'>
  readonly at: number
}

/**
 * Writes the emails of the demo's orders, responses and subscribers, the oldest first, at the time of each. None is ever sent,
 * and each says so: without a mail server an email leaves no work behind.
 */
export async function fillLetters(services: Services, websiteId: string, past: readonly PastLetters[]): Promise<void> {
  const offline: Services = { ...services, env: { ...services.env, SMTP_URL: undefined } }
  const handlers: Record<string, JobHandler> = {
    [WRITE_ORDER_LETTERS]: writeOrderLettersHandler(offline),
    [WRITE_FORM_LETTERS]: writeFormLettersHandler(offline),
    [WRITE_NEWSLETTER_LETTER]: writeNewsletterLetterHandler(offline),
  }
  const now = Date.now()
  for (const { job, at } of past.toSorted((one, other) => one.at - other.at)) {
    const write = handlers[job.kind]
    if (!write) throw new Error(`The demo’s work of the kind ${job.kind} writes no email`)
    await write({
      websiteId,
      id: '',
      payload: job.payload,
      attempts: 1,
      isLastTry: true,
      report: async () => {},
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
