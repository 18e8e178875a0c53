import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { guardPurposes } from './purposes.ts'

const hex = z
  .string()
  .max(200)
  .regex(/^[0-9a-f]+$/)

/**
 * A puzzle of ALTCHA's second version: find the number whose derived key begins with the given bytes. It is signed, so
 * that the server need not store it.
 */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: z.int().positive(),
    keyLength: z.int().positive(),
    keyPrefix: hex,
    /** Seconds since 1970. */
    expiresAt: z.int(),
    data: z.object({
      website: z.string().max(100),
      purpose: z.string().max(50),
      /** When it was made, in milliseconds since 1970. */
      givenAt: z.int(),
    }),
  }),
  signature: hex,
})
export type Challenge = z.infer<typeof challengeSchema>

/** A decoded proof: the challenge and its answer, as ALTCHA's widget writes it. */
export const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().min(0), derivedKey: hex, time: z.number().optional() }),
})

export const getChallengeCall = contract({
  method: 'GET',
  path: '/api/guard/challenge',
  summary: 'Get a challenge for the browser: valid once within two hours, for this site and purpose',
  access: 'public',
  perMinute: 60,
  query: z.object({ purpose: z.enum(guardPurposes) }),
  reply: z.object({ challenge: challengeSchema }),
})
