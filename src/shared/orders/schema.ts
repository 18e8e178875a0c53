import { z } from 'zod'
import { orderAddressSchema, orderBuyerSchema } from '#shared/addresses/schema.ts'
import { entryAnswerSchema } from '#shared/cart/entry-answers.ts'
import { taxRowSchema } from '#shared/cart/schema.ts'
import { idSchema, productSchema } from '#shared/products/schema.ts'
import { currencySchema, paymentMethodIds } from '#shared/settings/schema.ts'

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
  buyer: orderBuyerSchema.nullable(),
  shippingAddress: orderAddressSchema.nullable(),
  billingAddress: orderAddressSchema.nullable(),
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
