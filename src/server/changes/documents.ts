import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'

/** `change_batches.titles`: what the first few things are called. */
export const batchTitles = defineDocument({ name: 'change titles', schema: z.array(z.string()) })
