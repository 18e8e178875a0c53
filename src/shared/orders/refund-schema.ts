import { z } from 'zod'
import { partTaxSchema } from '#shared/taxes/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

/**
 * The state of a refund: `pending` until its money is returned, `failed` when the provider could not return it and staff
 * have to decide, `dismissed` when they decided against it.
 */
export const refundStates = ['pending', 'done', 'failed', 'dismissed'] as const

/** What a refund takes of a line, or of shipping (''), with its taxes by rate, and what each was taken on. */
const refundPartSchema = z.object({
  lineId: z.string(),
  cents: z.int(),
  taxes: z.array(partTaxSchema.extend({ baseCents: z.int() })),
})
export type RefundPart = z.infer<typeof refundPartSchema>

/** A refund of an order. Money in hundredths of the order's currency. */
export const orderRefundSchema = z.object({
  id: idSchema,
  at: z.int(),
  /** An owner's name, or the provider's; empty for the shop itself. */
  by: z.string(),
  /** Includes shipping and taxes. */
  cents: z.int(),
  /** What of it was returned or is on its way: less than `cents` when a payment's share failed. */
  heldCents: z.int(),
  /** What of it went to the gift cards that have paid, or is on its way there; absent where nothing did. */
  giftCardCents: z.int().positive().optional(),
  shippingCents: z.int(),
  /** The restocking fee of its return, which its amount is less by; absent where none was kept. */
  feeCents: z.int().positive().optional(),
  state: z.enum(refundStates),
  /** Whether the owner returns the money themselves. */
  isByHand: z.boolean(),
  /** Whether an edit has made the order cheaper: the money is no part of its total any more. */
  isOfEdit: z.boolean(),
  /** What of it has paid for new items of the order, such as those of an exchange: this money did not move. */
  exchangedCents: z.int(),
  /** The note of staff; the buyer never sees it. */
  reason: z.string(),
  /** Why the provider could not return the money; empty when it has not failed. */
  failure: z.string(),
  lines: z.array(z.object({ lineId: idSchema, quantity: z.int(), cents: z.int(), isRestocked: z.boolean() })),
  /**
   * What its money is of, as far as it was returned or is on its way; recorded when it is made. Credit notes and reports
   * take their taxes from here. Empty for the refund of an edit.
   */
  parts: z.array(refundPartSchema),
})
export type OrderRefund = z.infer<typeof orderRefundSchema>
