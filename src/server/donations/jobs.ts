import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/**
 * Emails the summary of a year to one donor, whether they had it before or not, or to all donors who have not had it: a
 * row of the donor and the year says that.
 */
export const sendSummariesJob = defineJob({
  kind: 'send-donation-summaries',
  payload: z.object({
    year: z.int(),
    /** Null for all donors of the year. */
    customerId: z.string().nullable(),
    /** Scheme and host of the links. */
    origin: z.string(),
  }),
  pace: 'long',
  subject: async (_, { year }) => ({ title: `Donation summaries of ${year}`, path: `/donations/donors?year=${year}` }),
})
