import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { centsSchema, currencySchema } from '#shared/money/schema.ts'
import { ownAmountsSchema } from '#shared/products/own-amounts/schema.ts'
import { subscriptionPlanSchema, subscriptionStates } from '#shared/subscription-plans/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { pauseReasons } from './content.ts'

/** The owner's calls on subscriptions. Money in hundredths of the subscription's currency, before shipping and taxes. */

const subscriptionSummarySchema = z.object({
  id: idSchema,
  /** Counts from 1 on each website. */
  number: z.int(),
  state: z.enum(subscriptionStates),
  email: z.string(),
  name: z.string(),
  title: z.string(),
  quantity: z.int(),
  plan: subscriptionPlanSchema,
  testMode: z.boolean(),
  currency: currencySchema,
  amountCents: z.int(),
  /** When the next payment is due, or a failed one is tried again; null when none will be. */
  nextAt: z.int().nullable(),
  /** The orders so far. */
  cycles: z.int(),
  /** When its trial ends; null when it had none, or it is over. */
  trialEndsAt: z.int().nullable(),
  /** When it ended or was canceled; null while it is not over, and where that time is not known. */
  overAt: z.int().nullable(),
})
export type SubscriptionSummary = z.infer<typeof subscriptionSummarySchema>

/** What the active subscriptions of one currency bring, before shipping and taxes. Tests do not count. */
const expectedSchema = z.object({
  currency: currencySchema,
  count: z.int(),
  /** The payments that are due within 30 days. */
  soonCents: z.int(),
  /** The payments of a whole year, as if nothing changed. */
  yearCents: z.int(),
})
export type Expected = z.infer<typeof expectedSchema>

const subscriptionDetailsSchema = subscriptionSummarySchema.extend({
  createdAt: z.int(),
  /** Whether it is a donation: nothing is shipped or taxed. */
  isDonation: z.boolean(),
  sku: z.string(),
  productId: z.string(),
  /** Null while older orders are being joined to customers, and after an erasure. */
  customerId: idSchema.nullable(),
  /** Where the next order is shipped, as it is printed; empty where nothing is shipped. */
  shipsTo: z.array(z.string()),
  /** What the amount of a donation can be changed to; null for what is sold, and where nothing can be chosen. */
  amounts: ownAmountsSchema.nullable(),
  /** The payment method that is charged, such as Visa •••• 4242; '' while the provider has not said it. */
  method: z.string(),
  /** The payment method that was removed at its provider; '' where none was. */
  lostMethod: z.string(),
  /** How often the payment of this period was declined. */
  failures: z.int(),
  pausedBy: z.enum(pauseReasons).nullable(),
  /** Why a renewal waits; '' when it does not. */
  waitsFor: z.string(),
  /** An announced price of one item; null without one. */
  newPrice: z.object({ unitPriceCents: z.int(), from: z.int() }).nullable(),
  /** When the order that was skipped last would come; null where none can be brought back. */
  skippedAt: z.int().nullable(),
  /** Latest first. */
  orders: z.array(
    z.object({ id: idSchema, number: z.int(), placedAt: z.int(), totalCents: z.int(), currency: currencySchema }),
  ),
})
export type SubscriptionDetails = z.infer<typeof subscriptionDetailsSchema>

const idOnly = z.object({ subscriptionId: idSchema })

export const listSubscriptionsCall = contract({
  method: 'GET',
  path: '/api/owner/subscriptions',
  summary: 'List the subscriptions, those that renew next first, a page at a time',
  access: 'orders.read',
  query: z.object({
    /** The number of a subscription, or what the search of orders finds: their number, or the beginning of a word. */
    search: z.string().max(100).optional(),
    state: z.enum(subscriptionStates).optional(),
    /** Those that the order began, or the one that it renewed. */
    orderId: idSchema.optional(),
    after: cursorSchema.optional(),
  }),
  /** `expected` is null but on the first page of a list without a search. */
  reply: z.object({
    subscriptions: z.array(subscriptionSummarySchema),
    next: z.string().nullable(),
    expected: z.array(expectedSchema).nullable(),
  }),
})

export const getSubscriptionCall = contract({
  method: 'GET',
  path: '/api/owner/subscriptions/:subscriptionId',
  summary: 'Get a subscription with its orders',
  access: 'orders.read',
  parameters: idOnly,
  reply: z.object({ subscription: subscriptionDetailsSchema }),
  failures: ['subscription-not-found'],
})

export const changeDonationAmountCall = contract({
  method: 'POST',
  path: '/api/owner/subscriptions/:subscriptionId/amount',
  summary: 'Change the amount of a recurring donation from its next payment on; the donor gets an email',
  access: 'orders.manage',
  parameters: idOnly,
  body: z.strictObject({ amountCents: centsSchema }),
  reply: z.object({ subscription: subscriptionDetailsSchema }),
  failures: [
    'subscription-not-found',
    'subscription-over',
    'subscription-changed',
    'own-amount-not-offered',
    'own-amount-out-of-range',
    'own-amount-unreadable',
  ],
})

export const changeSubscriptionCall = contract({
  method: 'POST',
  path: '/api/owner/subscriptions/:subscriptionId/state',
  summary:
    'Skip the next order of a subscription or take that back, pause, resume or cancel it; its customer gets an email',
  access: 'orders.manage',
  parameters: idOnly,
  body: z.strictObject({
    action: z.enum(['skip', 'unskip', 'pause', 'resume', 'cancel']),
    /** The next payment, when `skip` or `unskip` was chosen: the same request twice moves it once. Absent, it is the next one. */
    nextAt: z.int().min(0).optional(),
  }),
  reply: z.object({ subscription: subscriptionDetailsSchema }),
  failures: [
    'subscription-not-found',
    'subscription-over',
    'subscription-changed',
    'subscription-without-method',
    'subscription-skipped-far',
  ],
})
