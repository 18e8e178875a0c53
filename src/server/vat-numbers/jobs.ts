import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Asks VIES again about a VAT number that it had no answer about. */
export const checkVatNumberJob = defineJob({
  kind: 'check-vat-number',
  payload: z.object({
    number: z.string(),
    /** The order whose timeline says what VIES answered; absent for the number of a cart. */
    orderId: z.string().optional(),
  }),
  // A day.
  attempts: 18,
})
