import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Sends a stored email. */
export const sendLetterJob = defineJob({
  kind: 'send-letter',
  payload: z.object({ letterId: z.string() }),
  async subject({ database, websiteId }, { letterId }) {
    const row = await database
      .selectFrom('letters')
      .select('subject')
      .where('website_id', '=', websiteId)
      .where('id', '=', letterId)
      .executeTakeFirst()
    return row ? { title: row.subject, path: `/letters/${letterId}` } : null
  },
})
