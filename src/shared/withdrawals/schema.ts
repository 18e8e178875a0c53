import { z } from 'zod'
import { isEmail } from '#shared/addresses/email.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

export const withdrawalStates = ['received', 'accepted', 'refused', 'refunded'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** What a customer states: who they are, the contract, and where the acknowledgement goes. */
export const withdrawalStatementSchema = z.object({
  name: singleLine(100, 1),
  /** As it was typed: the answer never says whether it exists. */
  orderNumber: singleLine(40, 1),
  email: z.string().trim().max(256).refine(isEmail),
  /** The items that the customer withdraws from; '' means the whole order. */
  items: z
    .string()
    .trim()
    .max(300)
    // PostgreSQL stores no NUL.
    .refine((text) => !text.includes('\0')),
})
export type WithdrawalStatement = z.infer<typeof withdrawalStatementSchema>

/** A statement of withdrawal with what became of it. Times in milliseconds since 1970. */
export const withdrawalSchema = withdrawalStatementSchema.extend({
  id: idSchema,
  email: z.string(),
  receivedAt: z.int(),
  /** The last moment at which the money has to be returned. */
  refundBy: z.int(),
  state: z.enum(withdrawalStates),
  /** What the customer was told with the decision. */
  message: z.string(),
  decidedAt: z.int().nullable(),
  /** A team member’s name; empty for the shop itself. */
  decidedBy: z.string(),
  /** The order that it belongs to; null where none has this number and email address. */
  order: z.object({ id: idSchema, number: z.int() }).nullable(),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>

/**
 * When the period of withdrawal ends: at a known time; not before a time, because the day of the delivery is not known;
 * or unknown, because the order was not sent completely.
 */
export const withdrawalPeriodSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ends'), at: z.int() }),
  z.object({ kind: z.literal('not-before'), at: z.int() }),
  z.object({ kind: z.literal('unknown') }),
])
export type WithdrawalPeriod = z.infer<typeof withdrawalPeriodSchema>
