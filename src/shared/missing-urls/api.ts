import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { LONGEST_MISSING } from './rules.ts'

/** A URL without a page that visitors have opened. */
export const missingUrlSchema = z.object({
  /** A path of this site, percent-encoded, without query. */
  path: z.string(),
  count: z.int(),
  firstSeenAt: z.int(),
  lastSeenAt: z.int(),
  /** Where the last visitor with a referrer came from: a path of this site, or another host; empty when unknown. */
  referrer: z.string(),
})
export type MissingUrl = z.infer<typeof missingUrlSchema>

export const listMissingUrlsCall = contract({
  method: 'GET',
  path: '/api/owner/missing-urls',
  summary: 'List the URLs without a page or a redirect that visitors have opened, the latest first',
  access: 'settings.manage',
  query: z.object({ ignored: z.enum(['yes']).optional() }),
  reply: z.object({ urls: z.array(missingUrlSchema) }),
})

export const ignoreMissingUrlCall = contract({
  method: 'PUT',
  path: '/api/owner/missing-urls/ignored',
  summary: 'Set whether a URL without a page is left out of the list',
  access: 'settings.manage',
  body: z.strictObject({ path: z.string().min(1).max(LONGEST_MISSING), ignored: z.boolean() }),
  reply: z.object({}),
})

export const suggestTargetCall = contract({
  method: 'GET',
  path: '/api/owner/missing-urls/target',
  summary: 'Suggest the page whose URL is most similar to one without a page',
  access: 'settings.manage',
  query: z.object({ path: z.string().min(1).max(LONGEST_MISSING) }),
  reply: z.object({ target: z.string().nullable() }),
})
