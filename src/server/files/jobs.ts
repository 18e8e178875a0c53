import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Makes the smaller pictures of a website's new assets. */
export const makeDerivativesJob = defineJob({
  kind: 'make-derivatives',
  payload: z.object({}),
  pace: 'background',
})

/** Deletes bytes whose rows are gone. */
export const removeFilesJob = defineJob({
  kind: 'remove-files',
  payload: z.object({ keys: z.array(z.string()) }),
})
