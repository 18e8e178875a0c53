import { z } from 'zod'
import { addressSchema, buyerSchema } from '#shared/addresses/schema.ts'
import { entryAnswerSchema } from '#shared/cart/entry-answers.ts'
import { taxRowSchema } from '#shared/cart/schema.ts'
import { contract } from '#shared/http/contract.ts'
import { idSchema, productSchema } from '#shared/products/schema.ts'
import { limits } from '#shared/settings/limits.ts'
import { currencySchema, paymentMethodIds } from '#shared/settings/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'

/**
 * What has been paid: `awaiting` for bank transfer and pay on pickup until the owner marks it paid; `refunded` when it has
 * gone back as a whole.
 */
export const paymentStates = ['awaiting', 'paid', 'refunded'] as const
export const orderStates = ['open', 'fulfilled', 'cancelled'] as const
/** What a list is narrowed to: open orders that nothing was sent of, too. */
export const orderStands = ['open', 'partly-sent', 'fulfilled', 'cancelled'] as const
/** How an order comes to its customer; `none` where nothing is sent or picked up. */
export const deliveries = ['parcel', 'pickup', 'none'] as const
export const orderSorts = ['newest', 'oldest', 'highest-total', 'lowest-total'] as const

const daySchema = z.iso.date()

/** A line of an order, frozen as it was bought. Money in hundredths of the order's currency. */
export const orderLineSchema = z.object({
  id: idSchema,
  productId: z.string(),
  variantId: z.string(),
  productType: productSchema.shape.productType,
  sku: z.string(),
  title: z.string(),
  attributes: z.record(z.string(), z.string()),
  /** JSON text of the answers to the product's form by field id, or null. */
  additionalFields: z.string().nullable(),
  /** The same in the words of the moment in which it was bought. */
  answers: z.array(entryAnswerSchema),
  quantity: z.int(),
  fulfilledQuantity: z.int(),
  unitPriceCents: z.int(),
  totalCents: z.int(),
  imageUrl: z.string().nullable(),
})
export type OrderLine = z.infer<typeof orderLineSchema>

export const orderEventKinds = [
  'placed',
  'payment-received',
  'payment-undone',
  'letter-sent',
  'fulfilled',
  'tracking-changed',
  'fulfilment-undone',
  'contact-changed',
  'cancelled',
  'restocked',
  'refunded',
  'downloads-opened',
  'downloads-allowed',
  'note',
] as const
export const orderEventSchema = z.object({
  id: idSchema,
  kind: z.enum(orderEventKinds),
  at: z.int(),
  /** Who did it: an owner's name, or empty for the buyer and the shop itself. */
  by: z.string(),
  text: z.string(),
})

export const fulfilmentSchema = z.object({
  id: idSchema,
  at: z.int(),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  lines: z.array(z.object({ lineId: idSchema, quantity: z.int().positive() })),
})

/** One file that the order's buyer may download, a number of times and until a moment. */
export const orderDownloadSchema = z.object({
  id: idSchema,
  productId: z.string(),
  filename: z.string(),
  bytes: z.int(),
  used: z.int(),
  allowed: z.int(),
  expiresAt: z.int(),
  /** When it was begun last; null while it never was. */
  lastAt: z.int().nullable(),
})
export type OrderDownload = z.infer<typeof orderDownloadSchema>

export const orderSchema = z.object({
  id: idSchema,
  /** Counts from 1 without gaps on each website. */
  number: z.int(),
  placedAt: z.int(),
  state: z.enum(orderStates),
  paymentState: z.enum(paymentStates),
  paymentMethod: z.enum(paymentMethodIds),
  /** Placed in test mode: no money has moved, no file is opened, and it counts nowhere. */
  testMode: z.boolean(),
  /** Whether it took its units out of stock, so that they can be put back: a test does not. */
  takesStock: z.boolean(),
  email: z.string(),
  /** Who bought what is not sent; null where an address says it. */
  buyer: buyerSchema.nullable(),
  shippingAddress: addressSchema.nullable(),
  billingAddress: addressSchema.nullable(),
  /** `description` is what the customer read under the name, such as when it arrives; absent in older orders. */
  shippingMethod: z.object({ name: z.string(), isPickup: z.boolean(), description: z.string().optional() }).nullable(),
  note: z.string(),
  currency: currencySchema,
  lines: z.array(orderLineSchema),
  couponCodes: z.array(z.string()),
  taxes: z.array(taxRowSchema),
  subtotalCents: z.int(),
  discountCents: z.int(),
  shippingCostCents: z.int(),
  taxCents: z.int(),
  grandTotalCents: z.int(),
  /** What has gone back to the buyer: 0, or the whole. */
  refundedCents: z.int(),
  fulfilments: z.array(fulfilmentSchema),
  /** Empty until the order is paid. */
  downloads: z.array(orderDownloadSchema),
  events: z.array(orderEventSchema),
})
export type Order = z.infer<typeof orderSchema>

export const orderSummarySchema = orderSchema
  .pick({
    id: true,
    number: true,
    placedAt: true,
    state: true,
    paymentState: true,
    paymentMethod: true,
    email: true,
    currency: true,
    grandTotalCents: true,
    testMode: true,
  })
  .extend({
    buyerName: z.string(),
    totalQuantity: z.int(),
    delivery: z.enum(deliveries),
    /** Whether something of it was sent, but not all. */
    isPartlySent: z.boolean(),
  })
export type OrderSummary = z.infer<typeof orderSummarySchema>

export const listOrders = contract({
  method: 'GET',
  path: '/api/owner/orders',
  summary: 'Orders, a page at a time',
  access: 'orders.read',
  query: z.object({
    /** An order's number, or the beginning of a word of its email, name, items or SKUs. */
    search: z.string().max(100).optional(),
    state: z.enum(orderStands).optional(),
    paymentState: z.enum(paymentStates).optional(),
    delivery: z.enum(deliveries).optional(),
    test: z.enum(['without', 'only']).optional(),
    /** The first and last day (`2026-11-20`), in the shop's time zone. */
    from: daySchema.optional(),
    to: daySchema.optional(),
    sort: z.enum(orderSorts).optional(),
    after: z.string().max(200).optional(),
  }),
  reply: z.object({
    orders: z.array(orderSummarySchema),
    next: z.string().nullable(),
    /** How many there are in all, on the first page; counting stops at 1,000. Null on later pages. */
    total: z.int().nullable(),
  }),
})

export const getOrder = contract({
  method: 'GET',
  path: '/api/owner/orders/:orderId',
  summary: 'One order with its lines, shipments and timeline',
  access: 'orders.read',
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({
    order: orderSchema,
    /** The orders that were placed right before and after it. */
    previousId: idSchema.nullable(),
    nextId: idSchema.nullable(),
  }),
  failures: ['order-not-found'],
})

const tracking = {
  carrier: singleLine(100),
  trackingNumber: singleLine(100),
  trackingUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
}
const fulfilmentParameters = z.object({ orderId: idSchema, fulfilmentId: idSchema })

export const fulfilOrder = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/fulfilments',
  summary: 'Fulfills lines of an order and emails the customer',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  body: z.strictObject({
    ...tracking,
    /** Empty means everything that is left. */
    lines: z.array(z.object({ lineId: idSchema, quantity: z.int().positive() })).max(100),
    notifyBuyer: z.boolean(),
  }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state', 'fulfilment-quantity'],
})

export const cancelOrder = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/cancel',
  summary: 'Cancels an order, with or without giving its stock back',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  body: z.strictObject({ restock: z.boolean(), notifyBuyer: z.boolean() }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const markOrderPaid = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/paid',
  summary: 'Says that the money has arrived',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const markOrderRefunded = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/refunded',
  summary: 'Says that the money of an order that is over has gone back by hand',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const addOrderNote = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/notes',
  summary: "Writes a note to the order's timeline, for the shop's own eyes",
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found'],
})

export const exportOrders = contract({
  method: 'GET',
  path: '/api/owner/orders.csv',
  summary: 'All orders as CSV, a row for each line',
  access: 'orders.read',
  reply: z.string(),
})

export const undoOrderPaid = contract({
  method: 'DELETE',
  path: '/api/owner/orders/:orderId/paid',
  summary: 'Takes back that the money has arrived',
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const changeTracking = contract({
  method: 'PUT',
  path: '/api/owner/orders/:orderId/fulfilments/:fulfilmentId',
  summary: 'Corrects the tracking of a fulfillment, and emails it to the customer again if wanted',
  access: 'orders.manage',
  parameters: fulfilmentParameters,
  body: z.strictObject({ ...tracking, notifyBuyer: z.boolean() }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const undoFulfilment = contract({
  method: 'DELETE',
  path: '/api/owner/orders/:orderId/fulfilments/:fulfilmentId',
  summary: 'Takes a fulfillment back: its items are unfulfilled again',
  access: 'orders.manage',
  parameters: fulfilmentParameters,
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'order-state'],
})

export const changeContact = contract({
  method: 'PUT',
  path: '/api/owner/orders/:orderId/contact',
  summary: "Corrects an order's email and addresses, and emails the confirmation again if wanted",
  access: 'orders.manage',
  parameters: z.object({ orderId: idSchema }),
  body: z.strictObject({
    email: z.string().trim().min(limits.emailMinimum).max(limits.emailMaximum),
    /** Null where the order has none: an address is corrected, never added. */
    shippingAddress: addressSchema.nullable(),
    billingAddress: addressSchema.nullable(),
    sendConfirmation: z.boolean(),
  }),
  reply: z.object({ order: orderSchema }),
  failures: ['order-not-found', 'invalid-fields'],
})

const orderIds = z.array(idSchema).min(1).max(100)

export const changeOrders = contract({
  method: 'POST',
  path: '/api/owner/orders/bulk',
  summary: 'Fulfills several orders or marks them as paid, or takes that back; each by itself',
  access: 'orders.manage',
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('fulfil'), orderIds, notifyBuyer: z.boolean() }),
    z.strictObject({ action: z.literal('mark-paid'), orderIds }),
    z.strictObject({ action: z.literal('undo-paid'), orderIds }),
    z.strictObject({
      action: z.literal('undo-fulfil'),
      fulfilments: z.array(fulfilmentParameters).min(1).max(100),
    }),
  ]),
  reply: z.object({
    /** The orders that were changed; the others were not in a state for it. */
    changed: z.array(idSchema),
    /** What was fulfilled, to take it back. */
    fulfilments: z.array(fulfilmentParameters),
  }),
})
