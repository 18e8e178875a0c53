import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Publishes a scheduled item at its time, and makes the lists new when an event is over. */
export const publishItemJob = defineJob({ kind: 'publish-item', payload: z.object({ itemId: z.string() }) })
