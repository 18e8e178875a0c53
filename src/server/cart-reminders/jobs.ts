import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Writes the next email about an abandoned cart, if it is due. */
export const remindOfCartJob = defineJob({
  kind: 'remind-of-cart',
  payload: z.object({ reminderId: z.string() }),
})
