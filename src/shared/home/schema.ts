import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { orderSummarySchema } from '#shared/orders/schema.ts'
import { guideSteps, optionalSteps } from './guide.ts'

/** One day of sales (`countsAsTakings`). Money in hundredths of the site's currency. */
export const daySchema = z.object({
  /** `2026-11-20`, in the site's time zone. */
  date: z.string(),
  orders: z.int(),
  revenueCents: z.int(),
})

/** How many days the sales are looked at. */
export const salesPeriods = ['7', '30', '90'] as const
export type SalesPeriod = (typeof salesPeriods)[number]

export const salesSchema = z.object({
  /** As many days as the period has, oldest first; the last is today. */
  days: z.array(daySchema),
  /** As many days before them, together. */
  before: z.object({ orders: z.int(), revenueCents: z.int() }),
  todaysOrders: z.array(orderSummarySchema),
})

export const getHome = contract({
  method: 'GET',
  path: '/api/owner/home',
  summary: 'Get today’s orders, the sales of a period, the to-do list and the set-up guide',
  access: 'site.read',
  query: z.object({ days: z.enum(salesPeriods).default('7') }),
  reply: z.object({
    /** Null for someone whose role may not see orders. */
    sales: salesSchema.nullable(),
    /** Null for someone whose role may not change the settings. */
    guide: z.array(z.object({ step: z.enum(guideSteps), state: z.enum(['done', 'open', 'skipped']) })).nullable(),
    /** Counts of what waits for someone; 0 where nothing does, or where the role may not know. */
    toDo: z.object({
      ordersToFulfil: z.int(),
      paymentsAwaited: z.int(),
      submissionsUnread: z.int(),
      productsSoldOut: z.int(),
      productsFewLeft: z.int(),
      /** Products of kinds that cannot be sold (`isSellableKind`). */
      productsNotSellable: z.int(),
      lettersDelayed: z.int(),
      lettersUnconfirmed: z.int(),
      lettersFailed: z.int(),
      jobsGivenUp: z.int(),
    }),
  }),
})

export const skipGuideStep = contract({
  method: 'PUT',
  path: '/api/owner/home/guide/:step',
  summary: 'Skip a step of the set-up guide, or bring it back',
  access: 'settings.manage',
  parameters: z.object({ step: z.enum(optionalSteps) }),
  body: z.strictObject({ isSkipped: z.boolean() }),
  reply: z.object({}),
})
