import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { orderSummarySchema } from '#shared/orders/schema.ts'

/** One day of takings (`countsAsTakings`). Money in hundredths of the site's currency. */
export const daySchema = z.object({
  /** `2026-11-20`, in the site's time zone. */
  date: z.string(),
  orders: z.int(),
  revenueCents: z.int(),
})

export const getHome = contract({
  method: 'GET',
  path: '/api/owner/home',
  summary: "Today's orders, the days before, and what needs doing",
  access: 'site.read',
  reply: z.object({
    /** Null for someone whose role may not see orders. */
    sales: z
      .object({
        /** Seven days, oldest first; the last is today. */
        days: z.array(daySchema),
        todaysOrders: z.array(orderSummarySchema),
      })
      .nullable(),
    /** Counts of what waits for someone; 0 where nothing does, or where the role may not know. */
    toDo: z.object({
      ordersToFulfil: z.int(),
      paymentsAwaited: z.int(),
      submissionsUnread: z.int(),
      productsSoldOut: z.int(),
      productsFewLeft: z.int(),
      lettersDelayed: z.int(),
      lettersFailed: z.int(),
      jobsGivenUp: z.int(),
    }),
  }),
})
