import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { redirectFromSchema, redirectSchema, redirectToSchema } from './schema.ts'

export const listRedirectsCall = contract({
  method: 'GET',
  path: '/api/owner/redirects',
  summary: 'List the redirects of the site, newest first',
  access: 'settings.manage',
  query: z.object({
    /** Part of the old or the new URL. */
    search: z.string().trim().max(200).optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({ redirects: z.array(redirectSchema), next: z.string().nullable(), total: z.int() }),
})

export const addRedirectCall = contract({
  method: 'POST',
  path: '/api/owner/redirects',
  summary: 'Add a permanent redirect (301) from a path where the site has no page',
  access: 'settings.manage',
  body: z.strictObject({ from: redirectFromSchema, to: redirectToSchema }),
  reply: z.object({ redirect: redirectSchema, batchId: idSchema }),
  failures: [
    'invalid-fields',
    'redirect-exists',
    'redirect-limit',
    'redirect-loop',
    'redirect-page-exists',
    'redirect-served',
  ],
})

export const deleteRedirectCall = contract({
  method: 'DELETE',
  path: '/api/owner/redirects/:redirectId',
  summary: 'Delete a redirect',
  access: 'settings.manage',
  parameters: z.object({ redirectId: idSchema }),
  reply: z.object({ batchId: idSchema }),
  failures: ['redirect-not-found'],
})
