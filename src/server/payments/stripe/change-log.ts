import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { stripeModes } from '#shared/stripe/schema.ts'

/** Changes of Stripe's keys, without the secret ones; so they are final. */
export const stripeLog = defineLog({
  noun: 'stripe',
  snapshot: z.object({ mode: z.enum(stripeModes), publishableKey: z.string(), account: z.string() }),
  titleOf: () => '',
  whyFinal: () => 'key-not-logged',
})
