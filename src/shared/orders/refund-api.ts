import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { orderSchema } from './schema.ts'

/** The most characters of the reason of a refund. */
export const REASON_LENGTH = 200

/** What staff do about a refund that the provider could not return. */
export const refundDecisions = ['retry', 'by-hand', 'dismiss'] as const

export const refundOrderCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/refunds',
  summary: 'Refund items, shipping or any part of what was paid for an order',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  body: z.strictObject({
    /** Chosen by the caller: the same key refunds once, however often it is sent. */
    idempotencyKey: z.string().min(16).max(100),
    lines: z
      .array(
        z.object({
          lineId: idSchema,
          quantity: z.int().positive().max(1_000_000),
          /** How many of them were not fulfilled yet: they no longer have to be. */
          unfulfilledQuantity: z.int().nonnegative().max(1_000_000).default(0),
        }),
      )
      .max(100),
    /** What of the shipping cost is refunded, with its taxes. */
    shippingCents: z.int().nonnegative(),
    /** The whole amount, at most what is left of the payments. */
    cents: z.int().positive(),
    restock: z.boolean(),
    /** For the team alone. */
    reason: singleLine(REASON_LENGTH).default(''),
    notifyBuyer: z.boolean(),
  }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state', 'refund-quantity', 'refund-shipping', 'gift-card-used', 'refund-amount'],
})

export const decideRefundCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/refunds/:refundId',
  summary: 'Retry a refund that failed, mark it as returned manually, or dismiss it',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema, refundId: idSchema }),
  body: z.strictObject({ decision: z.enum(refundDecisions) }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'refund-not-failed', 'refund-amount'],
})
