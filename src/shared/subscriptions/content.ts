import { z } from 'zod'
import { orderAddressSchema, orderBuyerSchema } from '#shared/addresses/schema.ts'
import { orderLineSchema } from '#shared/orders/schema.ts'
import { keptMethodSchema, subscriptionPlanSchema } from '#shared/subscription-plans/schema.ts'

/** Why a subscription is paused: its buyer or staff wanted it, its payments failed, or its payment method was removed. */
export const pauseReasons = ['buyer', 'staff', 'payment', 'method'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** What a subscription renews, for whom and how, besides its columns. Money in hundredths of its currency. */
export const subscriptionContentSchema = z.object({
  plan: subscriptionPlanSchema,
  /** The wall clock of the first order in the time zone of the shop, as 2026-01-31T10:15. */
  anchor: z.string(),
  item: orderLineSchema.pick({
    title: true,
    attributes: true,
    productType: true,
    sku: true,
    imageUrl: true,
    additionalFields: true,
    answers: true,
    quantity: true,
    unitPriceCents: true,
  }),
  buyer: orderBuyerSchema.nullable(),
  shippingAddress: orderAddressSchema.nullable(),
  billingAddress: orderAddressSchema.nullable(),
  /** Null where nothing is shipped. */
  shippingMethodId: z.string().nullable(),
  /** The business that has bought; null for consumers. */
  business: z.object({ company: z.string(), vatNumber: z.string() }).nullable(),
  /** Null until the provider has said what it keeps, and after it was removed there. */
  keptMethod: keptMethodSchema.nullable(),
  /** The method that was removed at the provider, so that nothing is charged until its buyer chooses another; null otherwise. */
  lostMethod: keptMethodSchema.nullable(),
  /** A price that was announced: it is charged for renewals from its time on. Null without one. */
  newPrice: z.object({ unitPriceCents: z.int(), from: z.int() }).nullable(),
  pausedBy: z.enum(pauseReasons).nullable(),
  /** Why a renewal waits, as text for staff; '' when it does not. */
  waitsFor: z.string(),
  /** When it ended or was canceled; null while it is not over, and where that was before this was stored. */
  overAt: z.int().nullable(),
  /** Scheme and host that the buyer used, for the links in emails. */
  origin: z.string(),
})
export type SubscriptionContent = z.infer<typeof subscriptionContentSchema>
