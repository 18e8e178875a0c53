import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { consentPurposes } from './choice.ts'

export const RECORD_CONSENT_PATH = '/api/consent'

/** Sent by the banner when a visitor agrees, agrees to something else, or withdraws. */
export const recordConsentCall = contract({
  method: 'POST',
  path: RECORD_CONSENT_PATH,
  summary: 'Add the proof that a visitor agreed to cookies, or end an earlier one',
  access: 'public',
  body: z.strictObject({
    /** The new proof, with an id that the browser has made; null for a withdrawal. */
    agreed: z
      .strictObject({
        id: idSchema,
        /** Of the banner that the visitor saw. */
        revision: z.int().positive(),
        purposes: z.array(z.enum(consentPurposes)).min(1).max(consentPurposes.length),
      })
      .nullable(),
    /** The proof that it replaces. */
    endedId: idSchema.nullable(),
  }),
  reply: z.object({}),
  failures: ['bad-request'],
  bodyLimit: 1024,
  perMinute: 20,
  // A visitor has no token before they agree to anything; the origin is checked instead.
  needsNoCsrfToken: true,
})

/** How far back the numbers go. */
export const RECORDED_DAYS = 30

export const getConsentRecordsCall = contract({
  method: 'GET',
  path: '/api/owner/consent/records',
  summary: 'Get how many visitors agreed to cookies in the last 30 days, by purpose',
  access: 'site.manage',
  reply: z.object({
    agreed: z.int(),
    withdrawn: z.int(),
    byPurpose: z.record(z.enum(consentPurposes), z.int()),
  }),
})
export type ConsentRecords = z.infer<typeof getConsentRecordsCall.reply>

export const exportConsentRecordsCall = contract({
  method: 'GET',
  path: '/api/owner/consent/records.csv',
  summary: 'Export the proofs that visitors agreed to cookies as CSV',
  access: 'site.manage',
  reply: z.string(),
})
