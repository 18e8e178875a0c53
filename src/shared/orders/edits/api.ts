import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { orderSchema } from '../schema.ts'
import { editPreviewSchema, orderEditSchema } from './schema.ts'

const orderIdOnly = z.object({ orderId: idSchema })

/** Why an edit is refused, whether it is a preview or not. */
const refusals = [
  'order-not-found',
  'order-not-editable',
  'order-edit-line',
  'order-edit-product',
  'bundle-changed',
  'order-edit-empty',
  'order-edit-shipping',
  'order-edit-total',
  'invalid-fields',
] as const

export const previewOrderEditCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/edit/preview',
  summary: 'Preview what an edit makes of an order, and the difference that is owed or refunded',
  access: 'orders.manage',
  parameters: orderIdOnly,
  body: z.strictObject({ edit: orderEditSchema }),
  reply: z.object({ preview: editPreviewSchema }),
  failures: refusals,
})

export const editOrderCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/edit',
  summary: 'Change the items, discounts, shipping or address of an order that is not shipped',
  access: 'orders.manage',
  parameters: orderIdOnly,
  body: z.strictObject({
    edit: orderEditSchema,
    /** Of the order as it was read: somebody else may have edited it since. */
    revision: z.int(),
    /** The total that the preview has shown. */
    expectedTotalCents: z.int(),
    notifyBuyer: z.boolean(),
  }),
  reply: z.object({ order: orderSchema }),
  failures: [...refusals, 'order-edit-stale', 'order-edit-changed', 'not-enough-stock', 'refund-amount'],
})

export const linkOwedCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/owed/link',
  summary: 'Create the link with which a customer pays what they owe, and email it if wanted',
  access: 'orders.manage',
  parameters: orderIdOnly,
  body: z.strictObject({ sendEmail: z.boolean() }),
  reply: z.object({ url: z.string() }),
  failures: ['order-not-found', 'order-nothing-owed'],
})

export const markOwedPaidCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/owed/paid',
  summary: 'Mark what a customer owes after an edit as paid',
  access: 'orders.manage',
  parameters: orderIdOnly,
  body: z.strictObject({
    paymentMethod: z.enum(['bank-transfer', 'pay-on-pickup']),
    /** What was owed when it was shown: it may have changed since. */
    cents: z.int().positive(),
  }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-nothing-owed'],
})
