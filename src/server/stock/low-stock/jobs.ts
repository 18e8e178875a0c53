import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Writes the email of a day about what ran low. */
export const writeLowStockEmailJob = defineJob({ kind: 'write-low-stock-letter', payload: z.object({}) })
