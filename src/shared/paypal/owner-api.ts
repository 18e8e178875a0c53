import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { paymentModes } from '#shared/settings/payment-modes.ts'
import { clientIdSchema, clientSecretSchema, webhookIdSchema } from './schema.ts'

/** The owner's calls on the site's PayPal account. Secret keys are sent to the server and never returned. */

const connectionSchema = z.object({
  clientId: z.string(),
  /** The last four characters. */
  secretEnd: z.string(),
  connectedAt: z.int(),
  /** Whether PayPal's events are received: its webhook is known. */
  receivesEvents: z.boolean(),
  /** Why PayPal refused the last payment, and since when; null while it accepts them. */
  problem: z.object({ words: z.string(), since: z.int() }).nullable(),
})
export type PayPalConnection = z.infer<typeof connectionSchema>

export const getPayPalCall = contract({
  method: 'GET',
  path: '/api/owner/paypal',
  summary: 'Get the site’s PayPal connection in each mode, without secret keys; null where there is none',
  access: 'settings.manage',
  reply: z.object({
    live: connectionSchema.nullable(),
    test: connectionSchema.nullable(),
    /** Where PayPal sends events, by mode. */
    eventUrls: z.object({ live: z.string(), test: z.string() }),
  }),
})

export const connectPayPalCall = contract({
  method: 'PUT',
  path: '/api/owner/paypal',
  summary: 'Save the keys of the site’s PayPal app after PayPal has verified them, and offer PayPal at checkout',
  access: 'site.manage',
  perMinute: 20,
  body: z.strictObject({
    /** The keys of both modes look the same: `test` is PayPal's sandbox. */
    mode: z.enum(paymentModes),
    clientId: clientIdSchema,
    /** '' leaves the stored key of this mode unchanged. */
    secret: z.union([z.literal(''), clientSecretSchema]).default(''),
    /** '' leaves the stored webhook unchanged. Where none is stored, one is set up at PayPal. */
    webhookId: z.union([z.literal(''), webhookIdSchema]).default(''),
  }),
  reply: z.object({ mode: z.enum(paymentModes), receivesEvents: z.boolean() }),
  failures: ['secrets-key-missing', 'paypal-demo', 'paypal-refused', 'paypal-secret-missing', 'paypal-unreachable'],
})

export const disconnectPayPalCall = contract({
  method: 'DELETE',
  path: '/api/owner/paypal/:mode',
  summary: 'Remove the keys of a mode; PayPal is no longer offered at checkout in it',
  access: 'site.manage',
  parameters: z.object({ mode: z.enum(paymentModes) }),
  reply: z.object({}),
  failures: ['paypal-not-connected'],
})
