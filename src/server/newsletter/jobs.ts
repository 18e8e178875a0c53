import { z } from 'zod'
import { defineJob, type PayloadOf } from '#server/jobs/define-job.ts'

/** Writes an email to a subscriber. Its names are from earlier versions, whose jobs may still wait. */
export const writeNewsletterEmailJob = defineJob({
  kind: 'write-newsletter-letter',
  payload: z.object({
    letter: z.enum(['confirmation', 'welcome']),
    subscriberId: z.string(),
    /** When it was requested; the email's links contain this. */
    at: z.number(),
    /** Scheme and host of the site, for links in the email. */
    origin: z.string(),
  }),
})
export type NewsletterEmailPayload = PayloadOf<typeof writeNewsletterEmailJob>
