import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { paymentMethodIds } from '#shared/settings/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { paymentCompanies } from './companies.ts'
import { disputeStates } from './disputes.ts'

const disputeSchema = z.object({
  /** The provider’s own id. */
  reference: z.string(),
  cents: z.int(),
  currency: currencySchema,
  /** The bank’s reason, as the provider names it. */
  reason: z.string(),
  state: z.enum(disputeStates),
  /** Until when the owner can answer; null when no answer is needed. */
  respondBy: z.int().nullable(),
})
export type OrderDispute = z.infer<typeof disputeSchema>

/** How many events one call returns. */
export const EVENTS_PER_PAGE = 50

/** The money of one order: who paid it, and who disputes it. */
export const getOrderPaymentsCall = contract({
  method: 'GET',
  path: '/api/owner/orders/:orderId/payments',
  summary: 'Get the payments of an order with their disputes',
  access: 'orders.read',
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({
    payments: z.array(
      z.object({
        id: idSchema,
        method: z.enum(paymentMethodIds),
        /** What of the order it pays for, in hundredths. */
        cents: z.int(),
        /** The provider’s own id of the charge; null where there is none. */
        reference: z.string().nullable(),
        disputes: z.array(disputeSchema),
      }),
    ),
  }),
})

/** The body is read as it was sent, because the provider has signed exactly that. */
export const receivePaymentEventCall = contract({
  method: 'POST',
  path: '/api/commerce/payments/:method/events',
  summary: 'Submit an event of a payment provider, signed by it',
  access: 'public',
  parameters: z.object({ method: z.enum(paymentMethodIds) }),
  reply: z.object({}),
  failures: ['payment-events-closed', 'payment-event-unsigned'],
  bodyLimit: 1024 * 1024,
  needsNoCsrfToken: true,
})

export const listPaymentEventsCall = contract({
  method: 'GET',
  path: '/api/owner/payment-events',
  summary: 'List the events of payment providers, newest first',
  access: 'settings.manage',
  query: z.object({
    after: idSchema.optional(),
    /** Only its events. */
    company: z.enum(paymentCompanies).optional(),
  }),
  reply: z.object({
    events: z.array(
      z.object({
        id: idSchema,
        method: z.enum(paymentMethodIds),
        /** The provider's name for what happened. */
        type: z.string(),
        receivedAt: z.int(),
        /** Null while its job has not finished. */
        handledAt: z.int().nullable(),
      }),
    ),
    /** `after` of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
})

export const repeatPaymentEventCall = contract({
  method: 'POST',
  path: '/api/owner/payment-events/:eventId/repeat',
  summary: 'Retry an event of a payment provider',
  access: 'settings.manage',
  parameters: z.object({ eventId: idSchema }),
  reply: z.object({}),
  failures: ['payment-event-not-found'],
})
