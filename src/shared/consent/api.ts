import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { consentDraftSchema, consentSchema } from './schema.ts'

const consentReply = z.object({
  consent: consentDraftSchema,
  /** 0 when it was never saved. */
  revision: z.int(),
})
export type ConsentReply = z.infer<typeof consentReply>

export const getConsentCall = contract({
  method: 'GET',
  path: '/api/owner/consent',
  summary: 'Get the cookie banner of the site',
  access: 'site.manage',
  reply: consentReply,
})

export const saveConsentCall = contract({
  method: 'PUT',
  path: '/api/owner/consent',
  summary: 'Replace the cookie banner of the site',
  access: 'site.manage',
  body: z.strictObject({
    consent: consentSchema,
    /** The revision that the screen loaded. */
    revision: z.int().min(0),
  }),
  reply: consentReply.extend({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: ['edit-conflict'],
})
