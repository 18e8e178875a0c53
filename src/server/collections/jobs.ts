import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Indexes products again after something changed that they are found by. */
export const indexProductsJob = defineJob({
  kind: 'index-products',
  payload: z.object({
    /** Only the products of one category; null: all of the website. */
    categoryId: z.string().nullable(),
  }),
  pace: 'long',
})
