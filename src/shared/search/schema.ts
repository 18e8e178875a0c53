import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { searchKinds } from './kinds.ts'
import { LONGEST_SEARCH } from './limits.ts'

export const searchSuggestionSchema = z.object({
  kind: z.enum(searchKinds),
  title: z.string(),
  href: z.string(),
  /** A price or date as text, such as 'from $38.00'; null for pages. */
  detail: z.string().nullable(),
  picture: pictureSchema.nullable(),
})
export type SearchSuggestion = z.infer<typeof searchSuggestionSchema>

/** Suggestions for the first letters of a search; fast enough to be called while typing. */
export const suggestSearchesCall = contract({
  method: 'GET',
  path: '/api/search/suggestions',
  summary: 'Suggest a few products, pages, posts and events for the beginning of a search',
  access: 'public',
  perMinute: 240,
  query: z.strictObject({ q: z.string().max(LONGEST_SEARCH) }),
  reply: z.object({ suggestions: z.array(searchSuggestionSchema) }),
})
