import { z } from 'zod'
import { orderLineSchema, orderSchema } from '#shared/orders/schema.ts'

/** An order as it was agreed, before it has a number: the prices in it are the ones that are charged. */
export const orderDraftSchema = orderSchema
  .pick({
    paymentMethod: true,
    testMode: true,
    /** Whether it takes stock and uses up its discount codes. */
    takesStock: true,
    email: true,
    buyer: true,
    shippingAddress: true,
    billingAddress: true,
    shippingMethod: true,
    note: true,
    currency: true,
    couponCodes: true,
    taxes: true,
    subtotalCents: true,
    discountCents: true,
    shippingCostCents: true,
    taxCents: true,
    grandTotalCents: true,
  })
  .extend({
    /** The cart that is bought; null for orders that come from elsewhere. */
    cartId: z.string().nullable(),
    lines: z.array(orderLineSchema.omit({ id: true, fulfilledQuantity: true })),
    /** What the customer ticked to get the newsletter, with the language of the page; null where they did not. */
    newsletter: z.object({ words: z.string(), language: z.string() }).nullable(),
    /** Scheme and host under which the buyer was here, for the links in emails. */
    origin: z.string(),
  })
export type OrderDraft = z.infer<typeof orderDraftSchema>
export type OrderDraftLine = OrderDraft['lines'][number]
