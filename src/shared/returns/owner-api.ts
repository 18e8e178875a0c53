import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { returnConditions, returnLimits, returnLinesSchema, returnSchema, returnStates } from './schema.ts'

/** The owner's calls on returns. */

const returnIdOnly = z.object({ returnId: idSchema })
const orderIdOnly = z.object({ orderId: idSchema })
const reply = z.object({ return: returnSchema })

export const listReturnsCall = contract({
  method: 'GET',
  path: '/api/owner/returns',
  summary: 'List the returns, newest first, a page at a time',
  access: 'orders.read',
  query: z.object({
    /** What the search of orders finds: their number, or the beginning of a word of their customer or items. */
    search: z.string().max(100).optional(),
    state: z.enum(returnStates).optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({ returns: z.array(returnSchema), next: z.string().nullable() }),
})

export const listOrderReturnsCall = contract({
  method: 'GET',
  path: '/api/owner/orders/:orderId/returns',
  summary: 'List the returns of an order, newest first, and what can still be returned and restocked',
  access: 'orders.read',
  parameters: orderIdOnly,
  reply: z.object({
    returns: z.array(returnSchema),
    returnable: z.array(z.object({ lineId: idSchema, quantity: z.int().positive() })),
    /** The lines whose stock is counted: what comes back of them can go into stock again. */
    restockable: z.array(idSchema),
    /** The instructions of the settings, for the approval. */
    instructions: z.string(),
  }),
  failures: ['order-not-found'],
})

export const createReturnCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/returns',
  summary: 'Add a return to an order; it is approved',
  access: 'orders.manage',
  parameters: orderIdOnly,
  body: z.strictObject({
    /** Chosen by the caller: the same key makes one return, however often it is sent. */
    idempotencyKey: z.string().min(16).max(100),
    lines: returnLinesSchema,
    /** Instructions for the buyer. */
    message: z.string().trim().max(returnLimits.messageLength),
    notifyBuyer: z.boolean(),
  }),
  reply,
  failures: ['order-not-found', 'return-quantity', 'too-many-returns'],
})

export const decideReturnCall = contract({
  method: 'PUT',
  path: '/api/owner/returns/:returnId/state',
  summary: 'Change the state of a return, and email the customer if wanted',
  access: 'orders.manage',
  parameters: returnIdOnly,
  body: z.strictObject({
    state: z.enum(['approved', 'refused', 'canceled', 'closed']),
    /** Words for the buyer: instructions, or the reason. */
    message: z.string().trim().max(returnLimits.messageLength),
    notifyBuyer: z.boolean(),
  }),
  reply,
  failures: [
    'return-not-found',
    'return-state',
    'return-reason-missing',
    'exchange-stock',
    'order-edit-product',
    'order-edit-total',
    'order-not-editable',
  ],
})

export const receiveReturnCall = contract({
  method: 'POST',
  path: '/api/owner/returns/:returnId/receipt',
  summary: 'Mark the items of a return as received, with their condition, and restock some',
  access: 'orders.manage',
  parameters: returnIdOnly,
  body: z.strictObject({
    /** What has arrived: each line once for each condition. */
    pieces: z
      .array(
        z.strictObject({
          lineId: idSchema,
          condition: z.enum(returnConditions),
          quantity: z.int().positive().max(1_000_000),
          restock: z.boolean(),
        }),
      )
      .min(1)
      .max(returnLimits.linesPerReturn * returnConditions.length)
      .refine((pieces) => new Set(pieces.map((one) => `${one.lineId} ${one.condition}`)).size === pieces.length),
    notifyBuyer: z.boolean(),
  }),
  reply,
  failures: ['return-not-found', 'return-state', 'return-quantity'],
})

export const refundReturnCall = contract({
  method: 'POST',
  path: '/api/owner/returns/:returnId/refund',
  summary: 'Refund the received items of a return, less a fee',
  access: 'orders.manage',
  parameters: returnIdOnly,
  body: z.strictObject({
    /** What of the shipping cost is refunded too, with its taxes. */
    shippingCents: z.int().nonnegative(),
    /** What the shop keeps of the price of the items. */
    feeCents: z.int().nonnegative(),
    notifyBuyer: z.boolean(),
  }),
  reply,
  failures: [
    'return-not-found',
    'return-state',
    'return-nothing-left',
    'order-not-found',
    'order-state',
    'refund-quantity',
    'refund-shipping',
    'gift-card-used',
    'refund-amount',
    'exchange-state',
    'order-edit-total',
  ],
})
