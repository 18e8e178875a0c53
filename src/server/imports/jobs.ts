import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

const payload = z.object({ importId: z.string() })

/** The dry run of an import. */
export const checkImportJob = defineJob({ kind: 'check-import', payload, pace: 'long' })

/** The import itself. */
export const runImportJob = defineJob({ kind: 'run-import', payload, pace: 'long' })

/** Undoes an import. */
export const undoImportJob = defineJob({ kind: 'undo-import', payload, pace: 'long' })

/** Fetches the waiting pictures of an import. */
export const fetchPicturesJob = defineJob({ kind: 'fetch-import-pictures', payload, pace: 'background' })
