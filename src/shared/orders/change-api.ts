import { z } from 'zod'
import { addressSchema } from '#shared/addresses/schema.ts'
import { contract } from '#shared/http/contract.ts'
import { limits } from '#shared/limits.ts'
import { tagSchema, tagsSchema } from '#shared/tags/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { orderSchema } from './schema.ts'

const tracking = {
  carrier: singleLine(100),
  trackingNumber: singleLine(100),
  trackingUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
}
const fulfilmentParameters = z.object({ orderId: idSchema, fulfilmentId: idSchema })

export const fulfilOrderCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/fulfilments',
  summary: 'Fulfill lines of an order and email the customer',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  body: z.strictObject({
    ...tracking,
    /** Empty: everything that is left. */
    lines: z.array(z.object({ lineId: idSchema, quantity: z.int().positive() })).max(100),
    notifyBuyer: z.boolean(),
  }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state', 'fulfilment-quantity'],
})

export const cancelOrderCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/cancel',
  summary: 'Cancel an order, with or without returning its items to stock',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  body: z.strictObject({ restock: z.boolean(), notifyBuyer: z.boolean() }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const markOrderPaidCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/paid',
  summary: 'Mark an order as paid',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const markOrderRefundedCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/refunded',
  summary: 'Mark a canceled order as refunded',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const addOrderNoteCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/notes',
  summary: 'Add a note to the order’s timeline, visible to the team only',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found'],
})

export const changeOrderTagsCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/tags',
  summary: 'Add tags to an order, and remove others',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  body: z.strictObject({ add: tagsSchema, remove: tagsSchema }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'too-many-tags'],
})

export const undoOrderPaidCall = contract({
  method: 'DELETE',
  path: '/api/owner/orders/:orderId/paid',
  summary: 'Mark an order as unpaid',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const changeTrackingCall = contract({
  method: 'PUT',
  path: '/api/owner/orders/:orderId/fulfilments/:fulfilmentId',
  summary: 'Correct the tracking of a fulfillment, and email it to the customer again if wanted',
  access: 'orders.manage',
  parameters: fulfilmentParameters,
  body: z.strictObject({ ...tracking, notifyBuyer: z.boolean() }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const undoFulfilmentCall = contract({
  method: 'DELETE',
  path: '/api/owner/orders/:orderId/fulfilments/:fulfilmentId',
  summary: 'Undo a fulfillment: its items are unfulfilled again',
  access: 'orders.manage',
  parameters: fulfilmentParameters,
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const changeContactCall = contract({
  method: 'PUT',
  path: '/api/owner/orders/:orderId/contact',
  summary: 'Correct an order’s email and addresses, and email the confirmation again if wanted',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  body: z.strictObject({
    email: z.string().trim().min(limits.emailMinimum).max(limits.emailMaximum),
    /** Null where the order has none: an address can be corrected, not added. */
    shippingAddress: addressSchema.nullable(),
    billingAddress: addressSchema.nullable(),
    sendConfirmation: z.boolean(),
  }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'invalid-fields'],
})

/** The most orders in one call, since each order takes a transaction. The studio splits larger selections. */
export const MOST_AT_ONCE = 100
const orderIds = z.array(idSchema).min(1).max(MOST_AT_ONCE)

export const changeOrdersCall = contract({
  method: 'POST',
  path: '/api/owner/orders/bulk',
  summary: 'Fulfill or tag several orders or mark them as paid, or undo that',
  access: 'orders.manage',
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('fulfil'), orderIds, notifyBuyer: z.boolean() }),
    z.strictObject({ action: z.literal('mark-paid'), orderIds }),
    z.strictObject({ action: z.literal('undo-paid'), orderIds }),
    z.strictObject({ action: z.enum(['add-tag', 'remove-tag']), orderIds, tag: tagSchema }),
    z.strictObject({
      action: z.literal('undo-fulfil'),
      fulfilments: z.array(fulfilmentParameters).min(1).max(MOST_AT_ONCE),
    }),
  ]),
  reply: z.object({
    /** The orders that were changed; the state of the others did not allow it. */
    changed: z.array(idSchema),
    /** The new fulfilments, for undoing them. */
    fulfilments: z.array(fulfilmentParameters),
  }),
})
