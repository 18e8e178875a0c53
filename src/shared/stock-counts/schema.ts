import { z } from 'zod'
import { idSchema } from '#shared/texts/schema.ts'

export const countLimits = {
  /** Lines of a count: variants of a category or of some products, where a shop has more. */
  lines: 10_000,
  quantity: 999_999,
  products: 200,
} as const

export const countStates = ['open', 'applied', 'canceled'] as const
export type CountState = (typeof countStates)[number]

/** What is counted at a location. */
export const countScopeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  /** Includes its descendants. */
  z.strictObject({ kind: z.literal('category'), categoryId: idSchema }),
  z.strictObject({ kind: z.literal('products'), productIds: z.array(idSchema).min(1).max(countLimits.products) }),
])
export type CountScope = z.infer<typeof countScopeSchema>

export const newCountSchema = z.strictObject({
  locationId: idSchema,
  scope: countScopeSchema,
  /** Whether people see what is expected on a line only after they have counted it. */
  isBlind: z.boolean(),
})
export type NewCount = z.infer<typeof newCountSchema>

export const countSchema = z.object({
  id: idSchema,
  number: z.int(),
  state: z.enum(countStates),
  locationId: idSchema,
  location: z.string(),
  isBlind: z.boolean(),
  lines: z.int(),
  counted: z.int(),
  /** Lines on which the number differs from what was expected. */
  different: z.int(),
  startedAt: z.int(),
  startedBy: z.string(),
  closedAt: z.int().nullable(),
})
export type Count = z.infer<typeof countSchema>

const counted = z.int().min(0).max(countLimits.quantity)

export const countLineSchema = z.object({
  variantId: idSchema,
  title: z.string(),
  sku: z.string(),
  /** Null before it is counted. */
  counted: counted.nullable(),
  /**
   * What was at the location in the moment that it was counted; before that, what is there now, and null in a blind
   * count. Null for a variant that was deleted, or is not tracked anymore.
   */
  expected: z.int().nullable(),
  countedAt: z.int().nullable(),
  countedBy: z.string(),
})
export type CountLine = z.infer<typeof countLineSchema>

/**
 * A number that was counted. `set` replaces the one that the person saw, and is refused when it is another by now;
 * `add` adds to it, for what is stored at a second place; null says that it is not counted.
 */
export const countedLineSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('set'),
    variantId: idSchema,
    counted: counted.nullable(),
    seen: z.int().min(0).nullable(),
  }),
  z.strictObject({ kind: z.literal('add'), variantId: idSchema, by: z.int().min(1).max(countLimits.quantity) }),
])
export type CountedLine = z.infer<typeof countedLineSchema>

export const countLineFilters = ['uncounted', 'counted', 'different'] as const
