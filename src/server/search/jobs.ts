import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'
import { searchKinds } from '#shared/search/kinds.ts'

/** Writes the postings of new things whose words are stored already; a range of ids. It can be repeated. */
export const writePostingsJob = defineJob({
  kind: 'write-postings',
  payload: z.object({ noun: z.enum(searchKinds), firstId: z.string(), lastId: z.string() }),
  pace: 'background',
})
