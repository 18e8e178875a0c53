import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Sends a stored email. Its names are from earlier versions, whose jobs may still wait. */
export const sendEmailJob = defineJob({
  kind: 'send-letter',
  payload: z.object({ letterId: z.string() }),
  async subject({ database, websiteId }, { letterId: emailId }) {
    const row = await database
      .selectFrom('letters')
      .select('subject')
      .where('website_id', '=', websiteId)
      .where('id', '=', emailId)
      .executeTakeFirst()
    return row ? { title: row.subject, path: `/emails/${emailId}` } : null
  },
})
