import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Writes the email with the code of a gift card. */
export const writeGiftCardEmailJob = defineJob({
  kind: 'write-gift-card-letter',
  payload: z.object({
    cardId: z.string(),
    /** Scheme and host for the links. */
    origin: z.string(),
  }),
})
