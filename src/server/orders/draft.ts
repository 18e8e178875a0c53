import { z } from 'zod'
import { adConsentSchema } from '#shared/orders/ad-consent.ts'
import { orderLineSchema, orderSchema } from '#shared/orders/schema.ts'
import { wantedSlotSchema } from '#shared/slots/schema.ts'
import { keptMethodSchema } from '#shared/subscription-plans/schema.ts'

/** An agreed order before it has a number: its prices are the ones that are charged. */
export const orderDraftSchema = orderSchema
  .pick({
    paymentMethod: true,
    testMode: true,
    /** Whether it reduces stock and uses its discount codes. */
    takesStock: true,
    email: true,
    buyer: true,
    shippingAddress: true,
    billingAddress: true,
    shippingMethod: true,
    note: true,
    currency: true,
    exchange: true,
    couponCodes: true,
    discounts: true,
    taxes: true,
    shippingTaxes: true,
    giftCards: true,
    business: true,
    taxExemption: true,
    customerGroup: true,
    withdrawalConsent: true,
    draftOrder: true,
    renewal: true,
    subtotalCents: true,
    discountCents: true,
    shippingCostCents: true,
    taxCents: true,
    grandTotalCents: true,
  })
  .extend({
    /** The revision of the draft order that is bought; absent for other carts. */
    draftOrderRevision: z.int().optional(),
    /** The order whose edit is paid with this, as it was then; absent for purchases. */
    owed: z.object({ orderId: z.string(), revision: z.int() }).optional(),
    /** The kept payment method that pays a renewal; absent in orders of buyers. */
    keptMethod: keptMethodSchema.optional(),
    /** Who of the staff has taken the money by hand; absent for buyers. */
    by: z.string().optional(),
    /** The cart that is bought; null for orders with another origin. */
    cartId: z.string().nullable(),
    lines: z.array(
      orderLineSchema.omit({ id: true, fulfilledQuantity: true, refundedQuantity: true, removedQuantity: true }),
    ),
    /** The newsletter text that the customer ticked, with the language of the page; null when they did not. */
    newsletter: z.object({ words: z.string(), language: z.string() }).nullable(),
    /** What the buyer agreed to let ad companies know; absent where they did not. */
    adConsent: adConsentSchema.optional(),
    /** The id of the shipping method, for renewals; absent where nothing is shipped. */
    shippingMethodId: z.string().optional(),
    /** The chosen slot with its limits, until it is taken; absent where none was chosen. */
    slot: wantedSlotSchema.optional(),
    /** Scheme and host that the buyer used, for the links in emails. */
    origin: z.string(),
  })
export type OrderDraft = z.infer<typeof orderDraftSchema>
export type OrderDraftLine = OrderDraft['lines'][number]
