import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

const payload = z.object({ importId: z.string() })

/** The dry run of an import. */
export const checkImportJob = defineJob({ kind: 'check-import', payload, pace: 'long' })

/** The import itself. */
export const runImportJob = defineJob({ kind: 'run-import', payload, pace: 'long' })

/** Takes an import back. */
export const undoImportJob = defineJob({ kind: 'undo-import', payload, pace: 'long' })

/** Fetches the pictures of an import that still wait. */
export const fetchPicturesJob = defineJob({ kind: 'fetch-import-pictures', payload, pace: 'background' })
