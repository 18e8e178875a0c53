import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Joins the orders of a website that have no customer yet. */
export const fillCustomersJob = defineJob({ kind: 'fill-customers', payload: z.object({}), pace: 'background' })

/** Writes the ZIP file with all data about a customer. */
export const copyCustomerJob = defineJob({
  kind: 'copy-customer',
  payload: z.object({ requestId: z.string() }),
  pace: 'long',
})

/** Erases a customer. */
export const eraseCustomerJob = defineJob({
  kind: 'erase-customer',
  payload: z.object({ requestId: z.string() }),
  pace: 'long',
})
