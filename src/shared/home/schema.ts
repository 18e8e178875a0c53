import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { orderSummarySchema } from '#shared/orders/schema.ts'
import { guideSteps, optionalSteps } from './guide.ts'

/** One day of sales: what was paid for its orders and not refunded. Money in hundredths of the site's currency. */
export const daySchema = z.object({
  /** `2026-11-20`, in the site's time zone. */
  date: z.string(),
  orders: z.int(),
  revenueCents: z.int(),
})

/** The periods of the sales chart, in days. */
export const salesPeriods = ['7', '30', '90'] as const
export type SalesPeriod = (typeof salesPeriods)[number]

export const salesSchema = z.object({
  /** All days of the period, oldest first; the last is today. */
  days: z.array(daySchema),
  /** The sums of the same number of days before. */
  before: z.object({ orders: z.int(), revenueCents: z.int() }),
  todaysOrders: z.array(orderSummarySchema),
})

export const getHomeCall = contract({
  method: 'GET',
  path: '/api/owner/home',
  summary: 'Get today’s orders, the sales of a period, the to-do list, what a role works on and the set-up guide',
  access: 'site.read',
  query: z.object({ days: z.enum(salesPeriods).default('7') }),
  reply: z.object({
    /** Null when the role sees neither orders nor reports; without orders when it sees only reports. */
    sales: salesSchema.nullable(),
    /** How much there is of what the role works on; null for roles that see orders, and for what a role does not open. */
    work: z
      .object({
        pages: z.int().nullable(),
        /** Posts, events and other items of collections. */
        collections: z.int().nullable(),
        forms: z.int().nullable(),
        /** Published. */
        reviews: z.int().nullable(),
        /** Confirmed. */
        subscribers: z.int().nullable(),
        /** Of these, from the last 30 days. */
        newSubscribers: z.int().nullable(),
      })
      .nullable(),
    /** Null when the role cannot change the settings. */
    guide: z.array(z.object({ step: z.enum(guideSteps), state: z.enum(['done', 'open', 'skipped']) })).nullable(),
    /** Where visitors still see texts of the starting site, the first few places; empty where the guide is null. */
    samples: z.array(
      z.object({
        place: z.enum(['page', 'item', 'footer']),
        /** Of the page or item; empty for the footer. */
        id: z.string(),
        title: z.string(),
      }),
    ),
    /** Open tasks; 0 where there are none or where the role cannot see them. */
    toDo: z.object({
      ordersToFulfil: z.int(),
      paymentsAwaited: z.int(),
      /** Customers who withdrew from their contract and have no answer yet. */
      withdrawalsReceived: z.int(),
      /** Accepted withdrawals whose money has not been returned. */
      withdrawalsToRefund: z.int(),
      /** Returns that buyers asked for. */
      returnsRequested: z.int(),
      /** Returns that have arrived and are not refunded. */
      returnsToRefund: z.int(),
      submissionsUnread: z.int(),
      /** Reviews that wait for approval. */
      reviewsWaiting: z.int(),
      productsSoldOut: z.int(),
      productsFewLeft: z.int(),
      /** Products of kinds that cannot be sold (`isSellableKind`). */
      productsNotSellable: z.int(),
      emailsDelayed: z.int(),
      emailsUnconfirmed: z.int(),
      emailsFailed: z.int(),
      jobsGivenUp: z.int(),
      /** Paid orders without an invoice, while none can be issued because the seller's address or tax number is missing. */
      ordersWithoutInvoice: z.int(),
      /** Orders with a refund that the provider could not return. */
      refundsFailed: z.int(),
      /** Modes of Stripe whose keys Stripe rejects. */
      stripeKeysRejected: z.int(),
      /** The same for PayPal. */
      paypalKeysRejected: z.int(),
      /** 1 while the site's own mail server takes no emails. */
      mailServersFailing: z.int(),
      /** Paused subscriptions whose payment method was removed: their customers have to choose another. */
      subscriptionsWithoutMethod: z.int(),
    }),
  }),
})

export const skipGuideStepCall = contract({
  method: 'PUT',
  path: '/api/owner/home/guide/:step',
  summary: 'Skip a step of the set-up guide, or bring it back',
  access: 'settings.manage',
  parameters: z.object({ step: z.enum(optionalSteps) }),
  body: z.strictObject({ isSkipped: z.boolean() }),
  reply: z.object({}),
})
