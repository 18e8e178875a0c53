import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'

/** `search_documents.words`: each word with its weight. */
export const searchWords = defineDocument({
  name: 'search words',
  // Without steps: `write-postings.ts` reads it in the database.
  // The index can be rebuilt, and is read for hundreds of things in one search: only checked roughly.
  schema: z.custom<Record<string, number>>((value) => typeof value === 'object' && value !== null),
})
