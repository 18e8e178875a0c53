import { z } from 'zod'
import { LONGEST_ADDITIONAL_FIELDS } from '#shared/cart/additional-fields.ts'
import { quantitySchema } from '#shared/cart/schema.ts'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** The subscription page, which a cart token opens. */
export const SUBSCRIBE_PAGE = '/subscribe'

/** Scripts of sites call it, and open the subscription page with the token: docs/compatibility.md. */
export const addSubscriptionCall = contract({
  method: 'POST',
  path: '/api/3/commerce/cart/subscription',
  summary: 'Create a cart with a subscription, and get the token that opens it for half an hour',
  access: 'public',
  perMinute: 30,
  body: z.strictObject({
    itemId: idSchema,
    sku: z.string().max(100),
    qty: quantitySchema.default(1),
    additionalFields: z.string().max(LONGEST_ADDITIONAL_FIELDS).nullish(),
  }),
  reply: z.object({ cartToken: z.string() }),
  failures: [
    'product-unavailable',
    'variant-unavailable',
    'subscription-not-offered',
    'not-enough-stock',
    'cart-full',
    'quantity-out-of-range',
    'bundle-changed',
    'only-one-each',
    'order-too-large',
    'additional-fields-invalid',
  ],
})
