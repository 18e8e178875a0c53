import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Writes the emails to people who wait for a variant that is back in stock. */
export const sendRestockJob = defineJob({
  kind: 'send-restock',
  payload: z.object({
    variantId: z.string(),
    /** How many pieces came back: no more people are told. Null when the owner sends to everyone. */
    pieces: z.int().min(1).nullable(),
  }),
  pace: 'long',
})
