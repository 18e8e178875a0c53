import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Counts the orders of a website that changed since they were counted. */
export const countSalesJob = defineJob({ kind: 'count-sales', payload: z.object({}), pace: 'background' })
