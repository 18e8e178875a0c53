import { z } from 'zod'
import { defineJob, type JobDefinition, type PayloadOf } from '#server/jobs/define-job.ts'
import { WEBHOOK_ATTEMPTS } from '#server/webhooks/post-webhook.ts'

const subject: NonNullable<JobDefinition<{ submissionId: string }>['subject']> = async (
  { database, websiteId },
  { submissionId },
) => {
  const row = await database
    .selectFrom('form_submissions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.website_id', '=', 'form_submissions.website_id')
        .onRef('forms.id', '=', 'form_submissions.form_id'),
    )
    .select(['forms.id', 'forms.name'])
    .where('form_submissions.website_id', '=', websiteId)
    .where('form_submissions.id', '=', submissionId)
    .where('forms.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { title: `A response to ${row.name}`, path: `/forms/${row.id}/answers/${submissionId}` } : null
}

/** Writes the emails about a submission. */
export const writeFormEmailsJob = defineJob({
  kind: 'write-form-letters',
  payload: z.object({
    submissionId: z.string(),
    /** Scheme and host of the site, for links in emails. */
    origin: z.string(),
  }),
  subject,
})
export type FormEmailsPayload = PayloadOf<typeof writeFormEmailsJob>

/** Posts a submission to the webhook of its form, which may be unavailable for days. */
export const postFormWebhookJob = defineJob({
  kind: 'post-form-webhook',
  payload: z.object({ submissionId: z.string() }),
  attempts: WEBHOOK_ATTEMPTS,
  pace: 'long',
  subject,
})
