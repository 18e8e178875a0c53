import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Writes the email with the link that proves an address, if its customer is exempt from tax. */
export const writeExemptionLinkJob = defineJob({
  kind: 'write-exemption-link',
  payload: z.object({
    /** In small letters; there may be no such customer. */
    email: z.string(),
    /** Scheme and host of the shop. */
    origin: z.string(),
  }),
})
