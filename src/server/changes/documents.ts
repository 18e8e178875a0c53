import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'

/** `change_batches.titles`: the titles of the first few things. */
export const batchTitles = defineDocument({ name: 'change titles', schema: z.array(z.string()) })
