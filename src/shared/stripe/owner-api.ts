import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { paymentModes } from '#shared/settings/payment-modes.ts'
import { publishableKeySchema, secretKeySchema, signingSecretSchema } from './schema.ts'

/** The owner's calls on the site's Stripe account. Secret keys are sent to the server and never returned. */

const connectionSchema = z.object({
  publishableKey: z.string(),
  /** The last four characters. */
  secretKeyEnd: z.string(),
  /** The name of the account at Stripe; '' when the key may not read it. */
  accountName: z.string(),
  connectedAt: z.int(),
  /** Whether Stripe's events are received: the signing secret is known. */
  receivesEvents: z.boolean(),
  /** Why Stripe refused the last payment, and since when; null while it accepts them. */
  problem: z.object({ words: z.string(), since: z.int() }).nullable(),
})
export type StripeConnection = z.infer<typeof connectionSchema>

export const getStripeCall = contract({
  method: 'GET',
  path: '/api/owner/stripe',
  summary: 'Get the site’s Stripe connection in each mode, without secret keys; null where there is none',
  access: 'settings.manage',
  reply: z.object({
    live: connectionSchema.nullable(),
    test: connectionSchema.nullable(),
    /** Where Stripe sends events, by mode. */
    eventUrls: z.object({ live: z.string(), test: z.string() }),
  }),
})

export const connectStripeCall = contract({
  method: 'PUT',
  path: '/api/owner/stripe',
  summary: 'Save the keys of the site’s Stripe account after Stripe has verified them, and offer cards at checkout',
  access: 'site.manage',
  perMinute: 20,
  body: z.strictObject({
    publishableKey: publishableKeySchema,
    /** '' leaves the stored key of this mode unchanged. */
    secretKey: z.union([z.literal(''), secretKeySchema]).default(''),
    /** '' leaves the stored secret unchanged. Where none is stored, events are set up at Stripe. */
    signingSecret: z.union([z.literal(''), signingSecretSchema]).default(''),
  }),
  reply: z.object({ mode: z.enum(paymentModes), receivesEvents: z.boolean() }),
  failures: [
    'secrets-key-missing',
    'stripe-demo',
    'stripe-keys-mixed',
    'stripe-refused',
    'stripe-secret-key-missing',
    'stripe-unreachable',
  ],
})

export const disconnectStripeCall = contract({
  method: 'DELETE',
  path: '/api/owner/stripe/:mode',
  summary: 'Remove the keys of a mode; cards are no longer offered at checkout in it',
  access: 'site.manage',
  parameters: z.object({ mode: z.enum(paymentModes) }),
  reply: z.object({}),
  failures: ['stripe-not-connected'],
})
