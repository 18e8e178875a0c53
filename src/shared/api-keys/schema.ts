import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { apiScopes } from './scopes.ts'

export const apiKeyLimits = {
  /** Keys of a website. */
  keys: 50,
  name: 100,
  /** Requests of one key in a minute. */
  perMinute: 600,
  /** Hours for which the answer to a request with an idempotency key is kept. */
  answerHours: 24,
  idempotencyKey: 255,
} as const

/** Keys begin with it, so that scanners of secrets recognize them. */
export const KEY_PREFIX = 'vitrine_'

/** The days after which a key can end; null for never. */
export const keyLifetimes = [30, 90, 365] as const

export const newKeySchema = z.strictObject({
  /** The owner's own words. */
  name: singleLine(apiKeyLimits.name, 1),
  scopes: z
    .array(z.enum(apiScopes))
    .min(1, 'Choose at least one permission.')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Choose each permission once.'),
  days: z.union([...keyLifetimes.map((days) => z.literal(days)), z.null()]),
})
export type NewKey = z.infer<typeof newKeySchema>

export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** How the key begins, so that owners recognize it. */
  beginning: z.string(),
  createdAt: z.int(),
  createdBy: z.string(),
  /** Null for never. */
  expiresAt: z.int().nullable(),
  /** To the minute; null for never. */
  lastUsedAt: z.int().nullable(),
})
export type ApiKey = z.infer<typeof apiKeySchema>
