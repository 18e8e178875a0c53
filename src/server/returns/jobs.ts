import { z } from 'zod'
import { returnEmailKinds } from '#server/emails/return-texts.ts'
import { defineJob } from '#server/jobs/define-job.ts'

/** Writes the emails about a return. */
export const writeReturnEmailsJob = defineJob({
  kind: 'write-return-letters',
  payload: z.object({ returnId: z.string(), orderId: z.string(), kinds: z.array(z.enum(returnEmailKinds)) }),
})
