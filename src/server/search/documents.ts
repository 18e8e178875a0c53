import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'

/** `search_documents.words`: each word with its weight. */
export const searchWords = defineDocument({
  name: 'search words',
  // An index that can be made again, and read for hundreds of things in one search: looked at only as a whole.
  schema: z.custom<Record<string, number>>((value) => typeof value === 'object' && value !== null),
})
