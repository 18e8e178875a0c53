import { z } from 'zod'
import { orderAddressSchema, orderBuyerSchema } from '#shared/addresses/schema.ts'
import { entryAnswerSchema } from '#shared/cart/entry-answers.ts'
import { exchangeSchema } from '#shared/currencies/schema.ts'
import { orderGroupSchema } from '#shared/customer-groups/schema.ts'
import { takenDiscountSchema } from '#shared/discounts/schema.ts'
import { givenFundSchema } from '#shared/donations/schema.ts'
import { giftCardTenderSchema } from '#shared/gift-cards/schema.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { usedPackageSchema } from '#shared/packages/pack-goods.ts'
import { lineBundleSchema } from '#shared/products/bundles/schema.ts'
import { productSchema } from '#shared/products/schema.ts'
import { paymentMethodIds } from '#shared/settings/schema.ts'
import { slotSchema } from '#shared/slots/schema.ts'
import { subscriptionPlanSchema } from '#shared/subscription-plans/schema.ts'
import { usedExemptionSchema } from '#shared/tax-exemptions/schema.ts'
import { partTaxSchema, taxRowSchema } from '#shared/taxes/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { orderBusinessSchema } from '#shared/vat-numbers/schema.ts'
import { withdrawalConsentSchema, withdrawalExemptionSchema } from '#shared/withdrawal-exemptions/schema.ts'
import { orderRefundSchema } from './refund-schema.ts'

/**
 * The state of the payment: `awaiting` for bank transfer and pay on pickup until the owner marks it paid;
 * `partly-paid` when the customer owes more since the order was edited; `partly-refunded` when a part of the amount has
 * been returned, `refunded` when all of it has.
 */
export const paymentStates = ['awaiting', 'partly-paid', 'paid', 'partly-refunded', 'refunded'] as const
export const orderStates = ['open', 'fulfilled', 'cancelled'] as const
/**
 * Filters of the order list. `partly-sent` are open orders with a shipment; `open` includes them. `all-removed` are
 * fulfilled orders of which everything was refunded before it was sent; `fulfilled` excludes them.
 */
export const orderStands = ['open', 'partly-sent', 'fulfilled', 'all-removed', 'cancelled'] as const
/** What the owner has to do next for an order: each order waits for one of them, or for nothing. */
export const orderWaits = ['fulfillment', 'payment'] as const
export type OrderWait = (typeof orderWaits)[number]
/** How the customer gets an order; `none` where nothing is shipped or picked up. */
export const deliveries = ['parcel', 'pickup', 'none'] as const
export const orderSorts = ['newest', 'oldest', 'highest-total', 'lowest-total'] as const

/** A line of an order, as it was bought or edited. Money in hundredths of the order's currency. */
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
  /** The same in the words of the time of the purchase. */
  answers: z.array(entryAnswerSchema),
  quantity: z.int(),
  fulfilledQuantity: z.int(),
  refundedQuantity: z.int(),
  /** Pieces that were refunded before they were fulfilled: they no longer have to be. */
  removedQuantity: z.int(),
  unitPriceCents: z.int(),
  totalCents: z.int(),
  /**
   * What the buyer pays for the line, after discounts and with taxes. Null in orders from before it was stored;
   * `paidByLine` says it for all.
   */
  paidCents: z.int().nullable(),
  /**
   * The name of its tax category ('' is the standard one) and its taxes by rate. Null in orders from before they were
   * stored.
   */
  tax: z.object({ category: z.string(), rates: z.array(partTaxSchema) }).nullable(),
  /** Why the buyer cannot withdraw from it, as its product said; absent where they can. */
  withdrawalExemption: withdrawalExemptionSchema.optional(),
  /** How it renews, where the order began a subscription to it; absent: it was bought once. */
  subscriptionPlan: subscriptionPlanSchema.optional(),
  /** What one piece costs when its trial is over, in hundredths; absent where it began without a trial. */
  afterTrialCents: z.int().optional(),
  /** Whether the buyer chose its unit price; absent: no. */
  isOwnAmount: z.boolean().optional(),
  /** The bundle that it was bought in, which its price is a share of; absent for what was bought alone. */
  bundle: lineBundleSchema.optional(),
  /** The fund of a donation; absent where its donor was not asked, and in other lines. */
  fund: givenFundSchema.optional(),
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
  'edited',
  'cancelled',
  'restocked',
  'refunded',
  'refund-failed',
  'refund-dismissed',
  'downloads-opened',
  'downloads-allowed',
  'invoice-issued',
  'credit-note-issued',
  'receipt-issued',
  'receipt-corrected',
  'vat-number-confirmed',
  'vat-number-refused',
  'gift-cards-issued',
  'gift-cards-returned',
  'gift-card-credited',
  'withdrawal',
  'return',
  'tags-changed',
  'note',
] as const
export const orderEventSchema = z.object({
  id: idSchema,
  kind: z.enum(orderEventKinds),
  at: z.int(),
  /** Who did it: an owner's name; empty for the buyer and the shop itself. */
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

/** One file that the order's buyer can download, for a limited time and number of downloads. */
export const orderDownloadSchema = z.object({
  id: idSchema,
  productId: z.string(),
  filename: z.string(),
  bytes: z.int(),
  used: z.int(),
  allowed: z.int(),
  expiresAt: z.int(),
  /** When the last download began; null before the first one. */
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
  /** Placed in test mode: no money moved, no file opens, and it counts in no statistics. */
  testMode: z.boolean(),
  /** Whether it reduced the stock, so that canceling restores it: test orders do not. */
  takesStock: z.boolean(),
  email: z.string(),
  /** The buyer of items without shipping; null where an address names the buyer. */
  buyer: orderBuyerSchema.nullable(),
  shippingAddress: orderAddressSchema.nullable(),
  billingAddress: orderAddressSchema.nullable(),
  /** `description` is the customer's text below the name, such as the delivery time; absent in older orders. */
  shippingMethod: z
    .object({
      name: z.string(),
      isPickup: z.boolean(),
      description: z.string().optional(),
      /** Where the customer picks up, in lines; absent for the shop's own place. */
      place: z.string().optional(),
      /** The chosen day and time; absent where none was chosen. */
      slot: slotSchema.optional(),
      /** What the goods are packed into; absent where the price did not depend on it. */
      packages: z.array(usedPackageSchema).optional(),
    })
    .nullable(),
  note: z.string(),
  /** The currency that the buyer chose: it is charged and refunded, and never changes. */
  currency: currencySchema,
  /** The rate at the time of the purchase; absent for orders in the shop's own currency. */
  exchange: exchangeSchema.optional(),
  lines: z.array(orderLineSchema),
  couponCodes: z.array(z.string()),
  /** Each discount with what it took; empty for orders from before this field existed. */
  discounts: z.array(takenDiscountSchema),
  taxes: z.array(taxRowSchema),
  /** The part of the taxes that is on shipping, by rate. Null in orders from before it was stored. */
  shippingTaxes: z.array(partTaxSchema).nullable(),
  /** What gift cards have paid of it, without what an edit has returned to them; absent where none has. */
  giftCards: z.array(giftCardTenderSchema).optional(),
  /** The business that has bought; absent for consumers, and in orders from before businesses were asked. */
  business: orderBusinessSchema.optional(),
  /** The buyer’s consent to the immediate delivery of digital goods; absent where it was not asked. */
  withdrawalConsent: withdrawalConsentSchema.optional(),
  /** The exemption from tax that the buyer has proven; absent without one. */
  taxExemption: usedExemptionSchema.optional(),
  /** The group whose prices the buyer has paid; absent for others. */
  customerGroup: orderGroupSchema.optional(),
  /** The draft order that it came from; absent for carts of visitors. */
  draftOrder: z.object({ id: idSchema, number: z.int() }).optional(),
  /** The subscription that it renews, and the number of its period, counted from 1; absent in other orders. */
  renewal: z.object({ subscriptionId: idSchema, number: z.int(), period: z.int() }).optional(),
  subtotalCents: z.int(),
  discountCents: z.int(),
  shippingCostCents: z.int(),
  taxCents: z.int(),
  grandTotalCents: z.int(),
  /** What the customer still owes of the total, since the order was edited after it was paid. */
  owedCents: z.int(),
  /** What of it the items of an exchange that are to come back will pay: it is not due yet. */
  expectedCents: z.int(),
  /** What was returned to the buyer of this total. */
  refundedCents: z.int(),
  /** Increased by each edit. */
  revision: z.int(),
  /** For the team alone, by name. */
  tags: z.array(z.string()),
  /** Oldest first. */
  refunds: z.array(orderRefundSchema),
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
    tags: true,
  })
  .extend({
    buyerName: z.string(),
    totalQuantity: z.int(),
    delivery: z.enum(deliveries),
    /** Whether a part of it was shipped, but not all. */
    isPartlySent: z.boolean(),
    /** Whether it is fulfilled only because everything was refunded before it was sent. */
    isAllRemoved: z.boolean(),
  })
export type OrderSummary = z.infer<typeof orderSummarySchema>

/** An order that is due at a chosen time. */
export const dueOrderSchema = orderSummarySchema.extend({
  methodName: z.string(),
  slot: slotSchema,
  /** Whether the times of its shipping method have changed since: nobody can choose this one any more. */
  isClosed: z.boolean(),
})
export type DueOrder = z.infer<typeof dueOrderSchema>
