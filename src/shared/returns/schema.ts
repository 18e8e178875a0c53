import { z } from 'zod'
import { exchangeSchema } from '#shared/exchanges/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** The states of a return. `closed` is a return that was received and is not refunded. */
export const returnStates = ['requested', 'approved', 'received', 'refunded', 'closed', 'refused', 'canceled'] as const
export type ReturnState = (typeof returnStates)[number]

/** Why an item comes back. */
export const returnReasons = [
  'changed-mind',
  'too-small',
  'too-large',
  'not-as-described',
  'damaged',
  'wrong-item',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** How an item has arrived. */
export const returnConditions = ['as-new', 'used', 'damaged'] as const
export type ReturnCondition = (typeof returnConditions)[number]

export const returnLimits = { noteLength: 1000, messageLength: 1000, linesPerReturn: 100, returnsPerOrder: 50 } as const

/** Pieces of a line that have arrived in one condition. */
const returnedPiecesSchema = z.object({
  condition: z.enum(returnConditions),
  quantity: z.int().positive(),
  isRestocked: z.boolean(),
})

export const returnSchema = z.object({
  id: idSchema,
  state: z.enum(returnStates),
  createdAt: z.int(),
  changedAt: z.int(),
  /** A team member's name; '' for the buyer. */
  by: z.string(),
  /** What the buyer wrote. */
  note: z.string(),
  /** What the shop wrote to the buyer last: instructions, or the reason of a refusal. */
  message: z.string(),
  order: z.object({ id: idSchema, number: z.int(), email: z.string(), buyerName: z.string() }),
  /** What its items are exchanged for; null: they are refunded. */
  exchange: exchangeSchema.nullable(),
  lines: z.array(
    z.object({
      lineId: idSchema,
      title: z.string(),
      quantity: z.int().positive(),
      reason: z.enum(returnReasons),
      /** Empty until they are received. */
      pieces: z.array(returnedPiecesSchema),
    }),
  ),
})
export type OrderReturn = z.infer<typeof returnSchema>

/** Lines that come back, each once. */
export const returnLinesSchema = z
  .array(
    z.strictObject({
      lineId: idSchema,
      quantity: z.int().positive().max(1_000_000),
      reason: z.enum(returnReasons),
    }),
  )
  .min(1)
  .max(returnLimits.linesPerReturn)
  .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length)
export type WantedLine = z.infer<typeof returnLinesSchema>[number]
