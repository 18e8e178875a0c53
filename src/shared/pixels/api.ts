import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { purchaseReceivers } from './providers.ts'
import { adAccountSchema, pixelsSchema, pixelTokenSchema } from './schema.ts'

const pixelsReply = z.object({
  pixels: pixelsSchema,
  /** 0 when they were never saved. */
  revision: z.int(),
})

const providerParameters = z.object({ provider: z.enum(purchaseReceivers) })

/** An access token is sent to the server and never returned. */
const tokenFacts = z.object({
  provider: z.enum(purchaseReceivers),
  /** '' where the company asks for none. */
  adAccountId: z.string(),
  addedAt: z.int(),
  /** When the company last took a purchase; null before the first. */
  sentAt: z.int().nullable(),
  /** Why the company refused the last purchase, and since when; null while it takes them. */
  problem: z.object({ words: z.string(), since: z.int() }).nullable(),
})
export type PixelToken = z.infer<typeof tokenFacts>

export const getPixelsCall = contract({
  method: 'GET',
  path: '/api/owner/pixels',
  summary: 'Get the pixels of the site, and the access tokens without their texts',
  access: 'site.manage',
  reply: pixelsReply.extend({
    tokens: z.array(tokenFacts),
    /** Whether the cookie banner is on and asks for marketing: without that, pixels never run. */
    asksForMarketing: z.boolean(),
  }),
})

export const savePixelsCall = contract({
  method: 'PUT',
  path: '/api/owner/pixels',
  summary: 'Replace the pixels of the site',
  access: 'site.manage',
  body: z.strictObject({
    pixels: pixelsSchema,
    /** The revision that the screen loaded. */
    revision: z.int().min(0),
  }),
  reply: pixelsReply.extend({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: ['edit-conflict'],
})

export const savePixelTokenCall = contract({
  method: 'PUT',
  path: '/api/owner/pixels/:provider/token',
  summary: 'Save the access token with which the server sends purchases to a company',
  access: 'site.manage',
  perMinute: 20,
  parameters: providerParameters,
  body: z.strictObject({
    token: pixelTokenSchema,
    /** For Pinterest only. */
    adAccountId: adAccountSchema.default(''),
  }),
  reply: z.object({}),
  failures: ['pixel-id-missing', 'ad-account-missing', 'secrets-key-missing'],
})

export const removePixelTokenCall = contract({
  method: 'DELETE',
  path: '/api/owner/pixels/:provider/token',
  summary: 'Remove an access token; the server then sends no purchases to the company',
  access: 'site.manage',
  parameters: providerParameters,
  reply: z.object({}),
})
