import { z } from 'zod'
import { currencySchema } from '#shared/money/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** A gift card's part of an order's payment, in hundredths of the order's currency. */
export const giftCardTenderSchema = z.object({
  /** The payment of the order that stands for it; refunds go to it. */
  paymentId: z.string(),
  cardId: idSchema,
  lastFour: z.string(),
  cents: z.int().positive(),
})
export type GiftCardTender = z.infer<typeof giftCardTenderSchema>

/** A gift card in a cart. */
export const cartGiftCardSchema = z.object({
  id: idSchema,
  lastFour: z.string(),
  balanceCents: z.int(),
  /** What it pays of this cart; 0 when others pay everything. */
  cents: z.int(),
  /** Whether it was made in a test and pays only for test orders. */
  isTest: z.boolean(),
})
export type CartGiftCard = z.infer<typeof cartGiftCardSchema>

/** Why the balance of a card changed. */
export const movementKinds = ['issued', 'paid', 'released', 'refunded', 'disabled', 'enabled'] as const

/** One change of a card's balance. */
export const giftCardMovementSchema = z.object({
  id: idSchema,
  kind: z.enum(movementKinds),
  at: z.int(),
  /** Below 0 where the balance became smaller. */
  cents: z.int(),
  /** The number and id of the order that it is about; null for others, and while that is not placed. */
  order: z.object({ id: idSchema, number: z.int() }).nullable(),
  /** An owner's name; empty for the shop itself. */
  by: z.string(),
  reason: z.string(),
})
export type GiftCardMovement = z.infer<typeof giftCardMovementSchema>

/** A gift card as staff see it: never with its code. */
export const giftCardSchema = z.object({
  id: idSchema,
  lastFour: z.string(),
  currency: currencySchema,
  initialCents: z.int(),
  balanceCents: z.int(),
  isDisabled: z.boolean(),
  isTest: z.boolean(),
  /** Null for a card that never expires. */
  expiresAt: z.int().nullable(),
  createdAt: z.int(),
  /** An owner's name. */
  createdBy: z.string(),
  /** The note of staff; the recipient never sees it. */
  reason: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  /** When its email was written; null before. */
  sentAt: z.int().nullable(),
  /** The order that has bought it; null for a card that staff made. */
  orderId: idSchema.nullable(),
  senderName: z.string(),
  /** Where a copy of its first email goes; empty for none. */
  copyEmail: z.string(),
  /** When its first email is due; null for a card that staff made. */
  deliverAt: z.int().nullable(),
  /** Whether its money went back to its buyer: it is disabled for good. */
  isReturned: z.boolean(),
})
export type GiftCard = z.infer<typeof giftCardSchema>
