import { z } from 'zod'
import { addressSchema, buyerSchema } from '#shared/addresses/schema.ts'
import { contract } from '#shared/http/contract.ts'
import { limits } from '#shared/limits.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { paymentMethodIds } from '#shared/settings/schema.ts'
import { slotIdSchema } from '#shared/slots/schema.ts'
import { buyingBusinessSchema } from '#shared/vat-numbers/schema.ts'

/** The days and times that customers can choose now. */
export const listSlotsCall = contract({
  method: 'GET',
  path: '/api/commerce/shipping-methods/:methodId/slots',
  summary: 'List the days and time slots of a shipping method that can be chosen now',
  access: 'public',
  parameters: z.object({ methodId: z.string().max(40) }),
  reply: z.object({
    days: z.array(
      z.object({
        date: z.string(),
        /** As text, such as 'Saturday, November 28'. */
        name: z.string(),
        slots: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
  }),
  failures: ['shipping-unavailable'],
})

export const placeOrderBody = z.strictObject({
  /** Made by the browser once for each purchase; the same key never buys twice. */
  idempotencyKey: z.string().min(8).max(255),
  email: z.string().trim().min(limits.emailMinimum).max(limits.emailMaximum),
  /** The buyer, when nothing is shipped (`checkout/rules.ts` lists the fields). Null when an address names them. */
  buyer: buyerSchema.nullable().default(null),
  /** Null when nothing is shipped. */
  shippingAddress: addressSchema.nullable(),
  /** Null when it equals the shipping address. */
  billingAddress: addressSchema.nullable(),
  /** A business that buys; its VAT number is in the cart. Null or absent for consumers. */
  business: buyingBusinessSchema.nullish(),
  shippingMethodId: z.string().max(40).nullable(),
  /** The chosen time of the shipping method, such as 2026-11-28T10:00; absent where none is chosen. */
  slot: slotIdSchema.nullish(),
  note: z.string().max(2000),
  /** Whether the customer asked for the newsletter; they confirm it by email. */
  wantsNewsletter: z.boolean().default(false),
  /** Whether the buyer agreed that digital goods are delivered at once, and to lose the right of withdrawal with it. */
  digitalConsent: z.boolean().optional(),
  paymentMethod: z.enum(paymentMethodIds),
  /** The token that the provider's form returned for the buyer's card: card data never reaches the server. */
  paymentToken: z.string().max(2000).nullable(),
  /** The total that the buyer saw, in hundredths. If it differs, the buyer is told before anything is charged. */
  expectedTotalCents: z.int().min(0),
  /** The currency of that total. If the buyer has chosen another one since, they are told before anything is charged. */
  expectedCurrency: currencySchema.nullish(),
  /** What the buyer saw to be left to pay after gift cards; null without any. */
  expectedDueCents: z.int().min(0).nullable().default(null),
})
export type PlaceOrderBody = z.infer<typeof placeOrderBody>

/**
 * What the buyer has to do at the provider; `type` names the component of the checkout for it, the rest is its input.
 */
export const paymentActionSchema = z.looseObject({ type: z.string().max(40) })
export type PaymentAction = z.infer<typeof paymentActionSchema>

/** The answer of that component, for the provider. */
export const paymentAnswerSchema = z
  .record(z.string().max(60), z.union([z.string().max(2000), z.number(), z.boolean()]))
  .refine((answer) => Object.keys(answer).length <= 20, 'An answer has at most 20 values.')
export type PaymentAnswer = z.infer<typeof paymentAnswerSchema>

/** The state of a purchase. */
export const placedSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('placed'), orderId: z.string(), orderNumber: z.int(), url: z.string() }),
  /** The buyer has to confirm: do what `action` says, then pass the answer to `confirmPayment`. */
  z.object({ state: z.literal('needs-confirmation'), paymentId: z.string(), action: paymentActionSchema }),
  /** The provider has not answered in time: ask again with `getPayment`. The stock stays reserved meanwhile. */
  z.object({ state: z.literal('pending'), paymentId: z.string() }),
])
export type Placed = z.infer<typeof placedSchema>

export const placeOrderCall = contract({
  method: 'POST',
  path: '/api/commerce/checkout/orders',
  summary: 'Pay for the cart and place the order',
  access: 'public',
  perMinute: 30,
  body: placeOrderBody,
  reply: placedSchema,
  failures: [
    'cart-empty',
    'cart-problem',
    'draft-order-changed',
    'minimum-quantity',
    'minimum-subtotal',
    'invalid-fields',
    'shipping-unavailable',
    'slot-unavailable',
    'payment-method-unavailable',
    'payments-not-set-up',
    'charge-too-small',
    'total-changed',
    'not-enough-stock',
    'coupon-refused',
    'trial-used',
    'gift-card-changed',
    'gift-card-test',
    'payment-declined',
    'payment-expired',
    'payment-in-progress',
    'idempotency-key-reused',
    'rate-limited',
    'too-many-attempts',
  ],
})

export const confirmPaymentCall = contract({
  method: 'POST',
  path: '/api/commerce/checkout/payments/:paymentId/confirm',
  summary: 'Send the answer to the action of a payment that needs confirmation',
  access: 'public',
  parameters: z.object({ paymentId: z.string().max(64) }),
  body: z.union([
    z.strictObject({ answer: paymentAnswerSchema }),
    /** The answer to the test card's bank in clients of earlier versions. */
    z.strictObject({ approve: z.boolean() }),
  ]),
  reply: placedSchema,
  failures: ['payment-not-found', 'payment-declined', 'payment-expired'],
})

export const getPaymentCall = contract({
  method: 'GET',
  path: '/api/commerce/checkout/payments/:paymentId',
  summary: 'Get the status of a payment',
  access: 'public',
  parameters: z.object({ paymentId: z.string().max(64) }),
  reply: placedSchema,
  failures: ['payment-not-found', 'payment-declined', 'payment-expired'],
})
